import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { Stack } from '@cleaning/ui/stack';
import styles from '../bookkeeping.module.css';
import { monthName } from './describe-months.ts';
import type { Basis, GstQuarter } from './gst-figures.tsx';

export interface GstTableProps {
  readonly title: string;
  /** Says when a sale counts on this basis. */
  readonly text: string;
  readonly basis: Basis;
  readonly quarter: GstQuarter;
  readonly today: string;
}

type Sales = GstQuarter[Basis];

interface MonthRow {
  readonly name: string;
  readonly sales: Sales;
  readonly isWhole?: boolean;
}

/** The months of a quarter and their total, on one accounting basis. */
export function GstTable({ title, text, basis, quarter, today }: GstTableProps) {
  const { from, to, months, [basis]: all } = quarter;
  const rows = months
    .filter((month) => month.from <= today)
    .map((month): MonthRow => ({ name: nameMonth(month, today), sales: month[basis] }));
  const quarterName = to < today ? 'The quarter' : 'Quarter so far';
  const whole: MonthRow = { name: quarterName, sales: all, isWhole: true };
  return (
    <Card flush title={title}>
      <p className={styles['lead']}>{text}</p>
      {rows.length === 0 ? (
        <p className={styles['lead']}>It begins on {formatPlainDate(from, 'medium')}.</p>
      ) : (
        <DataTable
          caption={`${title} by month`}
          dense
          flush
          fold="lines"
          className={styles['months']}
          columns={COLUMNS}
          rows={[...rows, whole]}
          rowKey={({ name }) => name}
        />
      )}
    </Card>
  );
}

const taxableSalesCents = (sales: Sales): number =>
  sales.sales_cents - sales.gst_free_cents - sales.out_of_scope_cents;

const nameMonth = (month: { from: string; to: string }, today: string): string =>
  month.to < today
    ? monthName(month.from)
    : `${monthName(month.from)}, to the ${ordinal(Number(today.slice(8)))}`;

const SUFFIXES = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;
const rules = new Intl.PluralRules('en-AU', { type: 'ordinal' });

/** "23rd". */
const ordinal = (day: number): string => `${day}${SUFFIXES[rules.select(day)]}`;

/** An amount with its column heading, for when the table folds into lines. */
const Folded = ({ label, cents }: { readonly label: string; readonly cents: number }) => (
  <span className={styles['foldedPart']}>
    <span>{label} </span>
    {formatMoney(cents)}
  </span>
);

const COLUMNS: readonly DataColumn<MonthRow>[] = [
  {
    key: 'month',
    header: 'Month',
    place: 'title',
    rowHeader: true,
    cell: ({ name, sales }) => (
      <Stack as="span">
        {name}
        <Folded label="With GST" cents={taxableSalesCents(sales)} />
        <Folded label="GST in them" cents={sales.gst_cents} />
        <Folded label="GST-free" cents={sales.gst_free_cents} />
      </Stack>
    ),
  },
  {
    key: 'taxable',
    header: 'Sales with GST',
    place: 'hidden',
    align: 'end',
    cell: ({ sales }) => formatMoney(taxableSalesCents(sales)),
  },
  {
    key: 'gst',
    header: 'GST in them',
    place: 'hidden',
    align: 'end',
    cell: ({ sales, isWhole }) =>
      isWhole ? <b>{formatMoney(sales.gst_cents)}</b> : formatMoney(sales.gst_cents),
  },
  {
    key: 'free',
    header: 'GST-free',
    place: 'hidden',
    align: 'end',
    cell: ({ sales }) => formatMoney(sales.gst_free_cents),
  },
  {
    key: 'all',
    header: 'All sales',
    place: 'amount',
    align: 'end',
    cell: ({ sales }) => <b>{formatMoney(sales.sales_cents)}</b>,
  },
];
