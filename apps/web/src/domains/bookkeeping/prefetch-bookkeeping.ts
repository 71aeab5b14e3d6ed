import { sydneyDateOf } from '@cleaning/pricing';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { teamApiOf } from '#kit/api/team-api.ts';
import { debtsIn, debtsQuery } from './debts/debts-view.ts';
import { exportIn, quarterIn, viewIn, yearOfQuarter } from './bookkeeping-view.ts';

/** Prefetches the data of the view in the address. */
export const prefetchBookkeeping: Prefetch = ({ portalApi, read, search }) => {
  const { queries } = teamApiOf(portalApi);
  const today = sydneyDateOf(new Date());
  const view = viewIn(search);
  if (view === 'debts') {
    void read(queries.bookkeeping.agedDebts(debtsQuery(debtsIn(search), today)));
  } else if (view === 'gst') {
    void read(queries.bookkeeping.gst(yearOfQuarter(quarterIn(search, today))));
  } else {
    const chosen = exportIn(search, today);
    if (chosen.from > chosen.to) return;
    void read(queries.bookkeeping.exportPreview(chosen));
    if (chosen.layout !== 'plain') void read(queries.ndis.settings());
  }
};
