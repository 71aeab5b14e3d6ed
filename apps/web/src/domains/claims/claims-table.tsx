import { Code } from '@cleaning/ui/code';
import type { NdisInvoiceSummary } from '@cleaning/contract/invoices';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import {
  type DataColumn,
  DataTable,
  type TableSelection,
  type TableTotal,
} from '@cleaning/ui/data-table';
import type { ReactNode } from 'react';
import { RecordLink } from '#kit/lists/record-link.tsx';
import { describeLines } from '#domains/invoices/format-invoice.ts';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';

export interface ClaimsTableProps {
  readonly invoices: readonly NdisInvoiceSummary[];
  readonly selection?: TableSelection<NdisInvoiceSummary> | undefined;
  readonly totals?: readonly TableTotal[];
  /** The actions of a row. */
  readonly renderAction?: ((invoice: NdisInvoiceSummary) => ReactNode) | undefined;
}

/** Claims as a table of invoices. */
export function ClaimsTable({ invoices, selection, totals = [], renderAction }: ClaimsTableProps) {
  return (
    <DataTable
      caption="NDIS claims"
      dense
      columns={
        renderAction === undefined
          ? COLUMNS
          : [
              ...COLUMNS,
              {
                key: 'action',
                header: 'Next step',
                headerHidden: true,
                place: 'action',
                align: 'end',
                cell: renderAction,
              },
            ]
      }
      rows={invoices}
      rowKey={({ id }) => id}
      selection={selection}
      totals={totals}
    />
  );
}

const COLUMNS: readonly DataColumn<NdisInvoiceSummary>[] = [
  {
    key: 'number',
    header: 'Invoice',
    place: 'start',
    rowHeader: true,
    cell: ({ id, number }) => (
      <RecordLink href={staffInvoicePath(id)}>
        <Code>{number}</Code>
      </RecordLink>
    ),
  },
  { key: 'client', header: 'Client', place: 'title', cell: ({ client_name }) => client_name },
  {
    key: 'ndis-number',
    header: 'NDIS number',
    place: 'wide',
    cell: ({ ndis_number_masked: number }) => number ?? 'Not recorded',
  },
  { key: 'visits', header: 'Visits', place: 'wide', cell: describeLines },
  {
    key: 'issued',
    header: 'Issued',
    place: 'hidden',
    cell: ({ issue_date: issued }) => (issued === null ? '–' : formatPlainDate(issued, 'medium')),
  },
  {
    key: 'amount',
    header: 'Claim',
    place: 'amount',
    align: 'end',
    cell: ({ balance_cents, total_cents, claim_status }) => (
      <b>{formatMoney(claim_status === 'reconciled' ? total_cents : balance_cents)}</b>
    ),
  },
];
