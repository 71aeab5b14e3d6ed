/** The states of an appointment. It has a time once it is confirmed. */
export const APPOINTMENT_STATUSES = [
  'requested',
  'confirmed',
  'in_progress',
  'completed',
  'declined',
  'cancelled',
  'no_access',
] as const;

/** The statuses of a reschedule request. An appointment has at most one open request. */
export const RESCHEDULE_REQUEST_STATUSES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

/** The commands on an existing appointment, or on its reschedule request. */
export const APPOINTMENT_TRANSITIONS = [
  'confirm',
  'decline',
  'reschedule',
  'assign',
  'edit',
  'start',
  'report_running_late',
  'complete',
  'correct_times',
  'report_no_access',
  'undo_no_access',
  'start_after_no_access',
  'complete_after_no_access',
  'cancel',
  'request_reschedule',
  'accept_reschedule',
  'decline_reschedule',
  'withdraw_reschedule',
  'charge_fee',
  'waive_fee',
] as const;

/** The decision about the fee of a visit that was cancelled too late or had no access. */
export const LATE_FEE_STATES = ['open', 'charged', 'waived'] as const;

/** Every command: `request` creates an appointment, and the others change it. */
export const APPOINTMENT_COMMANDS = ['request', ...APPOINTMENT_TRANSITIONS] as const;

/** Who gives commands. Admins act as staff. */
export const APPOINTMENT_ACTORS = ['client', 'staff'] as const;

export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
export type RescheduleRequestStatus = (typeof RESCHEDULE_REQUEST_STATUSES)[number];
export type LateFeeState = (typeof LATE_FEE_STATES)[number];
export type AppointmentTransition = (typeof APPOINTMENT_TRANSITIONS)[number];
export type AppointmentCommand = (typeof APPOINTMENT_COMMANDS)[number];
export type AppointmentActor = (typeof APPOINTMENT_ACTORS)[number];

/** What the fee of a visit is called, on screen and on an invoice. */
export const lateFeeName = (status: AppointmentStatus): string =>
  status === 'no_access' ? 'No access fee' : 'Late cancellation fee';
