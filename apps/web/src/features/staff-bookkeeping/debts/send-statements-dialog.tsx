import type { StatementResult } from '@cleaning/contract';
import { addMonths } from '@cleaning/ndis';
import { formatPlainDate } from '@cleaning/pricing';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../shared/forms/confirm-dialog.tsx';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import styles from '../bookkeeping.module.css';
import { count, type Debtor } from './overdue-clients.ts';

export interface SendStatementsDialogProps {
  /** The overdue clients who pay something themselves. */
  readonly clients: readonly Debtor[];
  readonly today: string;
  readonly onClose: () => void;
  readonly onReport: (report: string) => void;
}

/** Asks for confirmation before a statement is emailed to each overdue client. */
export function SendStatementsDialog({
  clients,
  today,
  onClose,
  onReport,
}: SendStatementsDialogProps) {
  const { mutations } = useTeamApi();
  const { mutateAsync } = useMutation(mutations.staffInvoices.sendStatements());
  const keyFor = useIdempotencyKey();
  const from = addMonths(`${today.slice(0, 7)}-01`, -1);
  const { submit, isBusy, error } = useSubmitOnce(async () => {
    const body = { from, to: today, client_ids: clients.map(({ client_id: id }) => id) };
    const { results } = await mutateAsync({ body, idempotencyKey: keyFor(body) });
    onClose();
    onReport(describeSent(results, clients));
  });
  const statements = count(clients.length, 'statement');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Send ${statements} by email?`}
      confirmLabel={`Send ${statements}`}
      busyLabel="Sending"
      keepLabel="Not now"
      harmless
      busy={isBusy}
      error={error}
      errorTitle="Not sent"
      onConfirm={() => void submit()}
    >
      <p>
        Each of these clients gets a statement of their own as a PDF, from{' '}
        {formatPlainDate(from, 'medium')} to {formatPlainDate(today, 'medium')}. What a plan pays is
        not asked of them.
      </p>
      <ul className={styles['facts']}>
        {clients.map(({ client_id: id, client_name: name, ...owed }) => (
          <li key={id}>
            {name}, {formatMoney(owed.total_cents - owed.current_cents)} overdue
          </li>
        ))}
      </ul>
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
  const sent = `${count(results.length - reasons.length, 'statement')} sent`;
  return reasons.length === 0 ? `${sent}.` : `${sent}, ${reasons.length} not. ${reasons.join(' ')}`;
}
