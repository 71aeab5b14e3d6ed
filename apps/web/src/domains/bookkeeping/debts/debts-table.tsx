import type { AgedDebts, Debtor } from '@cleaning/contract/bookkeeping';
import type { InvoicePayer } from '@cleaning/contract/invoices/rules';
import { formatMoney } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { staffClientPath } from '#domains/clients/client-paths.ts';
import { staffInvoicesOfPath } from '#domains/invoices/invoice-paths.ts';
import styles from '../bookkeeping.module.css';
import { AGES, type Age } from './debts-view.ts';

export interface DebtsTableProps {
  readonly debts: Pick<AgedDebts, 'clients' | 'matching'>;
  /** The label of the totals: "All clients". */
  readonly whose: string;
}

/**
 * Each client with the payers and the debt by age. Links lead to the client's page and invoices.
 */
export function DebtsTable({ debts: { clients, matching }, whose }: DebtsTableProps) {
  const hasCredit = matching.credit_cents > 0;
  return (
    <DataTable
      caption="Who owes what, by days after the due date"
      dense
      className={styles['debts']}
      columns={hasCredit ? [...COLUMNS, CREDIT, TOTAL] : [...COLUMNS, TOTAL]}
      rows={clients}
      rowKey={({ client_id: id }) => id}
      totals={[
        {
          label: (
            <>
              {whose}
              <FoldedAges owed={matching} />
            </>
          ),
          value: (
            <>
              {formatMoney(matching.total_cents)} <small className={styles['share']}>100.0%</small>
            </>
          ),
          strong: true,
          parts: {
            ...Object.fromEntries(AGES.map(({ field }) => [field, formatPart(matching, field)])),
            ...(hasCredit && { credit: formatMoney(matching.credit_cents) }),
          },
        },
      ]}
    />
  );
}

/** The debt of an age and its share of the total: "$300.25, 13.8%". */
const formatPart = (sums: AgedDebts['matching'], field: Age['field']) => (
  <>
    {sums[field] === 0 ? '–' : formatMoney(sums[field])}{' '}
    <small className={styles['share']}>
      {sums.total_cents === 0 ? '0.0' : ((100 * sums[field]) / sums.total_cents).toFixed(1)}%
    </small>
  </>
);

/** The ages with their headings, for when the table folds into cards. */
const FoldedAges = ({ owed }: { readonly owed: Pick<Debtor, Age['field']> }) => (
  <span className={styles['foldedList']}>
    {AGES.filter(({ field }) => owed[field] > 0).map((age) => (
      <span key={age.field}>
        <span>{age.label} </span>
        {formatAmount(age, owed)}
      </span>
    ))}
  </span>
);

const PAYERS: Readonly<Record<InvoicePayer, (name: string) => string>> = {
  client: (name) => `${name} pays`,
  plan_manager: (name) => `With ${name}`,
  agency: () => 'With the NDIA',
  unknown: () => 'Who pays is not known yet',
};

const describePayers = ({ payers }: Debtor): string =>
  payers.map(({ payer, name }) => PAYERS[payer](name)).join(', ');

const formatAmount = ({ field, isLate }: Age, client: Pick<Debtor, Age['field']>) => (
  <Text as="span" tone={isLate ? 'danger' : undefined} weight={isLate ? 'bold' : undefined}>
    {formatMoney(client[field])}
  </Text>
);

const COLUMNS: readonly DataColumn<Debtor>[] = [
  {
    key: 'client',
    header: 'Client',
    place: 'title',
    rowHeader: true,
    cell: ({ client_id: id, client_name: name }) => (
      <Link href={staffClientPath(id)} className={styles['client']}>
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
        <FoldedAges owed={client} />
      </>
    ),
  },
  ...AGES.map((age): DataColumn<Debtor> => ({
    key: age.field,
    header: age.label,
    place: 'hidden',
    align: 'end',
    cell: (client) => (client[age.field] === 0 ? '–' : formatAmount(age, client)),
  })),
];

const CREDIT: DataColumn<Debtor> = {
  key: 'credit',
  header: 'Credit we hold',
  place: 'end',
  align: 'end',
  cell: ({ credit_cents: cents }) =>
    cents === 0 ? '–' : <Badge tone="success">{formatMoney(cents)}</Badge>,
};

const TOTAL: DataColumn<Debtor> = {
  key: 'total',
  header: 'Total',
  place: 'amount',
  align: 'end',
  cell: ({ client_id: id, client_name: name, total_cents: cents }) => (
    <Link href={staffInvoicesOfPath(id)} className={styles['total']}>
      {formatMoney(cents)} <VisuallyHidden>owed by {name}, open invoices</VisuallyHidden>
    </Link>
  ),
};
