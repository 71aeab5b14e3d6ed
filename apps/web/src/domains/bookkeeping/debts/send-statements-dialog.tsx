import { plural } from '@cleaning/contract/rules';
import type { Debtor } from '@cleaning/contract/bookkeeping';
import type { StatementResult } from '@cleaning/contract/invoices';
import { addMonths } from '@cleaning/ndis';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import styles from '../bookkeeping.module.css';
import { TO_REMIND } from './debts-view.ts';

export interface SendStatementsDialogProps {
  readonly today: string;
  readonly onClose: () => void;
  readonly onReport: (report: string) => void;
}

/**
 * Asks for confirmation before a statement is emailed to each overdue client who pays something
 * themselves.
 */
export function SendStatementsDialog({ today, onClose, onReport }: SendStatementsDialogProps) {
  const api = useApi();
  const query = useQuery(api.getAgedDebts.query(TO_REMIND));
  const clients = query.data?.clients ?? [];
  const from = addMonths(`${today.slice(0, 7)}-01`, -1);
  const { submit, isBusy, error } = useCommand(api.sendStatements.mutation(), {
    onDone: ({ results }) => {
      onClose();
      onReport(describeSent(results, clients));
    },
  });
  const canSend = clients.length > 0;
  const send = canSend ? `Send ${plural(clients.length, 'statement')}` : 'Send statements';
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${send} by email?`}
      confirmLabel={send}
      busyLabel="Sending"
      keepLabel={canSend ? 'Not now' : 'Close'}
      canConfirm={canSend}
      harmless
      busy={isBusy}
      error={error}
      errorTitle="Not sent"
      onConfirm={() =>
        void submit({ from, to: today, client_ids: clients.map(({ client_id: id }) => id) })
      }
    >
      <QueryContent query={query} what="the overdue clients" level={3}>
        {(debts) =>
          debts.clients.length === 0 ? (
            <p>No client who pays their own invoices is overdue, so there is nothing to send.</p>
          ) : (
            <>
              <p>
                Each of these clients gets a statement of their own as a PDF, from{' '}
                {formatPlainDate(from, 'medium')} to {formatPlainDate(today, 'medium')}. What a plan
                pays is not asked of them.
              </p>
              {debts.count > debts.clients.length ? (
                <p>
                  {`These are the ${debts.clients.length} who owe the most, of ${plural(debts.count, 'client')}. Send the others theirs from the list, one at a time: press M in a row.`}
                </p>
              ) : null}
              <ul className={styles['facts']}>
                {debts.clients.map(({ client_id: id, client_name: name, ...owed }) => (
                  <li key={id}>
                    {name}, {formatMoney(owed.total_cents - owed.current_cents)} overdue
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryContent>
    </ConfirmDialog>
  );
}

/**
 * The results of sending: "2 statements sent, 1 not. Ben Carver: Nothing that they pay themselves
 * is overdue."
 */
function describeSent(results: readonly StatementResult[], clients: readonly Debtor[]): string {
  const names = new Map(clients.map(({ client_id: id, client_name: name }) => [id, name]));
  const reasons = results.flatMap(({ client_id: id, error }) =>
    error === null ? [] : [`${names.get(id) ?? 'One'}: ${error.detail}`],
  );
  const sent = `${plural(results.length - reasons.length, 'statement')} sent`;
  return reasons.length === 0 ? `${sent}.` : `${sent}, ${reasons.length} not. ${reasons.join(' ')}`;
}
