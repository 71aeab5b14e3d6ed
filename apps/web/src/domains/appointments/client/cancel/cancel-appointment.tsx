import type { Appointment } from '@cleaning/contract/appointments';
import { SERVICES } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { TextAreaField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '#kit/hooks/use-now.ts';
import { useTextDraft } from '#kit/drafts/use-drafts.tsx';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { cancellationCost, describeCancelled } from './cancellation-labels.ts';
import { useLatestAppointment, AppointmentChanged } from '../../latest-appointment.tsx';
import { appointmentActions } from '../detail/appointment-actions.ts';
import { feeOnButton, useOwnLateFee } from '../../late-fee.ts';
import { describeAppointmentTime } from '../../format-appointment.ts';
import { DialogOutcome } from '../detail/appointment-dialog.tsx';
import type { AppointmentDialogProps } from '../detail/appointment-dialog.tsx';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

/** Cancels an appointment. Shows the cost before the decision, and the outcome after it. */
export function CancelAppointment({ appointment, open, onClose }: AppointmentDialogProps) {
  const api = useApi();
  const now = useNow();
  const cancel = useMutation(api.cancelAppointment.mutation({ id: appointment.id }));
  const { opened, latest: current, hasChanged, handleConflict } = useLatestAppointment(appointment);
  const { text: reason, setText: setReason, forget } = useTextDraft(`cancel ${appointment.id}`);
  const [cancelled, setCancelled] = useState<Appointment | null>(null);
  const fee = useOwnLateFee(current);
  const isRequest = current.status === 'requested';
  const noun = isRequest ? 'request' : 'visit';

  const { submit, isBusy, error } = useSubmitOnce(async () => {
    const trimmedReason = reason.trim();
    try {
      setCancelled(
        await cancel.mutateAsync({
          version: current.version,
          ...(trimmedReason !== '' && { reason: trimmedReason }),
        }),
      );
    } catch (refusal) {
      handleConflict(refusal);
      throw refusal;
    }
    forget();
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
  const cost = cancellationCost(current, now, fee);
  const { canCancel } = appointmentActions(current, now);
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={`Cancel this ${noun}?`}
      canConfirm={canCancel}
      confirmLabel={`Cancel ${noun}${cost.isFree ? '' : feeOnButton(fee.cents)}`}
      busyLabel="Cancelling"
      keepLabel={canCancel ? `Keep the ${noun}` : 'Close'}
      onConfirm={() => void submit()}
      busy={isBusy}
      error={hasChanged ? null : error}
      errorTitle="Not cancelled"
    >
      <p>{`${SERVICES[current.service_id].name}, ${unbrokenTimes(describeAppointmentTime(current))}.`}</p>
      {hasChanged ? <AppointmentChanged opened={opened} latest={current} /> : null}
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
    </ConfirmDialog>
  );
}
