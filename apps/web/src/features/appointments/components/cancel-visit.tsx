import type { Appointment } from '@cleaning/contract';
import { SERVICES } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { TextAreaField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../shared/clock/index.ts';
import { useTextDraft } from '../../../shared/drafts/use-drafts.tsx';
import { useOnce } from '../../../shared/once/index.ts';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';
import { costOfCancelling, describeCancelled } from '../model/cancel-words.ts';
import { useVisitChange } from '../model/use-visit-change.ts';
import { visitActions } from '../model/visit-actions.ts';
import { describeVisitTime } from '../../../shared/visits/index.ts';
import { DialogOutcome } from './dialog-outcome.tsx';
import type { VisitDialogProps } from './visit-dialogs.tsx';
import { VisitNow } from './visit-now.tsx';

/** Cancels a visit: what it costs is said before, and what came of it after. */
export function CancelVisit({ visit, open, onClose }: VisitDialogProps) {
  const { mutations } = usePortalApi();
  const now = useNow();
  const cancel = useMutation(mutations.appointments.cancel(visit.id));
  const { current, hasChanged, meet } = useVisitChange(visit);
  const { text: reason, setText: setReason, forget } = useTextDraft(`cancel ${visit.id}`);
  const [cancelled, setCancelled] = useState<Appointment | null>(null);
  const isRequest = current.status === 'requested';
  const noun = isRequest ? 'request' : 'visit';

  const { run, isBusy } = useOnce(async () => {
    try {
      const words = reason.trim();
      setCancelled(
        await cancel.mutateAsync({
          version: current.version,
          ...(words !== '' && { reason: words }),
        }),
      );
      forget();
      return true;
    } catch (error) {
      meet(error);
      return false;
    }
  });

  if (cancelled !== null) {
    return (
      <DialogOutcome
        open={open}
        onClose={onClose}
        title={cancelled.starts_at === null ? 'Request cancelled' : 'Visit cancelled'}
        text={describeCancelled(cancelled)}
        tone={cancelled.cancellation?.is_late === true ? 'warning' : 'success'}
      />
    );
  }

  const close = () => {
    forget();
    onClose();
  };
  const cost = costOfCancelling(current, now);
  const { canCancel } = visitActions(current, now);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Cancel this ${noun}?`}
      actions={
        <>
          {canCancel ? (
            <Button
              variant="danger"
              busy={isBusy}
              busyLabel="Cancelling"
              onClick={() => void run()}
            >
              {`Cancel ${noun}`}
            </Button>
          ) : null}
          <Button variant="outline" onClick={close}>
            {canCancel ? `Keep the ${noun}` : 'Close'}
          </Button>
        </>
      }
    >
      <p>{`${SERVICES[current.service_id].name}, ${describeVisitTime(current)}.`}</p>
      {hasChanged ? <VisitNow visit={current} /> : null}
      {canCancel ? (
        <>
          <Alert tone={cost.isFree ? 'info' : 'warning'} title={cost.title}>
            <p>{cost.text}</p>
          </Alert>
          <TextAreaField
            label="Would you like to tell us why?"
            optional
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      ) : null}
      {cancel.error === null || hasChanged ? null : (
        <Alert tone="danger" title="Not cancelled" live>
          <p>{errorMessage(cancel.error)}</p>
        </Alert>
      )}
    </Dialog>
  );
}
