import { useState } from 'react';
import { useNow } from '#kit/hooks/use-now.ts';
import { useCommand } from '#kit/forms/use-command.ts';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestAppointment, AppointmentChanged } from '../../latest-appointment.tsx';
import { appointmentActions } from '../detail/appointment-actions.ts';
import { describeAppointmentTime, describeStart } from '../../format-appointment.ts';
import { DialogOutcome } from '../detail/appointment-dialog.tsx';
import type { AppointmentDialogProps } from '../detail/appointment-dialog.tsx';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

/** Withdraws the reschedule request. */
export function WithdrawRescheduleRequest({ appointment, open, onClose }: AppointmentDialogProps) {
  const api = useApi();
  const now = useNow();
  const { opened, latest: current, hasChanged, handleConflict } = useLatestAppointment(appointment);
  const [isDone, setDone] = useState(false);
  const { canWithdraw } = appointmentActions(current, now);
  const time = describeStart(current);

  const withdraw = api.withdrawReschedule.mutation({ id: appointment.id });
  const { submit, isBusy, error } = useCommand(withdraw, {
    onRefused: handleConflict,
    onDone: () => setDone(true),
  });

  if (isDone) {
    return (
      <DialogOutcome
        open={open}
        onClose={onClose}
        title="Your visit stays as it is"
        text={`We will come on ${unbrokenTimes(describeAppointmentTime(current))}.`}
      />
    );
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Keep ${time}?`}
      harmless
      canConfirm={canWithdraw}
      confirmLabel={`Keep ${time}`}
      busyLabel="Saving"
      keepLabel={canWithdraw ? 'I still want another time' : 'Close'}
      onConfirm={() => void submit({ version: current.version })}
      busy={isBusy}
      error={hasChanged ? null : error}
      errorTitle="Not changed"
    >
      {hasChanged ? (
        <AppointmentChanged opened={opened} latest={current} />
      ) : (
        <p>{`We will stop looking for another time and come on ${unbrokenTimes(describeAppointmentTime(current))}.`}</p>
      )}
    </ConfirmDialog>
  );
}
