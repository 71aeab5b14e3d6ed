import { useSearchParams } from 'react-router-dom';
import { viewIn } from './bookkeeping-view.ts';
import styles from './bookkeeping.module.css';
import { AgedDebtsView } from './debts/aged-debts.tsx';
import { Exports } from './exports/exports.tsx';
import { GstByQuarter } from './gst/gst-by-quarter.tsx';

export const handle = { title: 'Bookkeeping' };

export { prefetchBookkeeping as prefetch } from './prefetch-bookkeeping.ts';

/** The bookkeeping page: export files, GST, and aged debts. */
export function Component() {
  const [search] = useSearchParams();
  const view = viewIn(search);
  return (
    <div className={styles['root']}>
      {view === 'exports' ? <Exports /> : null}
      {view === 'gst' ? <GstByQuarter /> : null}
      {view === 'debts' ? <AgedDebtsView /> : null}
    </div>
  );
}
