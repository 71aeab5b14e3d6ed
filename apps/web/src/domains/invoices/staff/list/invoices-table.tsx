import { Code } from '@cleaning/ui/code';
import type { InvoiceSummary } from '@cleaning/contract/invoices';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { type DataColumn, DataTable, type TableTotal } from '@cleaning/ui/data-table';
import { Text } from '@cleaning/ui/text';
import { ClaimBadge } from '../../claim-badge.tsx';
import { describeLines, describeWhat } from '../../format-invoice.ts';
import { staffInvoicePath } from '../../invoice-paths.ts';
import type { Selection } from '#kit/lists/use-selection.ts';
import { RecordLink } from '#kit/lists/record-link.tsx';
import styles from './invoices-table.module.css';
import { StaffInvoiceBadge } from './staff-invoice-badge.tsx';
import { staffInvoicesView, type StaffInvoicesView } from './staff-invoices-view.ts';

export interface InvoicesTableProps {
  readonly invoices: readonly InvoiceSummary[];
  readonly view: StaffInvoicesView;
  readonly selection: Selection;
  readonly totals: readonly TableTotal[];
}

/** The invoices of all clients, in selectable rows. */
export function InvoicesTable({ invoices, view, selection, totals }: InvoicesTableProps) {
  return (
    <DataTable
      caption="Invoices of every client"
      dense
      columns={columnsFor(view)}
      rows={invoices}
      rowKey={({ id }) => id}
      totals={totals}
      selection={{
        selected: selection.selected,
        onToggle: selection.toggle,
        onToggleAll: selection.toggleAll,
        nameOf: nameOfInvoice,
      }}
    />
  );
}

/** The name of an invoice: its number, or the client of a draft. */
export const nameOfInvoice = ({
  number,
  client_name,
}: Pick<InvoiceSummary, 'number' | 'client_name'>) => number ?? `draft for ${client_name}`;

function toColumnSort(
  view: StaffInvoicesView,
  ascending: 'created_at' | 'due_date' | 'total_cents',
) {
  const descending = `-${ascending}` as const;
  const direction =
    view.ordering === ascending
      ? ('ascending' as const)
      : view.ordering === descending
        ? ('descending' as const)
        : undefined;
  const ordering = view.ordering === ascending ? descending : ascending;
  return { href: staffInvoicesView.pathOf({ ...view, ordering, page: 1 }), direction };
}

const PLANS = { self: 'Self', plan: 'Plan', agency: 'Agency' } as const;

const columnsFor = (view: StaffInvoicesView): DataColumn<InvoiceSummary>[] => [
  {
    key: 'number',
    header: 'Invoice',
    place: 'start',
    rowHeader: true,
    sort: toColumnSort(view, 'created_at'),
    cell: ({ id, number }) => (
      <RecordLink href={staffInvoicePath(id)}>
        {number === null ? 'Draft' : <Code>{number}</Code>}
      </RecordLink>
    ),
  },
  {
    key: 'client',
    header: 'Client',
    place: 'title',
    cell: ({ client_name }) => (
      <Text as="b" weight="semibold">
        {client_name}
      </Text>
    ),
  },
  {
    key: 'for',
    header: 'For',
    place: 'wide',
    cell: (invoice) => (
      <span className={styles['what']}>
        {describeWhat(invoice)}
        <Text as="small" size="xs" tone="muted">
          {describeLines(invoice)}
        </Text>
      </span>
    ),
  },
  {
    key: 'plan',
    header: 'Plan',
    place: 'hidden',
    cell: ({ kind, plan_management: plan }) =>
      kind === 'private' ? 'Private' : plan === null ? 'NDIS' : PLANS[plan],
  },
  {
    key: 'status',
    header: 'Status',
    place: 'status',
    cell: (invoice) => <StaffInvoiceBadge invoice={invoice} />,
  },
  {
    key: 'claim',
    header: 'Claim',
    place: 'hidden',
    cell: ({ claim_status }) => <ClaimBadge status={claim_status} />,
  },
  {
    key: 'due',
    header: 'Due',
    place: 'hidden',
    sort: toColumnSort(view, 'due_date'),
    cell: ({ due_date: due }) => (
      <Text as="span" figures wrap="one-line">
        {due === null ? '–' : formatPlainDate(due, 'medium')}
      </Text>
    ),
  },
  {
    key: 'total',
    header: 'Total',
    place: 'hidden',
    align: 'end',
    sort: toColumnSort(view, 'total_cents'),
    cell: ({ total_cents }) => formatMoney(total_cents),
  },
  {
    key: 'balance',
    header: 'Balance',
    place: 'amount',
    align: 'end',
    cell: ({ status, balance_cents: balance, total_cents: total }) => (
      <>
        <b>{formatMoney(balance)}</b>
        {status === 'partially_paid' ? (
          <span className={styles['of']}>of {formatMoney(total)}</span>
        ) : null}
      </>
    ),
  },
];
