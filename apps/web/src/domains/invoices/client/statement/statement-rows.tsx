import { Code } from '@cleaning/ui/code';
import {
  type Statement,
  type StatementAccount,
  type StatementRow,
  STATEMENT_ROW_NAMES,
} from '@cleaning/contract/invoices';
import { planAccountName } from '@cleaning/contract/invoices/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { type DataColumn, DataTable, FoldedText, LineItem } from '@cleaning/ui/data-table';
import { Link } from '@cleaning/ui/link';
import { invoicePath } from '../../invoice-paths.ts';
import styles from './statement-rows.module.css';

/**
 * The opening balance, entries and closing balance of a statement, with a separate account for what
 * an NDIS plan pays.
 */
export function StatementRows({ statement }: { statement: Statement }) {
  const { from, to, plan } = statement;
  return (
    <>
      <Account
        caption="Statement of account"
        about={`${statement.client_name}, ${formatPlainDate(from, 'medium')} to ${formatPlainDate(to, 'medium')}.`}
        account={statement}
      />
      {plan === null ? null : (
        <section className={styles['plan']}>
          <h3>{planAccountName(plan.payers)}</h3>
          <Account
            caption={planAccountName(plan.payers)}
            about="You do not pay this part."
            account={plan}
          />
        </section>
      )}
    </>
  );
}

interface AccountProps {
  readonly caption: string;
  /** Shown before the opening balance. */
  readonly about: string;
  readonly account: StatementAccount;
}

function Account({ caption, about, account }: AccountProps) {
  const { opening_balance_cents: opening, closing_balance_cents: closing, rows } = account;
  return (
    <>
      <p className={styles['period']}>
        {about} Opening balance: <b>{formatMoney(opening)}</b>.
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
          // Two payments of one day may be equal in everything.
          rowKey={(row) => String(rows.indexOf(row))}
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
    place: 'hidden',
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
          <Code>{row.invoice_number}</Code>
        </Link>
        {row.reference === null ? null : <span>Reference {row.reference}</span>}
        <FoldedText>
          {formatPlainDate(row.date, 'medium')}, balance: {formatMoney(row.balance_cents)}
        </FoldedText>
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
    place: 'hidden',
    align: 'end',
    cell: (row) => formatMoney(row.balance_cents),
  },
];
