import { plural } from '@cleaning/contract/rules';
import type { BankColumns } from '@cleaning/contract/bank';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';

type Row = BankColumns['rows'][number];

const COLUMNS: readonly DataColumn<Row>[] = [
  {
    key: 'day',
    header: 'Day',
    place: 'start',
    cell: ({ booked_on: day }) => formatPlainDate(day, 'long'),
  },
  { key: 'text', header: 'Text', place: 'title', rowHeader: true, cell: ({ text }) => text },
  {
    key: 'in',
    header: 'Money in',
    align: 'end',
    place: 'amount',
    cell: ({ amount_cents: cents }) => (cents > 0 ? formatMoney(cents) : null),
  },
  {
    key: 'out',
    header: 'Money out',
    align: 'end',
    place: 'end',
    cell: ({ amount_cents: cents }) => (cents < 0 ? `−${formatMoney(-cents)}` : null),
  },
];

/** The first rows of a file as they will be imported. */
export function RowsAsRead({ rows, row_count: count }: Pick<BankColumns, 'rows' | 'row_count'>) {
  const title =
    count > rows.length
      ? `How we read the first ${rows.length} of ${plural(count, 'row')}`
      : `How we read ${count === 1 ? 'the row' : `the ${count} rows`}`;
  return (
    <Card title={title}>
      <DataTable
        caption="Rows as they will be imported"
        dense
        fold="lines"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ row }) => String(row)}
      />
    </Card>
  );
}
