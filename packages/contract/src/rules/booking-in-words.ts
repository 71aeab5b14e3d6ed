import { formatPlainDate } from '@cleaning/pricing';
import type { Quote } from '../quotes/entity.ts';

/**
 * How an approved quote that is not booked yet comes to its first visit, for the client, as screens
 * and emails say it.
 */
export function bookingInWords({
  preferred_date: date,
  deposit,
}: {
  readonly preferred_date: Quote['preferred_date'];
  readonly deposit: Pick<Quote['deposit'], 'status'>;
}): string {
  return deposit.status === 'due' && date !== null
    ? `When all of the deposit is with us, we book ${formatPlainDate(date, 'long')} if it is still free, and email you the time. If it is not, we agree on another day with you.`
    : 'Next, we confirm a day and a time with you.';
}
