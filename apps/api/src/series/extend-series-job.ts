import { SERIES_DAYS_AHEAD, scheduleSeries } from '@cleaning/contract/series/rules';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Database } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { MINUTE_MS, type Job } from '../core/jobs/job.ts';
import { bookVisits } from './book-visits.ts';
import { listVisits } from './load-series.ts';
import { listSeriesToBook, lockSeriesToBook, markBooked } from './series-repository.ts';

const bookedUntil = (now: Date): string => addDays(sydneyDateOf(now), SERIES_DAYS_AHEAD);

/**
 * Books the visits of every series twelve weeks ahead. A date never gets two visits. The client gets
 * no email now, only the usual reminder of each visit.
 */
export const extendSeriesJob = (database: Database): Job => ({
  name: 'extend-series',
  restMs: 10 * MINUTE_MS,
  listDue: (now) => listSeriesToBook(database, bookedUntil(now)),
  run: (id, now) =>
    inTransaction(database, async (transaction) => {
      const until = bookedUntil(now);
      const series = await lockSeriesToBook(transaction, id, until);
      if (series === undefined) return;
      const from = addDays(series.bookedUntil, 1);
      const visits = await listVisits(transaction, series.id, from);
      const { book } = scheduleSeries(series, visits, { from, to: until, now });
      await bookVisits(transaction, { series, dates: book, viewer: null, now });
      await markBooked(transaction, series.id, until);
    }),
});
