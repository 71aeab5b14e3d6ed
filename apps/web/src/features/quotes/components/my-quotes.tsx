import { useQuery } from '@tanstack/react-query';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { ErrorState } from '@cleaning/ui/error-state';
import { Pagination } from '@cleaning/ui/pagination';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import type { MyQuotesPage } from '@cleaning/contract';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { QUOTE_FILTERS, countOfFilter } from '../model/quote-filters.ts';
import {
  QUOTES_PAGE_SIZE,
  type QuotesView,
  changeQuotesView,
  quotesViewParams,
  quotesViewPath,
  quotesViewQuery,
  readQuotesView,
} from '../model/quotes-view.ts';
import { useRememberedListPath } from '../model/last-list-path.ts';
import { NoQuotes } from './no-quotes.tsx';
import { QuotesSkeleton } from './quotes-skeleton.tsx';
import { QuotesTable } from './quotes-table.tsx';
import { QuotesToolbar } from './quotes-toolbar.tsx';

/** The client's quotes with their filters, in whatever state they are: coming, none, some, failed. */
export function MyQuotes() {
  const { queries } = usePortalApi();
  const [params, setParams] = useSearchParams();
  const view = readQuotesView(params);
  useRememberedListPath(quotesViewPath(view));
  const { data, error, isFetching, refetch } = useQuery(queries.quotes.mine(quotesViewQuery(view)));

  const show = (change: Partial<QuotesView>) =>
    setParams(quotesViewParams(changeQuotesView(view, change)), { replace: 'search' in change });

  if (data === undefined) {
    if (error === null) return <QuotesSkeleton />;
    return (
      <Card>
        <ErrorState
          title="We could not load your quotes"
          message={errorMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (countOfFilter(QUOTE_FILTERS[0], data.status_counts) === 0) return <NoQuotes />;

  return (
    <>
      <QuotesToolbar view={view} counts={data.status_counts} onChange={show} />
      <VisuallyHidden>
        <output>{describeCount(data.count)}</output>
      </VisuallyHidden>
      <QuotesPage
        page={data}
        view={view}
        onShowAll={() => setParams(new URLSearchParams())}
        onFirstPage={() => show({ page: 1 })}
      />
    </>
  );
}

interface QuotesPageProps {
  page: MyQuotesPage;
  view: QuotesView;
  onShowAll: () => void;
  onFirstPage: () => void;
}

function QuotesPage({ page, view, onShowAll, onFirstPage }: QuotesPageProps) {
  if (page.results.length === 0) {
    const isPastTheEnd = page.count > 0;
    return (
      <Card>
        <EmptyState
          title={isPastTheEnd ? 'There is nothing on this page' : 'No quotes match'}
          text={
            isPastTheEnd
              ? 'The list is shorter than it was.'
              : 'Try other words, or look at all of your quotes.'
          }
          actions={
            <Button variant="outline" onClick={isPastTheEnd ? onFirstPage : onShowAll}>
              {isPastTheEnd ? 'Go to the first page' : 'Show all quotes'}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <>
      <QuotesTable quotes={page.results} />
      <Pagination
        label="Quotes"
        page={view.page}
        pageCount={Math.ceil(page.count / QUOTES_PAGE_SIZE)}
        hrefFor={(number) => quotesViewPath({ ...view, page: number })}
      />
    </>
  );
}

function describeCount(count: number): string {
  return count === 1 ? '1 quote' : `${count} quotes`;
}
