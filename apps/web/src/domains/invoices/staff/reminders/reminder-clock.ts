import { describePreferredTime } from '@cleaning/contract/fields/rules';
import { REMINDER_TIME } from '@cleaning/contract/invoices';

/** The time of day at which reminders are sent: "2:00 pm". */
export const REMINDER_CLOCK = describePreferredTime(REMINDER_TIME);
