import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { viewIn } from './bookkeeping-view.ts';
import styles from './bookkeeping.module.css';
import { AgedDebtsView, type ClientStatementProps } from './debts/aged-debts.tsx';
import { Exports } from './exports/exports.tsx';
import { GstByQuarter } from './gst/gst-by-quarter.tsx';

export interface BookkeepingProps {
  /** The dialog that sends a statement to one client. */
  readonly ClientStatement: ComponentType<ClientStatementProps>;
}

/** The bookkeeping page: export files, GST, and aged debts. */
export function Bookkeeping({ ClientStatement }: BookkeepingProps) {
  const [search] = useSearchParams();
  const view = viewIn(search);
  return (
    <div className={styles['root']}>
      {view === 'exports' ? <Exports /> : null}
      {view === 'gst' ? <GstByQuarter /> : null}
      {view === 'debts' ? <AgedDebtsView ClientStatement={ClientStatement} /> : null}
    </div>
  );
}
