/** The states of an appointment. It has a time from the moment it is confirmed. */
export const APPOINTMENT_STATUSES = [
  'requested',
  'confirmed',
  'in_progress',
  'completed',
  'declined',
  'cancelled',
  'no_access',
] as const;

/** The states of a client's wish for another time. An appointment has one open wish at most. */
export const CHANGE_REQUEST_STATUSES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

/** What moves an existing appointment, or the wish for another time that it carries. */
export const APPOINTMENT_TRANSITIONS = [
  'confirm',
  'decline',
  'reschedule',
  'start',
  'complete',
  'report_no_access',
  'cancel',
  'ask_for_another_time',
  'accept_another_time',
  'decline_another_time',
  'withdraw_another_time',
] as const;

/** Everything that can be done to an appointment: it is requested once, then moved. */
export const APPOINTMENT_COMMANDS = ['request', ...APPOINTMENT_TRANSITIONS] as const;

/** Who can do it. Admins act as staff. */
export const APPOINTMENT_ACTORS = ['client', 'staff'] as const;

export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
export type ChangeRequestStatus = (typeof CHANGE_REQUEST_STATUSES)[number];
export type AppointmentTransition = (typeof APPOINTMENT_TRANSITIONS)[number];
export type AppointmentCommand = (typeof APPOINTMENT_COMMANDS)[number];
export type AppointmentActor = (typeof APPOINTMENT_ACTORS)[number];
