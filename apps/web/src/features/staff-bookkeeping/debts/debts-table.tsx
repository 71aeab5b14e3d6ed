import type { AgedDebts, InvoicePayer } from '@cleaning/contract';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { Link } from '@cleaning/ui/link';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { staffClientPath, staffInvoicesOfPath } from '../../../shared/lib/paths.ts';
import styles from '../bookkeeping.module.css';
import type { Debtor } from './overdue-clients.ts';

export interface DebtsTableProps {
  readonly debts: AgedDebts;
}

const AGES = [
  { field: 'current_cents', label: 'Not due yet', isLate: false },
  { field: 'days_1_to_30_cents', label: '1–30 days', isLate: true },
  { field: 'days_31_to_60_cents', label: '31–60 days', isLate: true },
  { field: 'days_61_to_90_cents', label: '61–90 days', isLate: true },
  { field: 'over_90_days_cents', label: 'Over 90 days', isLate: true },
] as const;

/** Each client, who pays, and what is owed by age; the client leads to their page, the total to their invoices. */
export function DebtsTable({ debts }: DebtsTableProps) {
  return (
    <DataTable
      caption="Aged debts by client, days after the due date"
      dense
      columns={COLUMNS}
      rows={debts.clients}
      rowKey={({ client_id: id }) => id}
      totals={[
        {
          label: 'All clients',
          value: formatMoney(debts.total_cents),
          strong: true,
          parts: Object.fromEntries(
            AGES.map(({ field }) => [field, debts[field] === 0 ? '–' : formatMoney(debts[field])]),
          ),
        },
      ]}
    />
  );
}

const PAYERS: Readonly<Record<InvoicePayer, (name: string) => string>> = {
  client: (name) => `${name} pays`,
  plan_manager: (name) => `With ${name}`,
  agency: () => 'With the NDIA',
  unknown: () => 'Who pays is not known yet',
};

const describePayers = ({ payers }: Debtor): string =>
  payers.map(({ payer, name }) => PAYERS[payer](name)).join(', ');

const amountOf = ({ field, isLate }: (typeof AGES)[number], client: Debtor) => (
  <span className={isLate ? styles['late'] : undefined}>{formatMoney(client[field])}</span>
);

const COLUMNS: readonly DataColumn<Debtor>[] = [
  {
    key: 'client',
    header: 'Client',
    place: 'title',
    rowHeader: true,
    cell: ({ client_id: id, client_name: name }) => (
      <Link
        href={staffClientPath(id)}
        className={styles['client']}
        data-row-open=""
        data-client={id}
      >
        {name}
      </Link>
    ),
  },
  {
    key: 'payer',
    header: 'Who pays',
    place: 'status',
    cell: (client) => (
      <>
        {describePayers(client)}
        <span className={styles['foldedList']}>
          {AGES.filter(({ field }) => client[field] > 0).map((age) => (
            <span key={age.field}>
              <span>{age.label} </span>
              {amountOf(age, client)}
            </span>
          ))}
        </span>
      </>
    ),
  },
  ...AGES.map((age): DataColumn<Debtor> => ({
    key: age.field,
    header: age.label,
    place: 'gone',
    align: 'end',
    cell: (client) => (client[age.field] === 0 ? '–' : amountOf(age, client)),
  })),
  {
    key: 'total',
    header: 'Total',
    place: 'amount',
    align: 'end',
    cell: ({ client_id: id, client_name: name, total_cents: cents }) => (
      <Link href={staffInvoicesOfPath(id)} className={styles['total']}>
        {formatMoney(cents)} <VisuallyHidden>owed by {name}, open invoices</VisuallyHidden>
      </Link>
    ),
  },
];
