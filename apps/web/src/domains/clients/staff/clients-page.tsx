import type { ClientCounts } from '@cleaning/contract/clients';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/missing-room.svg';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import ArrowDownAZ from 'lucide-react/icons/arrow-down-a-z';
import UserPlus from 'lucide-react/icons/user-plus';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { STAFF_MESSAGE_NEW_PATH } from '#domains/messages/message-paths.ts';
import { STAFF_QUOTE_NEW_PATH } from '#domains/quotes/quote-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { type ListControl, useListView } from '#kit/lists/define-list-view.ts';
import { FilterBar, FilterSearch, FilterSelect } from '#kit/lists/filter-bar.tsx';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { type ListTab, ViewTabs } from '#kit/lists/view-tabs.tsx';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { type RowKey, useRowKeys, useRows } from '#kit/shortcuts/use-rows.ts';
import { STAFF_CLIENT_NEW_PATH, STAFF_CLIENTS_PATH, withClient } from '../client-paths.ts';
import { ClientsTable } from './list/clients-table.tsx';
import { type ClientsView, clientsView, toSavedQuery } from './list/clients-view.ts';

export const handle = { title: 'Clients' };

export { prefetchClients as prefetch } from './list/clients-view.ts';

/** The list of all clients. */
export function Component() {
  const api = useApi();
  const list = useListView(clientsView);
  const query = useQuery(api.listClients.query(clientsView.toQuery(list.view)));
  const { data: counts } = useQuery(api.getClientCounts.query());
  const rows = useRows<HTMLDivElement>();
  return (
    <Stack gap="space-4">
      <PageHead
        title="Clients"
        text={counts && describeCounts(counts)}
        action={
          <ButtonLink href={STAFF_CLIENT_NEW_PATH} icon={<UserPlus />}>
            New client
          </ButtonLink>
        }
      />
      <ClientTabs view={list.view} counts={counts} />
      <ClientsToolbar list={list} />
      <Stack ref={rows} gap="space-4">
        <ResourceList
          query={query}
          list={list}
          nouns={['client', 'clients']}
          whose="the"
          skeleton={<RowsSkeleton label="Loading the clients" pictures={false} />}
          isNone={() => false}
          none={null}
          noMatch={<NoClients view={list.view} />}
        >
          {(page) => <ClientsTable clients={page.results} view={list.view} />}
        </ResourceList>
      </Stack>
      <ClientKeys />
    </Stack>
  );
}

interface ClientTabsProps {
  readonly view: ClientsView;
  readonly counts: ClientCounts | undefined;
}

function ClientTabs({ view, counts }: ClientTabsProps) {
  const plain = clientsView.read(new URLSearchParams());
  const [first, ...others] = clientsView.filters;
  const tabOf = ({ id, label }: (typeof clientsView.filters)[number]): ListTab => ({
    label,
    query: toSavedQuery({ ...plain, filter: id }),
    isCurrent: view.filter === id,
    count: counts && formatCount(counts, id),
  });
  return (
    <ViewTabs
      list="clients"
      path={STAFF_CLIENTS_PATH}
      tabs={[tabOf(first), ...others.map(tabOf)]}
      current={toSavedQuery(view)}
    />
  );
}

function ClientsToolbar({ list }: { readonly list: ListControl<ClientsView> }) {
  const { view, show } = list;
  return (
    <FilterBar>
      <FilterSearch
        placeholder="Name, email or phone"
        search={view.search}
        onSearch={(search) => show({ search })}
      />
      <FilterSelect
        icon={<ArrowDownAZ />}
        label="Order"
        value={view.ordering}
        options={clientsView.orderings}
        onChange={(event) => show({ ordering: clientsView.orderingOf(event.target.value) })}
      />
    </FilterBar>
  );
}

function NoClients({ view }: { readonly view: ClientsView }) {
  const isSearch = view.search !== '';
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title={isSearch ? 'No clients match' : 'No clients here'}
        text={
          isSearch
            ? 'Try a part of the name, or the last digits of the phone number.'
            : 'Clients who register, and those you make, show up here.'
        }
      />
    </Card>
  );
}

type CountedView = (typeof clientsView.filters)[number]['id'];

/** The count of a view. Counting stops at a limit, which is shown as "+". */
function formatCount({ counted_up_to: most, ...counts }: ClientCounts, view: CountedView): string {
  const count = counts[view];
  return `${count.toLocaleString('en-AU')}${count === most ? '+' : ''}`;
}

const describeCounts = (counts: ClientCounts): string =>
  `${formatCount(counts, 'active')} active, ${formatCount(counts, 'ndis')} with an NDIS plan`;

/** Keyboard shortcuts for the client in the focused row. */
function ClientKeys() {
  const navigate = useNavigate();
  const keys = useMemo<readonly RowKey[]>(() => {
    const go =
      (path: string): RowKey['run'] =>
      ({ id }) => {
        if (id !== undefined) void navigate(withClient(path, id));
      };
    return [
      { keys: ['M'], label: 'Message to the client', run: go(STAFF_MESSAGE_NEW_PATH) },
      { keys: ['Q'], label: 'New quote for the client', run: go(STAFF_QUOTE_NEW_PATH) },
    ];
  }, [navigate]);
  useRowKeys(keys);
  return <KeyHints hints={HINTS} />;
}

const HINTS = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['Enter'], label: 'open' },
  { keys: ['M'], label: 'message' },
  { keys: ['Q'], label: 'new quote' },
  { keys: ['/'], label: 'search' },
] as const;
