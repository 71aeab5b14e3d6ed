import { REMINDER_TIME } from '@cleaning/contract/invoices';
import { describePreferredTime } from '#domains/appointments/describe-preferred-time.ts';

/** The time of day at which reminders are sent: "2:00 pm". */
export const REMINDER_CLOCK = describePreferredTime(REMINDER_TIME);
