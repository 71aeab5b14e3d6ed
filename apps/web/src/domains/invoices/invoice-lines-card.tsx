import type { Invoice, InvoiceLine } from '@cleaning/contract/invoices';
import { claimTypeName, invoiceStatements } from '@cleaning/contract/invoices/rules';
import { formatMoney } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import {
  type DataColumn,
  type TableTotal,
  DataTable,
  FoldedText,
  LineItem,
} from '@cleaning/ui/data-table';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { describeGst, describeQuantity, describeWhen } from './format-invoice.ts';
import styles from './invoice-lines-card.module.css';

/** The lines of an invoice and its totals. */
export function InvoiceLinesCard({ invoice }: { invoice: Invoice }) {
  return (
    <Card flush title="What this invoice is for">
      <DataTable
        caption="What this invoice is for"
        fold="lines"
        flush
        columns={listColumns(invoice)}
        rows={invoice.lines}
        rowKey={(line) => line.id}
        totals={listTotals(invoice)}
      />
      {[...invoiceStatements(invoice.lines), invoice.note]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className={styles['note']}>
            {text}
          </p>
        ))}
    </Card>
  );
}

const listColumns = ({ kind }: Invoice): readonly DataColumn<InvoiceLine>[] => [
  {
    key: 'item',
    header: 'Item',
    place: 'title',
    rowHeader: true,
    cell: (line) => (
      <LineItem name={line.description}>
        <span>{unbrokenTimes(describeWhen(line))}</span>
        {line.support_item_number === null ? null : (
          <span>Support item {line.support_item_number}</span>
        )}
        {kind === 'ndis' ? <span>Claim type: {claimTypeName(line)}</span> : null}
        <FoldedText>
          {describeQuantity(line)} × {formatMoney(line.unit_price_cents)}
        </FoldedText>
        <span>{describeGst(line)}</span>
      </LineItem>
    ),
  },
  {
    key: 'quantity',
    header: 'Quantity',
    place: 'hidden',
    align: 'end',
    cell: describeQuantity,
  },
  {
    key: 'each',
    header: 'Price',
    place: 'hidden',
    align: 'end',
    cell: (line) => formatMoney(line.unit_price_cents),
  },
  {
    key: 'amount',
    header: 'Amount',
    place: 'amount',
    align: 'end',
    cell: (line) => <b>{formatMoney(line.amount_cents)}</b>,
  },
];

function listTotals(invoice: Invoice): TableTotal[] {
  const { paid_cents: paid, refunded_cents: refunded, credited_cents: credited } = invoice;
  const { deposit_cents: deposit, credit_used_cents: credit } = invoice;
  const changes = [
    { label: 'Deposit taken off', cents: -deposit },
    { label: 'Credit used', cents: -credit },
    { label: 'Paid so far', cents: deposit + credit - paid },
    { label: 'Given back', cents: refunded },
    { label: 'Credits', cents: -credited },
  ].filter(({ cents }) => cents !== 0);
  return [
    { label: 'Subtotal without GST', value: formatMoney(invoice.subtotal_cents) },
    { label: 'GST', value: formatMoney(invoice.gst_cents) },
    { label: 'Total', value: formatMoney(invoice.total_cents) },
    ...changes.map(({ label, cents }) => ({ label, value: formatMoney(cents) })),
    { label: 'Amount due', value: formatMoney(invoice.balance_cents), strong: true },
  ];
}
