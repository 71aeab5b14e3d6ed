import {
  planAccountName,
  type Statement,
  type StatementAccount,
  type StatementRow,
  STATEMENT_ROW_NAMES,
} from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { type DataColumn, DataTable, FoldedWords, LineItem } from '@cleaning/ui/data-table';
import { Link } from '@cleaning/ui/link';
import { invoicePath } from '../../../shared/lib/paths.ts';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import styles from './statement-rows.module.css';

/** The opening balance, entries and closing balance of a statement; what a plan pays stands apart. */
export function StatementRows({ statement }: { statement: Statement }) {
  const { from, to, plan } = statement;
  return (
    <>
      <p className={styles['period']}>
        {statement.client_name}, {formatPlainDate(from, 'medium')} to{' '}
        {formatPlainDate(to, 'medium')}.
      </p>
      <Account caption="Statement of account" account={statement} />
      {plan === null ? null : (
        <section className={styles['plan']}>
          <h3>{planAccountName(plan.payers)}</h3>
          <p className={styles['period']}>You do not pay this part.</p>
          <Account caption={planAccountName(plan.payers)} account={plan} />
        </section>
      )}
    </>
  );
}

function Account({ caption, account }: { caption: string; account: StatementAccount }) {
  const { opening_balance_cents: opening, closing_balance_cents: closing, rows } = account;
  return (
    <>
      <p className={styles['period']}>
        Opening balance: <b>{formatMoney(opening)}</b>.
      </p>
      {rows.length === 0 ? (
        <p className={styles['none']}>
          Nothing changed in this period. Closing balance: <b>{formatMoney(closing)}</b>.
        </p>
      ) : (
        <DataTable
          caption={caption}
          className={styles['rows']}
          fold="lines"
          flush
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => [row.invoice_id, row.kind, row.date, row.reference].join(' ')}
          totals={[{ label: 'Closing balance', value: formatMoney(closing), strong: true }]}
        />
      )}
    </>
  );
}

const COLUMNS: readonly DataColumn<StatementRow>[] = [
  {
    key: 'date',
    header: 'Date',
    place: 'gone',
    cell: (row) => formatPlainDate(row.date, 'medium'),
  },
  {
    key: 'details',
    header: 'Details',
    place: 'title',
    rowHeader: true,
    cell: (row) => (
      <LineItem name={STATEMENT_ROW_NAMES[row.kind]}>
        <Link href={invoicePath(row.invoice_id)} className={styles['link']}>
          {row.invoice_number}
        </Link>
        {row.reference === null ? null : <span>Reference {row.reference}</span>}
        <FoldedWords>
          {formatPlainDate(row.date, 'medium')}, balance: {formatMoney(row.balance_cents)}
        </FoldedWords>
      </LineItem>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    place: 'amount',
    align: 'end',
    cell: (row) => formatMoney(row.amount_cents),
  },
  {
    key: 'balance',
    header: 'Balance',
    place: 'gone',
    align: 'end',
    cell: (row) => formatMoney(row.balance_cents),
  },
];
