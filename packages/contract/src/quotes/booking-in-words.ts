import { formatPlainDate } from '@cleaning/pricing';
import type { Quote } from './entity.ts';

/** The days that a client asked for, as a quote says them. */
export type WantedDays = Pick<Quote, 'preferred_date'> & Partial<Pick<Quote, 'second_date'>>;

/**
 * The day that is booked for a client, with their second choice, and the beginning of what happens
 * otherwise: "Thursday 10 December 2026 if it is still free" and "If it is not".
 *
 * @returns null without a day.
 */
export function wantedDaysInWords({
  preferred_date: first,
  second_date: second = null,
}: WantedDays): { readonly days: string; readonly otherwise: string } | null {
  if (first === null) return null;
  const day = formatPlainDate(first, 'long');
  if (second === null || second === first) {
    return { days: `${day} if it is still free`, otherwise: 'If it is not' };
  }
  return {
    days: `${day} or, if that is taken, ${formatPlainDate(second, 'long')}`,
    otherwise: 'If neither is free',
  };
}

/**
 * How an approved quote that is not booked yet comes to its first visit, for the client, as screens
 * and emails say it.
 */
export function bookingInWords({
  deposit,
  ...wanted
}: WantedDays & { readonly deposit: Pick<Quote['deposit'], 'status'> }): string {
  const booked = wantedDaysInWords(wanted);
  return deposit.status === 'due' && booked !== null
    ? `When all of the deposit is with us, we book ${booked.days}, and email you the time. ${booked.otherwise}, we agree on another day with you.`
    : 'Next, we confirm a day and a time with you.';
}
