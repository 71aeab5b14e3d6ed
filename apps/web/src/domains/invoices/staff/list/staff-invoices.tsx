import type { CappedPage } from '@cleaning/contract/http';
import type { InvoiceSummary, InvoiceTotals } from '@cleaning/contract/invoices';
import { formatMoney } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { SkeletonGroup } from '@cleaning/ui/skeleton';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { retry } from '#kit/deferred/retry.ts';
import { type ListControl, useListView } from '#kit/lists/define-list-view.ts';
import { OneClient } from '#domains/clients/one-client.tsx';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { useSelection } from '#kit/lists/use-selection.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useRowNavigation } from '#kit/shortcuts/use-row-navigation.ts';
import { BulkActions } from './bulk-actions.tsx';
import { InvoicesHead } from './invoices-head.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { InvoicesToolbar } from './invoices-toolbar.tsx';
import { OwedFigures } from './owed-figures.tsx';
import { RowCommands } from './row-commands.tsx';
import styles from './staff-invoices.module.css';
import {
  savedQueryOf,
  staffInvoicesQuery,
  staffInvoicesView,
  type StaffInvoicesView,
} from './staff-invoices-view.ts';
import { useVisitsToInvoice } from './use-visits-to-invoice.ts';

const StatementDialog = lazy(() => retry(() => import('../../statement/statement-dialog.tsx')));
const FromVisitsDialog = lazy(() => retry(() => import('../from-visits/from-visits-dialog.tsx')));

/** The invoices of all clients, and the visits to invoice. */
export function StaffInvoices() {
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
    <div className={styles['root']}>
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
      <output>
        {report === null ? null : (
          <Alert tone="info">
            <p>{report}</p>
          </Alert>
        )}
      </output>
      <InvoicesOfView list={list} query={query} totals={totals} onReport={setReport} />
      {isStating ? (
        <Suspense fallback={null}>
          <StatementDialog client={null} onClose={() => setStating(false)} onDone={setReport} />
        </Suspense>
      ) : null}
      {offered === undefined ? null : (
        <Suspense fallback={null}>
          <FromVisitsDialog
            visits={offered}
            onClose={close}
            onDone={(made) => {
              close();
              setReport(made);
            }}
          />
        </Suspense>
      )}
    </div>
  );
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
  const rows = useRowNavigation<HTMLDivElement>();
  return (
    <div ref={rows} className={styles['root']}>
      <ResourceList
        query={query}
        list={list}
        nouns={['invoice', 'invoices']}
        whose="the"
        skeleton={
          <SkeletonGroup label="Loading the invoices">
            <RowsSkeleton pictures={false} />
          </SkeletonGroup>
        }
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
            totals={savedQueryOf(view) === '' && totals !== undefined ? openTotals(totals) : []}
          />
        )}
      </ResourceList>
      <RowCommands invoices={shown} onReport={onReport} />
    </div>
  );
}

const NONE: readonly InvoiceSummary[] = [];

const openTotals = ({ owed }: InvoiceTotals) => [
  {
    label:
      owed.count === 1
        ? '1 issued invoice still to be paid'
        : `${owed.count} issued invoices still to be paid`,
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
