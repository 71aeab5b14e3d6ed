import { SERIES_DAYS_AHEAD } from '@cleaning/contract/series/rules';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Database } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { MINUTE_MS, type Job } from '../core/jobs/job.ts';
import { bookUntil } from './book-visits.ts';
import { listSeriesToBook, lockSeriesToBook } from './series-repository.ts';

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
      await bookUntil(transaction, series, { until, now });
    }),
});
