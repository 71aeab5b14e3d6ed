import type { QuoteTotals } from '@cleaning/contract/quotes';
import { formatMoney } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/empty-quotes.svg';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { OneClient } from '#domains/clients/one-client.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useListView } from '#kit/lists/define-list-view.ts';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { useSelection } from '#kit/lists/use-selection.ts';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { useRows } from '#kit/shortcuts/use-rows.ts';
import { STAFF_QUOTE_NEW_PATH } from '../quote-paths.ts';
import { BulkActions } from './list/bulk-actions.tsx';
import { QuoteTabs } from './list/quote-tabs.tsx';
import { QuotesBoard } from './list/quotes-board.tsx';
import { QuotesTable } from './list/quotes-table.tsx';
import { QuotesToolbar } from './list/quotes-toolbar.tsx';
import {
  isBoard,
  staffQuotesQuery,
  staffQuotesView,
  totalsQuery,
} from './list/staff-quotes-view.ts';
import { SendNotice } from './sending/send-notice.tsx';
import {
  type PendingSends,
  usePendingSends,
  useResumedSends,
} from './sending/use-pending-sends.ts';
import { NextStepDialog } from './steps/next-step-dialog.tsx';

export const handle = { title: 'Quotes' };

export { prefetchStaffQuotes as prefetch } from './prefetch-staff-quotes.ts';

/** The quotes of all clients, as a board or a table. */
export function Component() {
  const api = useApi();
  const list = useListView(staffQuotesView);
  const pendingSends = usePendingSends();
  const all = useQuery(api.getQuoteTotals.query());
  return (
    <Stack gap="space-4">
      <PageHead
        title="Quotes"
        text={all.data === undefined ? undefined : openText(all.data)}
        action={
          <ButtonLink icon={<Plus />} href={STAFF_QUOTE_NEW_PATH}>
            New quote
          </ButtonLink>
        }
      />
      <QuoteTabs view={list.view} totals={all.data} />
      <QuotesToolbar list={list} />
      {list.view.client_id === '' ? null : (
        <OneClient
          clientId={list.view.client_id}
          shown="quotes of"
          onEveryone={() => list.show({ client_id: '' })}
        />
      )}
      <SendNotice pendingSends={pendingSends} />
      <QuotesOfView list={list} pendingSends={pendingSends} />
    </Stack>
  );
}

interface QuotesOfViewProps {
  readonly list: ReturnType<typeof useListView<ReturnType<typeof staffQuotesView.read>>>;
  readonly pendingSends: PendingSends;
}

function QuotesOfView({ list, pendingSends }: QuotesOfViewProps) {
  const api = useApi();
  const { view } = list;
  const query = useQuery({
    ...api.listQuotes.query(staffQuotesQuery(view)),
    // Polled, because a send takes effect within seconds.
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ send_at }) => send_at !== null) === true ? 2000 : false,
  });
  useResumedSends(pendingSends, query.data?.results);
  const totals = useQuery(api.getQuoteTotals.query(totalsQuery(view)));
  const shown = query.data?.results ?? [];
  const selection = useSelection(shown.map(({ id }) => id));
  const rows = useRows<HTMLDivElement>();
  const [stepOf, setStepOf] = useState<string | null>(null);
  const stepping = shown.find(({ id }) => id === stepOf);
  const hasNoPages = isBoard(view);
  return (
    <Stack ref={rows} gap="space-4">
      <ResourceList
        query={query}
        list={{ ...list, pageSize: hasNoPages ? Number.MAX_SAFE_INTEGER : list.pageSize }}
        nouns={['quote', 'quotes']}
        whose="the"
        skeleton={<RowsSkeleton label="Loading the quotes" pictures={false} />}
        isNone={() => false}
        none={null}
        noMatch={<NoQuotes view={view} />}
        renderHead={(page) => (
          <BulkActions
            quotes={page.results.filter(({ id }) => selection.selected.has(id))}
            selection={selection}
            pendingSends={pendingSends}
          />
        )}
      >
        {(page) =>
          isBoard(view) ? (
            <QuotesBoard
              quotes={page.results}
              totals={totals.data}
              view={view}
              selection={selection}
              onStep={setStepOf}
            />
          ) : (
            <QuotesTable
              quotes={page.results}
              view={view}
              selection={selection}
              onStep={setStepOf}
            />
          )
        }
      </ResourceList>
      <KeyHints hints={isBoard(view) ? BOARD_HINTS : TABLE_HINTS} />
      {stepping === undefined ? null : (
        <NextStepDialog
          key={stepping.id}
          quote={stepping}
          pendingSends={pendingSends}
          onClose={() => setStepOf(null)}
        />
      )}
    </Stack>
  );
}

const HINTS = [
  { keys: ['J', 'K'], label: 'quote' },
  { keys: ['Enter'], label: 'open' },
  { keys: ['S'], label: 'next step' },
  { keys: ['X'], label: 'select' },
] as const;

const LAST_HINTS = [
  { keys: ['/'], label: 'search' },
  { keys: ['?'], label: 'all shortcuts' },
] as const;

const TABLE_HINTS = [...HINTS, { keys: ['Shift', 'X'], label: 'select to here' }, ...LAST_HINTS];

const BOARD_HINTS = [
  { keys: ['←', '→'], label: 'column' },
  { keys: ['↑', '↓'], label: 'card' },
  ...HINTS,
  ...LAST_HINTS,
];

function NoQuotes({ view }: { readonly view: ReturnType<typeof staffQuotesView.read> }) {
  const isForRequests = view.client_id === '' && ['open', 'to-answer', 'all'].includes(view.filter);
  const isFiltered = view.search !== '' || view.service !== '' || view.updated !== '';
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title={isFiltered ? 'No quotes match' : 'No quotes here'}
        text={
          isFiltered
            ? 'Try other words, another service or a longer time.'
            : isForRequests
              ? 'When a client sends us a request, it shows up here.'
              : 'No quotes are in this view now.'
        }
      />
    </Card>
  );
}

/** The open quotes: "12 open, $4,299.00 and 1 to price". */
function openText({ steps }: QuoteTotals): string {
  const all = Object.values(steps);
  const sum = (of: (step: QuoteTotals['steps']['to_book']) => number) =>
    all.reduce((total, step) => total + of(step), 0);
  const unpriced = sum((step) => step.unpriced_count);
  const open = `${sum((step) => step.count)} open, ${formatMoney(sum((step) => step.total_cents))}`;
  return unpriced === 0 ? open : `${open} and ${unpriced} to price`;
}
