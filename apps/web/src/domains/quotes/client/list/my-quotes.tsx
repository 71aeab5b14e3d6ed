import type { MyQuotesPage } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { SelectField } from '@cleaning/ui/field';
import { FilterPills } from '@cleaning/ui/filter-pills';
import drawing from '@cleaning/ui/illustrations/empty-quotes.svg';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { QuotesTable } from './quotes-table.tsx';
import { type QuotesView, countOfAll, quotesView, countOfFilter } from './quotes-view.ts';
import type { ListControl } from '#kit/lists/define-list-view.ts';
import { ListToolbar, SearchField } from '#kit/lists/list-toolbar.tsx';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

/** The client's quotes with their filters. */
export function MyQuotes({ list }: { readonly list: ListControl<QuotesView> }) {
  const api = useApi();
  const query = useQuery(api.listMyQuotes.query(quotesView.toQuery(list.view)));

  return (
    <ResourceList
      query={query}
      list={list}
      nouns={['quote', 'quotes']}
      skeleton={<RowsSkeleton label="Loading your quotes" />}
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

interface QuotesToolbarProps {
  view: QuotesView;
  counts: MyQuotesPage['status_counts'];
  onChange: (change: Partial<QuotesView>) => void;
}

/** Filters and ordering of the list. */
function QuotesToolbar({ view, counts, onChange }: QuotesToolbarProps) {
  return (
    <ListToolbar
      filters={
        <FilterPills
          label="Filter quotes"
          value={view.filter}
          onChange={(filter) => onChange({ filter })}
          options={quotesView.filters.map((filter) => ({
            value: filter.id,
            label: filter.label,
            count: countOfFilter(filter, counts),
          }))}
        />
      }
    >
      <SearchField
        placeholder="Quote number, service or suburb"
        search={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <SelectField
        label="Sort by"
        value={view.ordering}
        onChange={(event) => onChange({ ordering: quotesView.orderingOf(event.target.value) })}
        options={quotesView.orderings}
      />
    </ListToolbar>
  );
}

/** Shown to a client without any quotes. */
function NoQuotes() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="No quotes yet"
        text="Start with the calculator. It takes a few taps, and you can change anything before you send it to us."
        actions={
          <>
            <ButtonLink href={SITE_PATHS.clientQuoteCreate} size="lg" icon={<Plus />}>
              Create a quote
            </ButtonLink>
            <ButtonLink href={SITE_PATHS.clientMessages} size="lg" variant="outline">
              Ask us a question
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}
