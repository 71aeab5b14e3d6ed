import {
  LATEST_REMINDER_DAYS,
  REMINDER_DAYS,
  type Reminder,
  type ReminderDays,
} from '@cleaning/contract/invoices';
import { addDays } from '@cleaning/ndis';

interface Planned {
  readonly dueDate: string;
  /** When each reminder step was sent, as Sydney dates. */
  readonly sentOn: ReadonlyMap<number, string>;
  /** Whether reminders of the invoice, or of all invoices of its client, are stopped. */
  readonly isStopped: boolean;
  /** The Sydney date on which reminders of the client start again; null when they are not held. */
  readonly heldUntil: string | null;
}

/**
 * The state of each reminder of an invoice. A held reminder is sent on the day on which the hold
 * ends, unless it is too late by then.
 *
 * @param today the date in Sydney.
 */
export function planReminders(
  { dueDate, sentOn, isStopped, heldUntil }: Planned,
  today: string,
): Reminder[] {
  const earliest = heldUntil !== null && heldUntil > today ? heldUntil : today;
  const isToCome = (days: ReminderDays) =>
    !isStopped && !sentOn.has(days) && addDays(dueDate, days + LATEST_REMINDER_DAYS) >= earliest;
  const next = REMINDER_DAYS.find(isToCome);
  return REMINDER_DAYS.map((days) => {
    const planned = addDays(dueDate, days);
    const sent = sentOn.get(days);
    if (sent !== undefined) return { days, on: sent, state: 'sent' };
    if (!isToCome(days)) return { days, on: planned, state: 'none' };
    if (planned < earliest && earliest > today) return { days, on: earliest, state: 'held' };
    const on = planned < today ? today : planned;
    return { days, on, state: days === next && planned <= addDays(today, 7) ? 'next' : 'planned' };
  });
}
