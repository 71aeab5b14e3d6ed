import type { AppointmentEvent } from '@cleaning/contract/appointments';
import { describeShortMoment } from '../../format-appointment.ts';

type Words = (event: AppointmentEvent) => string;

const at = ({ starts_at: start }: AppointmentEvent): string =>
  start === null ? '' : ` to ${describeShortMoment(start)}`;

const isByClient = ({ actor }: AppointmentEvent): boolean => actor === 'client';

const WORDS: Readonly<Record<AppointmentEvent['command'], Words>> = {
  request: (event) => (isByClient(event) ? 'The client asked for it' : 'The office made it'),
  confirm: () => 'Booked',
  decline: () => 'Declined',
  reschedule: (event) => `Moved${at(event)}`,
  assign: () => 'Cleaner changed',
  edit: () => 'Details changed',
  start: () => 'Started',
  report_running_late: () => 'Running late, the client was told',
  complete: () => 'Completed',
  correct_times: () => 'Times corrected',
  report_no_access: () => 'No access',
  undo_no_access: () => '“No access” taken back',
  start_after_no_access: () => '“No access” taken back: it goes on',
  complete_after_no_access: () => '“No access” taken back: it is done',
  cancel: (event) => (isByClient(event) ? 'The client cancelled' : 'Cancelled'),
  request_reschedule: () => 'The client asked for another time',
  accept_reschedule: (event) => `Moved${at(event)}, as the client asked`,
  decline_reschedule: () => 'The client’s other time was declined',
  withdraw_reschedule: () => 'The client keeps the time',
  charge_fee: () => 'Fee charged',
  waive_fee: () => 'Fee waived',
};

/** What was done with a visit, in words for the office: "Moved to Thu 3 Dec, 9:00 am". */
export const describeVisitEvent = (event: AppointmentEvent): string => WORDS[event.command](event);
