import { useAuth } from '@cleaning/auth/react';
import type { MyInvoicesPage } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { ErrorState } from '@cleaning/ui/error-state';
import { Pagination } from '@cleaning/ui/pagination';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { countOfFilter } from '../model/invoice-filters.ts';
import {
  INVOICES_PAGE_SIZE,
  type InvoicesView,
  changeInvoicesView,
  invoicesViewParams,
  invoicesViewPath,
  invoicesViewQuery,
  readInvoicesView,
} from '../model/invoices-view.ts';
import { InvoiceFigures } from './invoice-figures.tsx';
import { InvoicesSkeleton } from './invoices-skeleton.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { InvoicesToolbar } from './invoices-toolbar.tsx';
import { NoInvoices } from './no-invoices.tsx';
import { OverdueInvoice } from './overdue-invoice.tsx';

/** The client's invoices with what they owe, in whatever state they are: coming, none, some, failed. */
export function MyInvoices() {
  const { queries } = usePortalApi();
  const { isNdisClient } = useAuth();
  const [params, setParams] = useSearchParams();
  const view = readInvoicesView(params);
  const { data, error, isFetching, refetch } = useQuery(
    queries.invoices.mine(invoicesViewQuery(view)),
  );

  const show = (change: Partial<InvoicesView>) => {
    const isTyped = 'search' in change || 'from' in change || 'to' in change;
    setParams(invoicesViewParams(changeInvoicesView(view, change)), { replace: isTyped });
  };

  if (data === undefined) {
    if (error === null) return <InvoicesSkeleton />;
    return (
      <Card>
        <ErrorState
          title="We could not load your invoices"
          message={errorMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (countOfFilter('all', data) === 0) return <NoInvoices />;

  return (
    <>
      <InvoiceFigures page={data} isNdis={isNdisClient} />
      <OverdueInvoice isAny={data.overdue_count > 0} />
      <InvoicesToolbar view={view} counts={data} isNdis={isNdisClient} onChange={show} />
      <VisuallyHidden>
        <output>{data.count === 1 ? '1 invoice' : `${data.count} invoices`}</output>
      </VisuallyHidden>
      <InvoicesPage
        page={data}
        view={view}
        isNdis={isNdisClient}
        onShowAll={() => setParams(new URLSearchParams())}
        onFirstPage={() => show({ page: 1 })}
      />
    </>
  );
}

interface InvoicesPageProps {
  page: MyInvoicesPage;
  view: InvoicesView;
  isNdis: boolean;
  onShowAll: () => void;
  onFirstPage: () => void;
}

function InvoicesPage({ page, view, isNdis, onShowAll, onFirstPage }: InvoicesPageProps) {
  if (page.results.length === 0) {
    const isPastTheEnd = page.count > 0;
    return (
      <Card>
        <EmptyState
          title={isPastTheEnd ? 'There is nothing on this page' : 'No invoices match'}
          text={
            isPastTheEnd
              ? 'The list is shorter than it was.'
              : 'Try other words or dates, or look at all of your invoices.'
          }
          actions={
            <Button variant="outline" onClick={isPastTheEnd ? onFirstPage : onShowAll}>
              {isPastTheEnd ? 'Go to the first page' : 'Show all invoices'}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <>
      <InvoicesTable invoices={page.results} isNdis={isNdis} />
      <Pagination
        label="Invoices"
        page={view.page}
        pageCount={Math.ceil(page.count / INVOICES_PAGE_SIZE)}
        hrefFor={(number) => invoicesViewPath({ ...view, page: number })}
      />
    </>
  );
}
