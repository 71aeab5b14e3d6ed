import {
  STATEMENT_ROW_NAMES,
  type Statement,
  type StatementRecipient,
} from '@cleaning/contract/invoices';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { type DataColumn, DataTable, FoldedText } from '@cleaning/ui/data-table';
import { noBreak } from '#kit/lib/no-break.tsx';
import { unbroken } from '#kit/lib/unbroken.ts';

export interface StatementTableProps {
  readonly statement: Statement;
  readonly to: StatementRecipient | undefined;
}

interface Line {
  readonly key: string;
  readonly date: string;
  readonly details: string;
  /** Null for the opening balance, which is not a change. */
  readonly amountCents: number | null;
  readonly balanceCents: number;
}

/** The statement as sent: what the client was asked to pay, or what their plan manager was. */
export function StatementTable({ statement, to }: StatementTableProps) {
  const plan = to?.recipient === 'plan_manager' ? null : statement.plan;
  return (
    <>
      <DataTable
        caption={`Statement of ${statement.client_name}`}
        dense
        fold="lines"
        columns={COLUMNS}
        rows={listLines(statement, to ?? statement)}
        rowKey={({ key }) => key}
        totals={[
          {
            label: `Closing balance, ${unbroken(formatPlainDate(statement.to, 'medium'))}`,
            value: formatMoney((to ?? statement).closing_balance_cents),
            strong: true,
          },
        ]}
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

const listLines = (
  { from }: Statement,
  { rows, opening_balance_cents: opening }: Pick<Statement, 'rows' | 'opening_balance_cents'>,
): readonly Line[] => [
  {
    key: 'opening',
    date: from,
    details: 'Opening balance',
    amountCents: null,
    balanceCents: opening,
  },
  // Two payments of one day may be equal in everything.
  ...rows.map((row, index) => ({
    key: String(index),
    date: row.date,
    details: `${STATEMENT_ROW_NAMES[row.kind]}, ${row.invoice_number}`,
    amountCents: row.amount_cents,
    balanceCents: row.balance_cents,
  })),
];

const COLUMNS: readonly DataColumn<Line>[] = [
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
    cell: ({ details }) => noBreak(details),
  },
  {
    key: 'amount',
    header: 'Amount',
    place: 'end',
    align: 'end',
    cell: ({ amountCents: cents }) =>
      cents === null ? null : (
        <>
          <FoldedText>Amount </FoldedText>
          {formatMoney(cents)}
        </>
      ),
  },
  {
    key: 'balance',
    header: 'Balance',
    place: 'amount',
    align: 'end',
    cell: ({ balanceCents: cents }) => (
      <>
        <FoldedText>Balance </FoldedText>
        {formatMoney(cents)}
      </>
    ),
  },
];
