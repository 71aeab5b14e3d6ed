import type { RemittanceRow } from '@cleaning/contract';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';

/** Each row of the file, with the line of the invoice that it answers. */
export function RemittanceRows({ rows }: { readonly rows: readonly RemittanceRow[] }) {
  return (
    <DataTable
      caption="What each row of the file says"
      dense
      columns={COLUMNS}
      rows={rows}
      rowKey={({ row }) => String(row)}
    />
  );
}

const COLUMNS: readonly DataColumn<RemittanceRow>[] = [
  { key: 'row', header: 'Row', place: 'start', cell: ({ row }) => `Row ${row}` },
  {
    key: 'reference',
    header: 'Claim or invoice',
    place: 'title',
    rowHeader: true,
    cell: ({ reference }) => reference,
  },
  { key: 'line', header: 'Line', place: 'wide', cell: describeLine },
  { key: 'answer', header: 'Answer', place: 'status', cell: describeAnswer },
  {
    key: 'paid',
    header: 'Paid',
    place: 'amount',
    align: 'end',
    cell: ({ paid_cents: cents }) => formatMoney(cents),
  },
];

/** "Line 2, Travel to the visit, $18.20". */
function describeLine({ line, outcome }: RemittanceRow): string {
  if (line !== null) {
    return `Line ${line.number}, ${line.description}, ${formatMoney(line.amount_cents)}`;
  }
  return outcome === 'paid' || outcome === 'rejected' ? 'Whole invoice' : 'None';
}

function describeAnswer({ outcome, reason }: RemittanceRow): string {
  if (outcome === 'paid') return 'Paid';
  return `${outcome === 'rejected' ? 'Rejected' : 'Not used'}: ${reason ?? 'no reason given'}`;
}
