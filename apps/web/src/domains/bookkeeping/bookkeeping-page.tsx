import { sydneyDateOf } from '@cleaning/pricing';
import { Stack } from '@cleaning/ui/stack';
import { useSearchParams } from 'react-router-dom';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { exportIn, quarterIn, viewIn, yearOfQuarter } from './bookkeeping-view.ts';
import { AgedDebtsView } from './debts/aged-debts.tsx';
import { debtsIn, debtsQuery } from './debts/debts-view.ts';
import { Exports } from './exports/exports.tsx';
import { GstByQuarter } from './gst/gst-by-quarter.tsx';

export const handle = { title: 'Bookkeeping' };

/** Prefetches the data of the view in the address. */
export const prefetch: Prefetch = ({ api, read, search }) => {
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

/** The bookkeeping page: export files, GST, and aged debts. */
export function Component() {
  const [search] = useSearchParams();
  const view = viewIn(search);
  return (
    <Stack gap="space-4">
      {view === 'exports' ? <Exports /> : null}
      {view === 'gst' ? <GstByQuarter /> : null}
      {view === 'debts' ? <AgedDebtsView /> : null}
    </Stack>
  );
}
