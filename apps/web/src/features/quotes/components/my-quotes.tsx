import { SkeletonGroup } from '@cleaning/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ListControl } from '../../../shared/lists/define-list-view.ts';
import { ResourceList } from '../../../shared/lists/resource-list.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { RowsSkeleton } from '../../../shared/lists/rows-skeleton.tsx';
import { useRememberedListPath } from '../model/last-list-path.ts';
import { type QuotesView, countOfAll, quotesView } from '../model/quotes-view.ts';
import { NoQuotes } from './no-quotes.tsx';
import { QuotesTable } from './quotes-table.tsx';
import { QuotesToolbar } from './quotes-toolbar.tsx';

/** The client's quotes with their filters. */
export function MyQuotes({ list }: { readonly list: ListControl<QuotesView> }) {
  const { queries } = usePortalApi();
  const query = useQuery(queries.quotes.mine(quotesView.toQuery(list.view)));
  useRememberedListPath(quotesView.pathOf(list.view));

  return (
    <ResourceList
      query={query}
      list={list}
      nouns={['quote', 'quotes']}
      skeleton={
        <SkeletonGroup label="Loading your quotes">
          <RowsSkeleton />
        </SkeletonGroup>
      }
      isNone={(page) => countOfAll(page.status_counts) === 0}
      none={<NoQuotes />}
      renderHead={(page) => (
        <QuotesToolbar view={list.view} counts={page.status_counts} onChange={list.show} />
      )}
    >
      {(page) => <QuotesTable quotes={page.results} />}
    </ResourceList>
  );
}
