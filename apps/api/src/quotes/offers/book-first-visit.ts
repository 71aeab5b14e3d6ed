import type { Quote } from '@cleaning/contract/quotes';
import { RECURRENCE_OF_WEEKS } from '@cleaning/contract/series/rules';
import { transitionQuote } from '@cleaning/contract/quotes/rules';
import { estimateMinutes, sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError } from '../../core/http/api-error.ts';
import { findFirstVisit } from '../../appointments/index.ts';
import { executeSystemCommand } from '../quote-record.ts';
import { readQuote, type QuoteCall } from '../load-quote.ts';
import { lockQuote, type QuoteRow } from '../quote-repository.ts';
import { bookAppointments } from './book-appointments.ts';

/**
 * Books the first visit of a quote and its series, at a time that the client asked for and that is
 * still free, as soon as the quote is approved and no deposit is due. Without such a time the quote
 * stays approved, and staff book it.
 *
 * @param current the quote as the last command left it.
 * @returns the quote as it is then.
 */
export async function bookFirstVisit(
  transaction: Transaction,
  current: Quote,
  call: QuoteCall,
): Promise<Quote> {
  const { id, viewer, now } = call;
  const row = await lockQuote(transaction, id, viewer);
  if (row?.status !== 'approved' || row.depositStatus === 'due') return current;
  const visit = await findFirstVisit(
    transaction,
    { clientId: row.clientId, minutes: estimateMinutes(row), wanted: wantedTimes(row) },
    now,
  );
  if (visit === null) return current;
  const series =
    row.intervalWeeks === null
      ? undefined
      : {
          recurrence: RECURRENCE_OF_WEEKS[row.intervalWeeks],
          first_date: visit.date,
          start_time: visit.startTime,
          end_time: visit.endTime,
          staff_id: visit.staffId,
          plan_clashes_later: true,
        };
  const plan = {
    starts_at: visit.startsAt.toISOString(),
    ends_at: visit.endsAt.toISOString(),
    staff_id: visit.staffId,
  };
  const plans = series === undefined ? [plan] : [];
  try {
    // A savepoint, since the time may be taken meanwhile: the approval or the payment holds all the same.
    await transaction.transaction((nested) =>
      bookAppointments(nested, { quote: row, plans, series, viewer, now }),
    );
  } catch (error) {
    if (error instanceof ApiError) return current;
    throw error;
  }
  await convert(transaction, row, now);
  return (await readQuote(transaction, call)).quote;
}

/** The first and the second choice of the client. */
const wantedTimes = ({ preferredDate, preferredTime, secondDate, secondTime }: QuoteRow) => [
  ...(preferredDate === null ? [] : [{ date: preferredDate, time: preferredTime }]),
  ...(secondDate === null ? [] : [{ date: secondDate, time: secondTime ?? 'any' }]),
];

async function convert(transaction: Transaction, row: QuoteRow, now: Date): Promise<void> {
  const result = transitionQuote(row, 'convert', { actor: 'system' }, sydneyDateOf(now));
  if (!result.ok) throw new Error(`An approved quote cannot be converted: ${result.message}`);
  const changes = { status: result.status, revision: result.revision };
  await executeSystemCommand(transaction, row, { command: 'convert', changes }, now);
}
