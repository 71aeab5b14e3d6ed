import { plural } from '@cleaning/contract/rules';
import type { CappedPage } from '@cleaning/contract/http';
import type { InvoiceSummary, InvoiceTotals, UninvoicedVisit } from '@cleaning/contract/invoices';
import { formatMoney } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Stack } from '@cleaning/ui/stack';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OneClient } from '#domains/clients/one-client.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { type ListControl, useListView } from '#kit/lists/define-list-view.ts';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { useSelection } from '#kit/lists/use-selection.ts';
import { Report } from '#kit/page/report.tsx';
import { useRows } from '#kit/shortcuts/use-rows.ts';
import { toInvoiceInAddress } from '../invoice-paths.ts';
import { BulkActions } from './list/bulk-actions.tsx';
import { InvoiceTabs } from './list/invoice-tabs.tsx';
import { InvoicesHead } from './list/invoices-head.tsx';
import { InvoicesTable } from './list/invoices-table.tsx';
import { InvoicesToolbar } from './list/invoices-toolbar.tsx';
import { OwedFigures } from './list/owed-figures.tsx';
import { RowCommands } from './list/row-commands.tsx';
import {
  type StaffInvoicesView,
  toSavedQuery,
  staffInvoicesQuery,
  staffInvoicesView,
} from './list/staff-invoices-view.ts';
import { StatementDialog } from '../statement/statement-dialog.tsx';
import { FromVisitsDialog } from './from-visits/from-visits-dialog.tsx';

export const handle = { title: 'Invoices' };

export { prefetchStaffInvoices as prefetch } from './prefetch-staff-invoices.ts';

/** The invoices of all clients, and the visits to invoice. */
export function Component() {
  const api = useApi();
  const list = useListView(staffInvoicesView);
  const query = useQuery(api.listInvoices.query(staffInvoicesQuery(list.view)));
  const { data: totals } = useQuery(api.getInvoiceTotals.query());
  const { data: visits } = useQuery(api.listUninvoicedVisits.query());
  const [isMaking, setMaking] = useState(false);
  const [isStating, setStating] = useState(false);
  const toInvoice = useVisitsToInvoice(visits);
  const [report, setReport] = useState<string | null>(null);
  const close = () => {
    setMaking(false);
    toInvoice.close();
  };
  const offered = isMaking ? visits : toInvoice.visits;
  return (
    <Stack gap="space-4" collapseEmpty>
      <InvoicesHead
        visitCount={visits?.length ?? 0}
        onInvoiceVisits={() => setMaking(true)}
        onStatement={() => setStating(true)}
      />
      <OwedFigures totals={totals} visits={visits} shown={query.data?.results ?? NONE} />
      <InvoiceTabs view={list.view} totals={totals} />
      <InvoicesToolbar list={list} />
      {list.view.client_id === '' ? null : (
        <OneClient
          clientId={list.view.client_id}
          shown="invoices of"
          onEveryone={() => list.show({ client_id: '' })}
        />
      )}
      <Report text={report} />
      <InvoicesOfView list={list} query={query} totals={totals} onReport={setReport} />
      {isStating ? (
        <StatementDialog client={null} onClose={() => setStating(false)} onDone={setReport} />
      ) : null}
      {offered === undefined ? null : (
        <FromVisitsDialog
          visits={offered}
          onClose={close}
          onDone={(made) => {
            close();
            setReport(made);
          }}
        />
      )}
    </Stack>
  );
}

/**
 * The uninvoiced visits of the client in the address; undefined if there is no client in the
 * address or no visit is left.
 */
function useVisitsToInvoice(visits: readonly UninvoicedVisit[] | undefined) {
  const [params, setParams] = useSearchParams();
  const { clientId, without } = toInvoiceInAddress(params);
  const own = visits?.filter((visit) => visit.client_id === clientId) ?? [];
  const close = () => {
    if (clientId === null) return;
    setParams(without, { replace: true, preventScrollReset: true });
  };
  return { visits: own.length === 0 ? undefined : own, close };
}

interface InvoicesOfViewProps {
  readonly list: ListControl<StaffInvoicesView>;
  readonly query: UseQueryResult<CappedPage<InvoiceSummary>>;
  readonly totals: InvoiceTotals | undefined;
  readonly onReport: (report: string) => void;
}

function InvoicesOfView({ list, query, totals, onReport }: InvoicesOfViewProps) {
  const { view } = list;
  const shown = query.data?.results ?? NONE;
  const selection = useSelection(shown.map(({ id }) => id));
  const rows = useRows<HTMLDivElement>();
  return (
    <Stack ref={rows} gap="space-4" collapseEmpty>
      <ResourceList
        query={query}
        list={list}
        nouns={['invoice', 'invoices']}
        whose="the"
        skeleton={<RowsSkeleton label="Loading the invoices" pictures={false} />}
        isNone={() => false}
        none={null}
        noMatch={<NoInvoices view={view} />}
        renderHead={(page) => (
          <BulkActions
            invoices={page.results.filter(({ id }) => selection.selected.has(id))}
            selection={selection}
            onReport={onReport}
          />
        )}
      >
        {(page) => (
          <InvoicesTable
            invoices={page.results}
            view={view}
            selection={selection}
            totals={toSavedQuery(view) === '' && totals !== undefined ? openTotals(totals) : []}
          />
        )}
      </ResourceList>
      <RowCommands invoices={shown} onReport={onReport} />
    </Stack>
  );
}

const NONE: readonly InvoiceSummary[] = [];

const openTotals = ({ owed }: InvoiceTotals) => [
  {
    label: plural(
      owed.count,
      'issued invoice still to be paid',
      'issued invoices still to be paid',
    ),
    value: formatMoney(owed.cents),
    strong: true,
    parts: { total: formatMoney(owed.total_cents) },
  },
];

function NoInvoices({ view }: { readonly view: StaffInvoicesView }) {
  const isFiltered = [view.search, view.kind, view.claim_status, view.from, view.to].some(
    (text) => text !== '',
  );
  return (
    <Card>
      <EmptyState
        title={isFiltered ? 'No invoices match' : 'No invoices here'}
        text={
          isFiltered
            ? 'Try other words, or fewer filters.'
            : 'Invoice finished visits, and they show up here.'
        }
      />
    </Card>
  );
}
