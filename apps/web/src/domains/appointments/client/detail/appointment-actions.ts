import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { availableAppointmentCommands } from '@cleaning/contract/appointments/rules';

/** What a client can do with an appointment now. */
export interface AppointmentActions {
  readonly canCancel: boolean;
  readonly canReschedule: boolean;
  readonly canWithdraw: boolean;
}

/** Uses the same state machine as the server, which checks again. */
export function appointmentActions(appointment: AppointmentSummary, now: Date): AppointmentActions {
  const commands = availableAppointmentCommands(
    {
      status: appointment.status,
      startsAt: appointment.starts_at === null ? null : new Date(appointment.starts_at),
      hasCleaner: appointment.staff_member !== null,
      rescheduleRequest: appointment.has_open_reschedule_request ? 'open' : null,
      lateFee: null,
    },
    'client',
    now,
  );
  return {
    canCancel: commands.includes('cancel'),
    canReschedule: commands.includes('request_reschedule'),
    canWithdraw: commands.includes('withdraw_reschedule'),
  };
}
