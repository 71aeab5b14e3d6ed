import { PageHead } from '@cleaning/ui/portal-shell';
import { Tabs } from '@cleaning/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { MyInvoices } from './list/my-invoices.tsx';
import { StatementOfAccount } from './statement/statement-of-account.tsx';
import { invoicesView } from './list/invoices-view.ts';
import { useListView } from '#kit/lists/define-list-view.ts';
import styles from './my-invoices-page.module.css';

export const handle = { title: 'Invoices' };

export { prefetchInvoices as prefetch } from './list/invoices-view.ts';

export function Component() {
  const [params, setParams] = useSearchParams();
  const list = useListView(invoicesView);
  const selected = params.get('view') === 'statement' ? 'statement' : 'invoices';
  return (
    <>
      <PageHead title="Invoices" />
      <Tabs
        label="Invoices and statement"
        selected={selected}
        onSelect={(view) => setParams(view === 'statement' ? { view } : {})}
        tabs={[
          {
            id: 'invoices',
            label: 'All invoices',
            panel: (
              <div className={styles['panel']}>
                <MyInvoices list={list} />
              </div>
            ),
          },
          {
            id: 'statement',
            label: 'Statement',
            panel: (
              <div className={styles['panel']}>
                <StatementOfAccount />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
