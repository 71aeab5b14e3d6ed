import { SITE_PATHS } from '@cleaning/contract/routes';
import { PageHead } from '@cleaning/ui/portal-shell';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TabLinks } from '../../shared/lists/tab-links.tsx';
import { BOOKKEEPING_VIEWS, type BookkeepingView, viewIn, viewPath } from './bookkeeping-view.ts';
import styles from './bookkeeping.module.css';
import { AgedDebtsView } from './debts/aged-debts.tsx';
import { Exports } from './exports/exports.tsx';
import { GstByQuarter } from './gst/gst-by-quarter.tsx';

const SHOWN: Readonly<Record<BookkeepingView, ComponentType>> = {
  exports: Exports,
  gst: GstByQuarter,
  debts: AgedDebtsView,
};

/** What a bookkeeper needs: files for the accounts, GST, and what is owed by age. */
export function Bookkeeping() {
  const [search] = useSearchParams();
  const view = viewIn(search);
  const Shown = SHOWN[view];
  return (
    <div className={styles['root']}>
      <PageHead
        back={{ label: 'Invoices', href: SITE_PATHS.staffInvoices }}
        title="Bookkeeping"
        text="Every total here comes from the same invoices and payments that you see on their pages."
      />
      <TabLinks
        label="Bookkeeping"
        tabs={BOOKKEEPING_VIEWS.map(({ id, label }) => ({
          label,
          href: viewPath(id),
          isCurrent: id === view,
        }))}
      />
      <Shown />
    </div>
  );
}
