import { SERIES_DAYS_AHEAD } from '@cleaning/contract/series/rules';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { defineJob, MINUTE_MS } from '../core/jobs/job.ts';
import { bookUntil } from './book-visits.ts';
import { listSeriesToBook, lockSeriesToBook } from './series-repository.ts';

const bookedUntil = (now: Date): string => addDays(sydneyDateOf(now), SERIES_DAYS_AHEAD);

/**
 * Books the visits of every series twelve weeks ahead. A date never gets two visits. The client gets
 * no email now, only the usual reminder of each visit.
 */
export const extendSeriesJob = defineJob({
  name: 'extend-series',
  restMs: 10 * MINUTE_MS,
  listDue: ({ database, now }) => listSeriesToBook(database, bookedUntil(now)),
  run: async ({ transaction, now }, id) => {
    const until = bookedUntil(now);
    const series = await lockSeriesToBook(transaction, id, until);
    if (series === undefined) return;
    await bookUntil(transaction, series, { until, now });
  },
});
