import {
  LATEST_REMINDER_DAYS,
  REMINDER_DAYS,
  type Reminder,
  type ReminderDays,
} from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';

interface Planned {
  readonly dueDate: string;
  /** When each step went, as Sydney dates. */
  readonly sentOn: ReadonlyMap<number, string>;
  /** Reminders of the invoice, or of all of its client, are stopped. */
  readonly isStopped: boolean;
  /** The day on which reminders of its client go again; null where they are not held. */
  readonly heldUntil: string | null;
}

/**
 * Where each reminder of an invoice stands. A held one goes on the day on which the hold ends, unless it is too
 * late by then.
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
