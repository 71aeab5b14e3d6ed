import { REMINDER_DAYS, type Reminder, type ReminderDays } from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';

interface Planned {
  readonly dueDate: string;
  /** When each step went, as Sydney dates. */
  readonly sentOn: ReadonlyMap<number, string>;
  /** Reminders of the invoice, or of all of its client, are stopped. */
  readonly isStopped: boolean;
}

/**
 * Where each reminder of an invoice stands.
 *
 * @param today the date in Sydney.
 * @param latestDays how many days after its day one still goes.
 */
export function planReminders(
  { dueDate, sentOn, isStopped }: Planned,
  today: string,
  latestDays: number,
): Reminder[] {
  const isToCome = (days: ReminderDays) =>
    !isStopped && !sentOn.has(days) && addDays(dueDate, days + latestDays) >= today;
  const next = REMINDER_DAYS.find(isToCome);
  return REMINDER_DAYS.map((days) => {
    const planned = addDays(dueDate, days);
    const sent = sentOn.get(days);
    if (sent !== undefined) return { days, on: sent, state: 'sent' };
    if (!isToCome(days)) return { days, on: planned, state: 'none' };
    const on = planned < today ? today : planned;
    return { days, on, state: days === next && planned <= addDays(today, 7) ? 'next' : 'planned' };
  });
}
