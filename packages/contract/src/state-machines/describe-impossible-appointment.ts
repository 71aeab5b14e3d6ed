import type { AppointmentStatus, AppointmentTransition } from './appointment-states.ts';

const DONE: Readonly<Record<AppointmentTransition, string>> = {
  confirm: 'confirmed',
  decline: 'declined',
  reschedule: 'moved',
  assign: 'given to another cleaner',
  start: 'started',
  report_running_late: 'recorded as late',
  complete: 'completed',
  report_no_access: 'recorded as one that we could not get into',
  cancel: 'cancelled',
  request_reschedule: 'moved to another time',
  accept_reschedule: 'moved to another time',
  decline_reschedule: 'kept at its time',
  withdraw_reschedule: 'kept at its time',
  charge_fee: 'charged as one that was cancelled late',
  waive_fee: 'freed of a late fee',
};

const NOW: Readonly<Record<AppointmentStatus, string>> = {
  requested: 'is waiting to be confirmed',
  confirmed: 'is confirmed',
  in_progress: 'is under way',
  completed: 'is completed',
  declined: 'has been declined',
  cancelled: 'has been cancelled',
  no_access: 'could not be done',
};

/** Explains to the user why a command is not possible in this state. */
export function describeImpossibleAppointment(
  command: AppointmentTransition,
  status: AppointmentStatus,
): string {
  return `This visit ${NOW[status]}, so it cannot be ${DONE[command]} now.`;
}
