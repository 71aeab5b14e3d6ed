import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../shared/clock/index.ts';
import { useOnce } from '../../../shared/once/index.ts';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';
import { useVisitChange } from '../model/use-visit-change.ts';
import { visitActions } from '../model/visit-actions.ts';
import { describeVisitTime } from '../../../shared/visits/index.ts';
import { DialogOutcome } from './dialog-outcome.tsx';
import type { VisitDialogProps } from './visit-dialogs.tsx';
import { VisitNow } from './visit-now.tsx';

/** Takes the wish for another time back. */
export function WithdrawWish({ visit, open, onClose }: VisitDialogProps) {
  const { mutations } = usePortalApi();
  const now = useNow();
  const withdraw = useMutation(mutations.appointments.withdrawAnotherTime(visit.id));
  const { current, hasChanged, meet } = useVisitChange(visit);
  const [isDone, setDone] = useState(false);
  const { canWithdraw } = visitActions(current, now);

  const { run, isBusy } = useOnce(async () => {
    try {
      await withdraw.mutateAsync({ version: current.version });
      setDone(true);
      return true;
    } catch (error) {
      meet(error);
      return false;
    }
  });

  if (isDone) {
    return (
      <DialogOutcome
        open={open}
        onClose={onClose}
        title="Your visit stays as it is"
        text={`We come on ${describeVisitTime(current)}.`}
      />
    );
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Keep the time you have?"
      actions={
        <>
          {canWithdraw ? (
            <Button busy={isBusy} busyLabel="Keeping it" onClick={() => void run()}>
              Keep this time
            </Button>
          ) : null}
          <Button variant="outline" onClick={onClose}>
            {canWithdraw ? 'Still ask for another' : 'Close'}
          </Button>
        </>
      }
    >
      {hasChanged ? (
        <VisitNow visit={current} />
      ) : (
        <p>{`We stop looking for another time and come on ${describeVisitTime(current)}.`}</p>
      )}
      {withdraw.error === null || hasChanged ? null : (
        <Alert tone="danger" title="Not changed" live>
          <p>{errorMessage(withdraw.error)}</p>
        </Alert>
      )}
    </Dialog>
  );
}
