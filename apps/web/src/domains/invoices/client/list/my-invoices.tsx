import { useAuth } from '@cleaning/auth/react';
import { useQuery } from '@tanstack/react-query';
import type { ListControl } from '#kit/lists/define-list-view.ts';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { type InvoicesView, countOfFilter, invoicesView } from './invoices-view.ts';
import { InvoiceFigures } from './invoice-figures.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { InvoicesToolbar } from './invoices-toolbar.tsx';
import { OverdueInvoice } from './overdue-invoice.tsx';
import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Grid } from '@cleaning/ui/grid';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import { Stack } from '@cleaning/ui/stack';

/** The client's invoices with totals. */
export function MyInvoices({ list }: { readonly list: ListControl<InvoicesView> }) {
  const api = useApi();
  const { isNdisClient } = useAuth();
  const query = useQuery(api.listMyInvoices.query(invoicesView.toQuery(list.view)));

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
          <OverdueInvoice counts={page} />
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

const FIGURES = ['to-pay', 'overdue', 'next', 'paid'] as const;

/** Placeholder for the totals and the list. */
function InvoicesSkeleton() {
  return (
    <SkeletonGroup label="Loading your invoices">
      <Stack gap="space-6">
        <Grid minColumn="9rem" gap="space-4">
          {FIGURES.map((figure) => (
            <Card key={figure}>
              <Skeleton shape="short" />
              <Skeleton shape="title" />
            </Card>
          ))}
        </Grid>
        <RowsSkeleton pictures={false} />
      </Stack>
    </SkeletonGroup>
  );
}

function NoInvoices() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="No invoices yet"
        text="After a clean we send you an invoice by email, and keep a copy here."
        actions={
          <ButtonLink href={SITE_PATHS.clientQuotes} size="lg">
            See my quotes
          </ButtonLink>
        }
      />
    </Card>
  );
}
