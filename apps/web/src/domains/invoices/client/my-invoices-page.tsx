import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { Tabs } from '@cleaning/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { MyInvoices } from './list/my-invoices.tsx';
import { StatementOfAccount } from './statement/statement-of-account.tsx';
import { invoicesView } from './list/invoices-view.ts';
import { useListView } from '#kit/lists/define-list-view.ts';

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
              <Stack gap="space-6">
                <MyInvoices list={list} />
              </Stack>
            ),
          },
          {
            id: 'statement',
            label: 'Statement',
            panel: (
              <Stack gap="space-6">
                <StatementOfAccount />
              </Stack>
            ),
          },
        ]}
      />
    </>
  );
}
