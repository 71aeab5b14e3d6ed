import { STATEMENT_ROW_NAMES, type Statement, type StatementRow } from '@cleaning/contract';
import { addMonths } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { TextField } from '@cleaning/ui/field';
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
import styles from '../list/staff-invoices.module.css';

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
  const { mutateAsync } = useMutation(mutations.staffInvoices.sendStatement());
  const keyFor = useIdempotencyKey();
  const { submit, isBusy, error } = useSubmitOnce(async () => {
    const { sent_to: address } = await mutateAsync({
      body: period,
      idempotencyKey: keyFor(period),
    });
    onClose();
    onDone(`The statement is on its way to ${address}.`);
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Send a statement to ${client.name}?`}
      confirmLabel="Send statement"
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
        {isPeriod ? (
          <QueryContent query={query} what="the statement" level={3}>
            {(statement) => (
              <>
                <StatementTable statement={statement} />
                <div>
                  <SaveFileButton
                    label="PDF"
                    variant="outline"
                    size="sm"
                    load={() => statementPdf(period)}
                  />
                </div>
              </>
            )}
          </QueryContent>
        ) : null}
        <p>The client gets it by email as a PDF.</p>
      </div>
    </ConfirmDialog>
  );
}

function StatementTable({ statement }: { readonly statement: Statement }) {
  const { rows, opening_balance_cents: opening, closing_balance_cents: closing, plan } = statement;
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
