import type { StatusReader } from '../rules/status-reader.ts';
import type { AppointmentStatus } from './appointment-states.ts';

const WORDS: Readonly<Record<StatusReader, Readonly<Record<AppointmentStatus, string>>>> = {
  client: {
    requested: 'Waiting for us',
    confirmed: 'Confirmed',
    in_progress: 'We are there now',
    completed: 'Completed',
    declined: 'Could not book',
    cancelled: 'Cancelled',
    no_access: 'Could not get in',
  },
  staff: {
    requested: 'To plan',
    confirmed: 'Confirmed',
    in_progress: 'In progress',
    completed: 'Completed',
    declined: 'Declined',
    cancelled: 'Cancelled',
    no_access: 'No access',
  },
};

/** The status of a visit in a few words. */
export const appointmentStatusInWords = (status: AppointmentStatus, reader: StatusReader): string =>
  WORDS[reader][status];
