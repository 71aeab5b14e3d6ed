import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { viewIn } from './bookkeeping-view.ts';
import styles from './bookkeeping.module.css';
import { AgedDebtsView, type ClientStatementProps } from './debts/aged-debts.tsx';
import { Exports } from './exports/exports.tsx';
import { GstByQuarter } from './gst/gst-by-quarter.tsx';

export interface BookkeepingProps {
  /** Asks what to send to one client. */
  readonly ClientStatement: ComponentType<ClientStatementProps>;
}

/** What a bookkeeper needs: files for the accounts, GST, and what is owed by age. */
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
