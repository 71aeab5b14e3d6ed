import type { Appointment } from '@cleaning/contract/appointments';
import { SERVICES } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { TextAreaField } from '@cleaning/ui/field';
import { useState } from 'react';
import { useTextDraft } from '#kit/drafts/use-drafts.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { cancellationCost, describeCancelled } from './cancellation-labels.ts';
import { useLatestAppointment, AppointmentChanged } from '../../latest-appointment.tsx';
import { appointmentActions } from '../detail/appointment-actions.ts';
import { feeOnButton, useOwnLateFee } from '../../late-fee.ts';
import { useCostMoment } from '../../use-cost-moment.ts';
import { describeAppointmentTime } from '../../format-appointment.ts';
import { DialogOutcome } from '../detail/appointment-dialog.tsx';
import type { AppointmentDialogProps } from '../detail/appointment-dialog.tsx';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

/** Cancels an appointment. Shows the cost before the decision, and the outcome after it. */
export function CancelAppointment({ appointment, open, onClose }: AppointmentDialogProps) {
  const api = useApi();
  const { moment, costShown, handleRefusal } = useCostMoment(appointment.client_id, 'client');
  const versions = useLatestAppointment(appointment);
  const { opened, latest: current, hasChanged } = versions;
  const { text: reason, setText: setReason, forget } = useTextDraft(`cancel ${appointment.id}`);
  const [cancelled, setCancelled] = useState<Appointment | null>(null);
  const fee = useOwnLateFee(current);
  const isRequest = current.status === 'requested';
  const noun = isRequest ? 'request' : 'visit';

  const cancelling = useCommand(api.cancelAppointment.mutation({ id: appointment.id }), {
    onRefused: (error) => handleRefusal(error, versions, [current]),
    onDone: (answer) => {
      setCancelled(answer);
      forget();
    },
  });
  const cancel = () => {
    const trimmedReason = reason.trim();
    void cancelling.submit({
      version: current.version,
      ...costShown,
      ...(trimmedReason !== '' && { reason: trimmedReason }),
    });
  };

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
  const cost = cancellationCost(current, moment, fee);
  const { canCancel } = appointmentActions(current, moment);
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={`Cancel this ${noun}?`}
      canConfirm={canCancel}
      confirmLabel={`Cancel ${noun}${cost.isFree ? '' : feeOnButton(fee.cents)}`}
      busyLabel="Cancelling"
      keepLabel={canCancel ? `Keep the ${noun}` : 'Close'}
      onConfirm={cancel}
      busy={cancelling.isBusy}
      error={hasChanged ? null : cancelling.error}
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
