import { company } from '@cleaning/company';
import type { ClaimPreview, ClaimRow } from '@cleaning/contract/claims';
import { formatAbn } from '@cleaning/ndis';
import { formatMoney } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { Text } from '@cleaning/ui/text';
import { inDollars } from '#kit/lib/dollars.ts';
import styles from './batches.module.css';

/** A preview of the rows of the next claim file, with NDIS numbers masked. */
export function PreviewTable({ preview }: { readonly preview: ClaimPreview }) {
  if (preview.rows.length === 0) return null;
  return (
    <Card
      flush
      title="Preview of the file"
      action={<Text tone="muted">As the NDIA will read it</Text>}
    >
      {/* The table is wider than a small screen, so it must be focusable to scroll by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['scroll']} aria-label="Rows of the file" tabIndex={0}>
        <DataTable
          caption="Rows of the file"
          dense
          flush
          fold="lines"
          columns={listColumns(preview)}
          rows={preview.rows}
          rowKey={({ claim_reference }) => claim_reference}
          totals={[{ label: 'Claimed', value: formatMoney(preview.total_cents), strong: true }]}
        />
      </section>
      <p className={styles['foot']}>
        The file holds whole NDIS numbers; this screen never does. It has more columns than are
        shown. {`ABN ${formatAbn(company.abn)} is in every row.`}
      </p>
    </Card>
  );
}

const Empty = () => (
  <Text as="span" tone="muted">
    empty
  </Text>
);

const listColumns = (preview: ClaimPreview): readonly DataColumn<ClaimRow>[] => [
  {
    key: 'row',
    header: 'Row',
    place: 'hidden',
    cell: (row) => String(preview.rows.indexOf(row) + 1),
  },
  {
    key: 'registration',
    header: 'RegistrationNumber',
    place: 'hidden',
    cell: () => preview.registration_number,
  },
  { key: 'ndis', header: 'NDISNumber', place: 'hidden', cell: (row) => row.ndis_number_masked },
  { key: 'from', header: 'DeliveredFrom', place: 'hidden', cell: (row) => row.delivered_from },
  { key: 'support', header: 'SupportNumber', place: 'hidden', cell: (row) => row.support_number },
  {
    key: 'reference',
    header: 'ClaimReference',
    place: 'title',
    rowHeader: true,
    cell: ({ claim_reference }) => claim_reference,
  },
  {
    key: 'quantity',
    header: 'Quantity',
    place: 'hidden',
    align: 'end',
    cell: (row) => String(row.quantity),
  },
  {
    key: 'price',
    header: 'UnitPrice',
    place: 'hidden',
    align: 'end',
    cell: (row) => inDollars(row.unit_price_cents),
  },
  { key: 'gst', header: 'GSTCode', place: 'hidden', cell: (row) => row.gst_code },
  { key: 'type', header: 'ClaimType', place: 'hidden', cell: (row) => row.claim_type || <Empty /> },
  {
    key: 'reason',
    header: 'Reason',
    place: 'hidden',
    cell: (row) => row.cancellation_reason ?? <Empty />,
  },
  {
    key: 'amount',
    header: 'Amount',
    place: 'amount',
    align: 'end',
    cell: (row) => <b>{formatMoney(row.amount_cents)}</b>,
  },
];
