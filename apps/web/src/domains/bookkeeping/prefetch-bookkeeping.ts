import { sydneyDateOf } from '@cleaning/pricing';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { debtsIn, debtsQuery } from './debts/debts-view.ts';
import { exportIn, quarterIn, viewIn, yearOfQuarter } from './bookkeeping-view.ts';

/** Prefetches the data of the view in the address. */
export const prefetchBookkeeping: Prefetch = ({ api, read, search }) => {
  const today = sydneyDateOf(new Date());
  const view = viewIn(search);
  if (view === 'debts') {
    void read(api.getAgedDebts.query(debtsQuery(debtsIn(search), today)));
  } else if (view === 'gst') {
    void read(api.getGstReport.query({ year: yearOfQuarter(quarterIn(search, today)) }));
  } else {
    const chosen = exportIn(search, today);
    if (chosen.from > chosen.to) return;
    void read(api.previewExport.query(chosen));
    if (chosen.layout !== 'plain') void read(api.getSettings.query());
  }
};
