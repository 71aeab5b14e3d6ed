import type { AppointmentStatus, AppointmentTransition } from './appointment-states.ts';

const DONE: Readonly<Record<AppointmentTransition, string>> = {
  confirm: 'confirmed',
  decline: 'declined',
  reschedule: 'moved',
  start: 'started',
  complete: 'completed',
  report_no_access: 'recorded as one that we could not get into',
  cancel: 'cancelled',
  ask_for_another_time: 'moved to another time',
  accept_another_time: 'moved to another time',
  decline_another_time: 'kept at its time',
  withdraw_another_time: 'kept at its time',
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

/** Says, to the person who asked, why a command makes no sense in this state. */
export function describeImpossibleAppointment(
  command: AppointmentTransition,
  status: AppointmentStatus,
): string {
  return `This visit ${NOW[status]}, so it cannot be ${DONE[command]} now.`;
}
