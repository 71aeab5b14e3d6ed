import type { AgedDebts } from '@cleaning/contract';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { SkeletonGroup } from '@cleaning/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Mail from 'lucide-react/icons/mail';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { type ComponentType, useMemo, useState } from 'react';
import { SaveFileButton } from '../../../shared/files/save-file-button.tsx';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { daysBetween } from '../../../shared/lib/plain-date.ts';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { RowsSkeleton } from '../../../shared/lists/rows-skeleton.tsx';
import { Figure, Figures } from '../../../shared/page/figures.tsx';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import { KeyHints } from '../../../shared/shortcuts/key-hints.tsx';
import type { Shortcut } from '../../../shared/shortcuts/shortcut-register.ts';
import { useRowNavigation } from '../../../shared/shortcuts/use-row-navigation.ts';
import { useShortcuts } from '../../../shared/shortcuts/use-shortcuts.tsx';
import { BookkeepingHead } from '../bookkeeping-head.tsx';
import styles from '../bookkeeping.module.css';
import { useAddress } from '../use-address.ts';
import { DebtsTable } from './debts-table.tsx';
import { DebtsToolbar } from './debts-toolbar.tsx';
import { count, overdueClients, type Debtor } from './overdue-clients.ts';
import { debtsFilterIn, debtsQuery, shownDebts } from './shown-debts.ts';
import { SendStatementsDialog } from './send-statements-dialog.tsx';

/** The props of the dialog for one client's statement. */
export interface ClientStatementProps {
  readonly client: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  readonly onDone: (report: string) => void;
}

export interface AgedDebtsViewProps {
  readonly ClientStatement: ComponentType<ClientStatementProps>;
}

/**
 * What each client owes today, or owed at the end of an earlier day, grouped by how long it is
 * overdue.
 */
export function AgedDebtsView({ ClientStatement }: AgedDebtsViewProps) {
  const { queries } = useTeamApi();
  const { search, change } = useAddress();
  const filter = debtsFilterIn(search);
  const today = sydneyDateOf(useNow());
  const asOf = debtsQuery(filter, today);
  const query = useQuery(queries.bookkeeping.agedDebts(asOf));
  const rows = useRowNavigation<HTMLDivElement>();
  const [asked, setAsked] = useState<'overdue' | Debtor | null>(null);
  const [report, setReport] = useState<string | null>(null);
  const shown = query.data === undefined ? undefined : shownDebts(query.data, filter);
  const clients = shown?.clients ?? NONE;
  useStatementKey(clients, setAsked);
  const close = () => setAsked(null);
  return (
    <div ref={rows} className={styles['stack']}>
      <BookkeepingHead
        view="debts"
        action={
          clients.length === 0 ? null : (
            <DebtActions clients={clients} asOf={asOf} onSend={() => setAsked('overdue')} />
          )
        }
      />
      <output>
        {report === null ? null : (
          <Alert tone="info">
            <p>{report}</p>
          </Alert>
        )}
      </output>
      <DebtsToolbar filter={filter} today={today} onChange={change} />
      <QueryContent
        query={query}
        what="the aged debts"
        card
        skeleton={
          <SkeletonGroup label="Loading the aged debts">
            <RowsSkeleton pictures={false} />
          </SkeletonGroup>
        }
      >
        {(debts) =>
          debts.clients.length === 0 ? (
            <Card>
              <EmptyState
                title={
                  asOf.on === undefined
                    ? 'Nothing is owed'
                    : `Nothing was owed on ${formatPlainDate(asOf.on, 'medium')}`
                }
                text="Invoices that are issued and not paid yet show up here."
              />
            </Card>
          ) : (
            <>
              <DebtFigures debts={debts} />
              {clients.length === 0 || shown === undefined ? (
                <Card>
                  <EmptyState
                    title="No clients match"
                    text="Choose other days, or another payer."
                  />
                </Card>
              ) : (
                <DebtsTable
                  debts={shown}
                  whose={
                    filter.age === '' && filter.payer === ''
                      ? 'All clients'
                      : count(clients.length, 'client')
                  }
                />
              )}
              <p className={styles['hint']}>
                {asOf.on === undefined
                  ? `Days after the due date, on ${formatPlainDate(debts.on, 'medium')}.`
                  : `As it was at the end of ${formatPlainDate(debts.on, 'medium')}, by days after the due date. What came later with an earlier date counts.`}
              </p>
              <KeyHints hints={HINTS} />
              {asked === 'overdue' ? (
                <SendStatementsDialog
                  clients={overdueClients(clients)}
                  today={debts.on}
                  onClose={close}
                  onReport={setReport}
                />
              ) : null}
            </>
          )
        }
      </QueryContent>
      {asked === null || asked === 'overdue' ? null : (
        <ClientStatement
          client={{ id: asked.client_id, name: asked.client_name }}
          onClose={close}
          onDone={setReport}
        />
      )}
    </div>
  );
}

