import { SERIES_DAYS_AHEAD, scheduleSeries } from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Database, Transaction } from '../../../platform/db/client.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { bookVisits } from './book-visits.ts';
import { listVisits } from './load-series.ts';
import { claimSeriesToBook, markBooked } from './series-repository.ts';

/**
 * Books the visits of every series twelve weeks ahead. Several processes may do so at once: one of
 * them claims each series, and a date never gets two visits. The client gets no email now, only the
 * usual reminder of each visit.
 */
export async function extendSeries(database: Database, now: Date): Promise<void> {
  const until = addDays(sydneyDateOf(now), SERIES_DAYS_AHEAD);
  while (await inTransaction(database, (transaction) => extendNext(transaction, until, now)));
}

async function extendNext(transaction: Transaction, until: string, now: Date): Promise<boolean> {
  const series = await claimSeriesToBook(transaction, until);
  if (series === undefined) return false;
  const from = addDays(series.bookedUntil, 1);
  const visits = await listVisits(transaction, series.id, from);
  const { book } = scheduleSeries(series, visits, { from, to: until, now });
  await bookVisits(transaction, { series, dates: book, viewer: null, now });
  await markBooked(transaction, series.id, until);
  return true;
}
