import { useAuth } from '@cleaning/auth/react';
import { useQuery } from '@tanstack/react-query';
import type { ListControl } from '../../../shared/lists/define-list-view.ts';
import { ResourceList } from '../../../shared/lists/resource-list.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { type InvoicesView, countOfFilter, invoicesView } from '../model/invoices-view.ts';
import { InvoiceFigures } from './invoice-figures.tsx';
import { InvoicesSkeleton } from './invoices-skeleton.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { InvoicesToolbar } from './invoices-toolbar.tsx';
import { NoInvoices } from './no-invoices.tsx';
import { OverdueInvoice } from './overdue-invoice.tsx';

/** The client's invoices with what they owe. */
export function MyInvoices({ list }: { readonly list: ListControl<InvoicesView> }) {
  const { queries } = usePortalApi();
  const { isNdisClient } = useAuth();
  const query = useQuery(queries.invoices.mine(invoicesView.toQuery(list.view)));

  return (
    <ResourceList
      query={query}
      list={list}
      nouns={['invoice', 'invoices']}
      skeleton={<InvoicesSkeleton />}
      isNone={(page) => countOfFilter('all', page) === 0}
      none={<NoInvoices />}
      noMatchText="Try other words or dates"
      renderHead={(page) => (
        <>
          <InvoiceFigures page={page} isNdis={isNdisClient} />
          <OverdueInvoice isAny={page.overdue_count > 0} />
          <InvoicesToolbar
            view={list.view}
            counts={page}
            isNdis={isNdisClient}
            onChange={list.show}
          />
        </>
      )}
    >
      {(page) => <InvoicesTable invoices={page.results} isNdis={isNdisClient} />}
    </ResourceList>
  );
}