const NONE: readonly Debtor[] = [];

/** The M key opens the statement dialog for the client in the focused row. */
function useStatementKey(clients: readonly Debtor[], onAsk: (client: Debtor) => void): void {
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const run = () => {
      const row = document.activeElement?.closest('[data-row]');
      const id = row?.querySelector<HTMLElement>('[data-client]')?.dataset['client'];
      const client = clients.find((each) => each.client_id === id);
      if (client !== undefined) onAsk(client);
    };
    return [{ keys: ['M'], group: 'In a list', label: 'Statement of the client', run }];
  }, [clients, onAsk]);
  useShortcuts(shortcuts);
}

interface DebtActionsProps {
  readonly clients: readonly Debtor[];
  /** The shown day, if it is not today. */
  readonly asOf: { readonly on?: string };
  readonly onSend: () => void;
}

/** Downloads the list as a file, or sends a statement to each overdue client. */
function DebtActions({ clients, asOf, onSend }: DebtActionsProps) {
  const { client } = useTeamApi();
  return (
    <>
      <SaveFileButton
        variant="outline"
        label="Download CSV"
        what="of the aged debts"
        load={() => client.bookkeeping.exportReport({ report: 'aged_debts', ...asOf })}
      />
      {/* Statements are sent only for today's debts. */}
      {asOf.on !== undefined || overdueClients(clients).length === 0 ? null : (
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

function DebtFigures({ debts }: { readonly debts: AgedDebts }) {
  const { on, clients, total_cents: total, current_cents: current } = debts;
  const late = clients.filter((client) => client.total_cents > client.current_cents);
  const ofPlans = clients.filter(({ plan_cents: cents }) => cents > 0);
  const invoices = clients.reduce((sum, { invoice_count: each }) => sum + each, 0);
  const oldest = Math.max(...late.map(({ oldest_due_date: due }) => daysBetween(due, on)));
  return (
    <Figures dense>
      <Figure
        icon={<WalletCards />}
        label="Owed to us"
        value={formatMoney(total)}
        note={`${count(clients.length, 'client')}, ${count(invoices, 'invoice')}`}
      />
      <Figure
        icon={<CalendarCheck />}
        label="Not due yet"
        value={formatMoney(current)}
        note={`${Math.round((100 * current) / total)}% of it`}
      />
      <Figure
        icon={<TriangleAlert />}
        label="Overdue"
        value={formatMoney(total - current)}
        note={
          late.length === 0
            ? 'Nothing is late'
            : `${count(late.length, 'client')}, oldest ${count(oldest, 'day')}`
        }
        danger={late.length > 0}
      />
      <Figure
        icon={<BadgeCheck />}
        label="With the NDIA or plan managers"
        value={formatMoney(ofPlans.reduce((sum, { plan_cents: cents }) => sum + cents, 0))}
        note={count(ofPlans.length, 'client')}
      />
    </Figures>
  );
}
