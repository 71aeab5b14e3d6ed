import { plural } from '@cleaning/contract/rules';
import type { AgedDebts, Debtor } from '@cleaning/contract/bookkeeping';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { useMemo, useState } from 'react';
import { StatementDialog } from '#domains/invoices/statement/statement-dialog.tsx';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { Report } from '#kit/page/report.tsx';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { type RowKey, useRowKeys, useRows } from '#kit/shortcuts/use-rows.ts';
import { BookkeepingHead } from '../bookkeeping-head.tsx';
import { useAddress } from '../use-address.ts';
import { DebtFigures } from './debt-figures.tsx';
import { DebtsTable } from './debts-table.tsx';
import { DebtsToolbar } from './debts-toolbar.tsx';
import { DEBTS_PAGE_SIZE, toDayQuery, debtsIn, debtsPagePath, debtsQuery } from './debts-view.ts';
import { SendStatementsDialog } from './send-statements-dialog.tsx';

/**
 * What each client owes today, or owed at the end of an earlier day, grouped by how long it is
 * overdue.
 */
export function AgedDebtsView() {
  const api = useApi();
  const { search, change } = useAddress();
  const view = debtsIn(search);
  const today = sydneyDateOf(useNow());
  const asOf = toDayQuery(view, today);
  const query = useQuery({
    ...api.getAgedDebts.query(debtsQuery(view, today)),
    select: asPage,
  });
  const rows = useRows<HTMLDivElement>();
  const [asked, setAsked] = useState<'overdue' | Debtor | null>(null);
  const [report, setReport] = useState<string | null>(null);
  useStatementKey(query.data?.results ?? NONE, setAsked);
  const close = () => setAsked(null);
  const isFiltered = view.age !== '' || view.payer !== '';
  return (
    <Stack ref={rows} gap="space-4" collapseEmpty>
      <BookkeepingHead
        view="debts"
        action={
          query.data === undefined || query.data.client_count === 0 ? null : (
            <DebtActions debts={query.data} asOf={asOf} onSend={() => setAsked('overdue')} />
          )
        }
      />
      <Report text={report} />
      <DebtsToolbar
        view={view}
        today={today}
        onChange={(changes, isTyped) => change({ ...changes, page: '' }, isTyped)}
      />
      <ResourceList
        query={query}
        list={{
          view: { page: view.page, ordering: '' },
          pageSize: DEBTS_PAGE_SIZE,
          isFiltered,
          showAll: () => change({ age: '', payer: '', page: '' }),
          pathOfPage: (page) => debtsPagePath(view, page),
        }}
        nouns={['client', 'clients']}
        whose="the"
        skeleton={<RowsSkeleton label="Loading who owes what" pictures={false} />}
        isNone={(debts) => debts.client_count === 0 && debts.credit_client_count === 0}
        none={<NothingOwed on={asOf.on} />}
        noMatchText="Choose other days or another payer"
        renderHead={(debts) => <DebtFigures debts={debts} />}
      >
        {(debts) => (
          <>
            <DebtsTable
              debts={debts}
              whose={isFiltered ? plural(debts.count, 'client') : 'All clients'}
            />
            <Text size="sm" tone="muted">
              {asOf.on === undefined
                ? `Days after the due date, on ${formatPlainDate(debts.on, 'medium')}.`
                : `As it was at the end of ${formatPlainDate(debts.on, 'medium')}, by days after the due date. What came later with an earlier date counts.`}
            </Text>
            {debts.credit_cents === 0 ? null : (
              <Text size="sm" tone="muted">
                Credit pays the open invoice that is due first, then the next one that is issued,
                and only for who paid too much. An invoice that the credit pays gets no reminder.
              </Text>
            )}
            <KeyHints hints={HINTS} />
          </>
        )}
      </ResourceList>
      {asked === 'overdue' ? (
        <SendStatementsDialog today={today} onClose={close} onReport={setReport} />
      ) : null}
      {asked === null || asked === 'overdue' ? null : (
        <StatementDialog
          client={{ id: asked.client_id, name: asked.client_name }}
          onClose={close}
          onDone={setReport}
        />
      )}
    </Stack>
  );
}

const NONE: readonly Debtor[] = [];

const asPage = (debts: AgedDebts) => ({ ...debts, results: debts.clients });

const NothingOwed = ({ on }: { readonly on: string | undefined }) => (
  <Card>
    <EmptyState
      title={
        on === undefined
          ? 'Nothing is owed'
          : `Nothing was owed on ${formatPlainDate(on, 'medium')}`
      }
      text="Invoices that are issued and not paid yet show up here."
    />
  </Card>
);

/** The M key opens the statement dialog for the client in the focused row. */
function useStatementKey(clients: readonly Debtor[], onAsk: (client: Debtor) => void): void {
  const keys = useMemo<readonly RowKey[]>(() => {
    const run: RowKey['run'] = (row) => {
      const client = clients.find(({ client_id: id }) => id === row.id);
      if (client !== undefined) onAsk(client);
    };
    return [{ keys: ['M'], label: 'Statement of the client', run }];
  }, [clients, onAsk]);
  useRowKeys(keys);
}

interface DebtActionsProps {
  readonly debts: AgedDebts;
  /** The shown day, if it is not today. */
  readonly asOf: { readonly on?: string };
  readonly onSend: () => void;
}

/** Downloads the debts of all clients as a file, or sends a statement to each overdue client. */
function DebtActions({ debts, asOf, onSend }: DebtActionsProps) {
  const { client } = usePortalApi();
  return (
    <>
      <SaveFileButton
        variant="outline"
        label="Download CSV"
        what="of who owes what"
        load={() => client.bookkeeping.exportReport({ report: 'aged_debts', ...asOf })}
      />
      {/* Statements are sent only for today's debts. */}
      {asOf.on !== undefined || debts.overdue_client_count === 0 ? null : (
        <Button variant="outline" icon={<Mail />} onClick={onSend}>
          Statements to overdue
        </Button>
      )}
    </>
  );
}

const HINTS = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['Enter'], label: 'open client' },
  { keys: ['M'], label: 'statement' },
] as const;
