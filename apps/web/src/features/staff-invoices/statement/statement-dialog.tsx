import {
  STATEMENT_ROW_NAMES,
  type Statement,
  type StatementRecipient,
  type StatementRow,
} from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { addMonths } from '@cleaning/ndis';
import { formatInstant, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { CheckboxField, SelectField, TextField } from '@cleaning/ui/field';
import { Link } from '@cleaning/ui/link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SaveFileButton } from '../../../shared/files/save-file-button.tsx';
import { useDownloads } from '../../../shared/files/use-downloads.ts';
import { ConfirmDialog } from '../../../shared/forms/confirm-dialog.tsx';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import styles from './statement-dialog.module.css';

export interface StatementDialogProps {
  readonly client: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  readonly onDone: (report: string) => void;
}

/** What a client owed at the start of a period, what changed it, and what they owe: to see, save and send. */
export default function StatementDialog({ client, onClose, onDone }: StatementDialogProps) {
  const id = useId();
  const { queries, mutations } = useTeamApi();
  const { statementPdf } = useDownloads();
  const today = sydneyDateOf(useNow());
  const [from, setFrom] = useState(addMonths(`${today.slice(0, 7)}-01`, -1));
  const [to, setTo] = useState(today);
  const period = { from, to, client_id: client.id };
  const isPeriod = from !== '' && to !== '' && from <= to;
  const query = useQuery({ ...queries.invoices.statement(period), enabled: isPeriod });
  const [wanted, setWanted] = useState<StatementRecipient['recipient']>('client');
  const [withReferences, setWithReferences] = useState(true);
  const recipients = query.data?.recipients ?? [];
  const chosen = recipients.find(({ recipient }) => recipient === wanted) ?? recipients[0];
  const isSent = chosen !== undefined && chosen.sent_today !== null;
  const { mutateAsync } = useMutation(mutations.staffInvoices.sendStatement());
  const keyFor = useIdempotencyKey();
  const { submit, isBusy, error } = useSubmitOnce(async () => {
    const body = {
      ...period,
      recipient: chosen?.recipient ?? wanted,
      with_references: withReferences,
      send_again: isSent,
    };
    const { sent_to: address } = await mutateAsync({ body, idempotencyKey: keyFor(body) });
    onClose();
    onDone(`The statement is on its way to ${address}.`);
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Send a statement to ${chosen?.name ?? client.name}?`}
      confirmLabel={isSent ? 'Send again' : 'Send statement'}
      busyLabel="Sending"
      keepLabel="Not now"
      canConfirm={isPeriod}
      harmless
      busy={isBusy}
      error={error}
      errorTitle="Not sent"
      onConfirm={() => void submit()}
    >
      <div className={styles['root']}>
        <div className={styles['days']}>
          <TextField
            id={`${id}-from`}
            label="First day"
            type="date"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            id={`${id}-to`}
            label="Last day"
            type="date"
            value={to}
            error={isPeriod ? undefined : 'The last day cannot be before the first.'}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
        {isPeriod ? (
          <QueryContent query={query} what="the statement" level={3}>
            {(statement) => (
              <>
                <StatementTable statement={statement} to={chosen} />
                {chosen?.recipient === 'plan_manager' ? null : (
                  <div>
                    <SaveFileButton
                      label="PDF"
                      variant="outline"
                      size="sm"
                      load={() => statementPdf(period)}
                    />
                  </div>
                )}
              </>
            )}
          </QueryContent>
        ) : null}
        {chosen === undefined ? null : (
          <>
            <GoesTo
              id={`${id}-recipient`}
              recipients={recipients}
              to={chosen}
              onChoose={(recipient) => setWanted(recipient)}
            />
            {chosen.payment_references.length === 0 ? null : (
              <CheckboxField
                label={describeReferences(chosen)}
                checked={withReferences}
                onChange={(event) => setWithReferences(event.target.checked)}
              />
            )}
            {chosen.sent_today === null ? null : (
              <Alert tone="warning">
                <p>
                  {chosen.sent_today.by} sent one to {chosen.sent_today.to} today,{' '}
                  {formatInstant(chosen.sent_today.at, 'time')}.
                </p>
              </Alert>
            )}
          </>
        )}
        <p>
          <Link href={`${SITE_PATHS.staffBookkeeping}?view=debts`} onClick={onClose}>
            For several clients
          </Link>
        </p>
      </div>
    </ConfirmDialog>
  );
}

interface GoesToProps {
  readonly id: string;
  readonly recipients: readonly StatementRecipient[];
  readonly to: StatementRecipient;
  readonly onChoose: (recipient: StatementRecipient['recipient']) => void;
}

/** Where it goes: to the client, or to the plan manager who pays a part of it. */
function GoesTo({ id, recipients, to, onChoose }: GoesToProps) {
  if (recipients.length === 1) return <p>It goes to {to.email}, as a PDF.</p>;
  return (
    <SelectField
      id={id}
      label="Goes to"
      hint="As a PDF. A plan manager gets what they were asked to pay."
      value={to.recipient}
      onChange={(event) =>
        onChoose(event.target.value === 'plan_manager' ? 'plan_manager' : 'client')
      }
      options={recipients.map(({ recipient, name, email }) => ({
        value: recipient,
        label: `${name}, ${email}`,
      }))}
    />
  );
}

/** "Put the payment reference 26000349 on it". */
function describeReferences({ payment_references: references }: StatementRecipient): string {
  const [first] = references;
  return references.length === 1
    ? `Put the payment reference ${first?.payment_reference ?? ''} on it`
    : `Put the payment references of ${references.length} invoices on it`;
}

interface StatementTableProps {
  readonly statement: Statement;
  readonly to: StatementRecipient | undefined;
}

/** What is sent: all that the client is asked for, or what their plan manager was. */
function StatementTable({ statement, to }: StatementTableProps) {
  const { rows, opening_balance_cents: opening, closing_balance_cents: closing } = to ?? statement;
  const plan = to?.recipient === 'plan_manager' ? null : statement.plan;
  return (
    <>
      <p>Opening balance: {formatMoney(opening)}</p>
      <DataTable
        caption="What changed"
        dense
        fold="lines"
        columns={COLUMNS}
        rows={rows}
        rowKey={(row) => [row.invoice_id, row.kind, row.date, row.reference].join(' ')}
        totals={[{ label: 'Closing balance', value: formatMoney(closing), strong: true }]}
      />
      {plan === null ? null : (
        <p>
          The NDIS plan has {formatMoney(plan.closing_balance_cents)} to pay besides. The client is
          not asked for it.
        </p>
      )}
    </>
  );
}

const COLUMNS: readonly DataColumn<StatementRow>[] = [
  {
    key: 'date',
    header: 'Date',
    place: 'start',
    cell: ({ date }) => formatPlainDate(date, 'medium'),
  },
  {
    key: 'details',
    header: 'Details',
    place: 'title',
    rowHeader: true,
    cell: ({ kind, invoice_number: number }) => `${STATEMENT_ROW_NAMES[kind]}, ${number}`,
  },
  {
    key: 'amount',
    header: 'Amount',
    place: 'end',
    align: 'end',
    cell: ({ amount_cents: cents }) => formatMoney(cents),
  },
  {
    key: 'balance',
    header: 'Balance',
    place: 'amount',
    align: 'end',
    cell: ({ balance_cents: cents }) => formatMoney(cents),
  },
];
