import { Code } from '@cleaning/ui/code';
import type { InvoiceSummary } from '@cleaning/contract/invoices';
import { claimInWords } from '@cleaning/contract/invoices/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { type DataColumn, DataTable, FoldedText } from '@cleaning/ui/data-table';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { RecordLink } from '#kit/lists/record-link.tsx';
import { InvoiceStatusBadge } from '../../invoice-status-badge.tsx';
import { invoicePath } from '../../invoice-paths.ts';
import { describeLines, describeWhat } from '../../format-invoice.ts';
import styles from './invoices-table.module.css';

export interface InvoicesTableProps {
  invoices: readonly InvoiceSummary[];
  /** Adds the payer and claim status columns. */
  isNdis: boolean;
}

/** The client's invoices, as a table or, in a narrow space, as cards. */
export function InvoicesTable({ invoices, isNdis }: InvoicesTableProps) {
  return (
    <DataTable
      caption="Your invoices"
      columns={isNdis ? NDIS_COLUMNS : COLUMNS}
      rows={invoices}
      rowKey={(invoice) => invoice.id}
    />
  );
}

type Column = DataColumn<InvoiceSummary>;

const BEFORE_CLAIM: readonly Column[] = [
  {
    key: 'number',
    header: 'Invoice',
    place: 'start',
    rowHeader: true,
    cell: ({ id, number }) => (
      <RecordLink href={invoicePath(id)}>
        <Code>{number}</Code>
      </RecordLink>
    ),
  },
  {
    key: 'for',
    header: 'For',
    place: 'title',
    cell: (invoice) => (
      <Stack as="span">
        {describeWhat(invoice)}
        <Text as="span" size="sm" tone="muted" weight="regular">
          {describeLines(invoice)}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'due',
    header: 'Due',
    place: 'end',
    cell: ({ due_date: due }) =>
      due === null ? null : (
        <span className={styles['date']}>
          <FoldedText>Due </FoldedText>
          {formatPlainDate(due, 'medium')}
        </span>
      ),
  },
  {
    key: 'status',
    header: 'Status',
    place: 'status',
    cell: (invoice) => (
      <span className={styles['status']}>
        <InvoiceStatusBadge invoice={invoice} />
      </span>
    ),
  },
];

const CLAIM: Column = {
  key: 'claim',
  header: 'NDIS claim',
  place: 'wide',
  cell: (invoice) => (
    <Text as="span" tone="muted">
      <FoldedText>NDIS claim: </FoldedText>
      {claimInWords(invoice)}
    </Text>
  ),
};

const AFTER_CLAIM: readonly Column[] = [
  {
    key: 'total',
    header: 'Total',
    place: 'amount',
    align: 'end',
    cell: ({ total_cents: total, balance_cents: balance, status }) => (
      <span className={styles['total']}>
        {formatMoney(total)}
        {status === 'partially_paid' ? (
          <Text as="span" size="sm" tone="muted" weight="regular">
            {formatMoney(balance)} left
          </Text>
        ) : null}
      </span>
    ),
  },
  {
    key: 'action',
    header: 'Action',
    headerHidden: true,
    place: 'action',
    align: 'end',
    cell: ({ id, number }) => (
      <ButtonLink href={invoicePath(id)} size="sm" variant="outline">
        View <VisuallyHidden>{number}</VisuallyHidden>
      </ButtonLink>
    ),
  },
];

const COLUMNS = [...BEFORE_CLAIM, ...AFTER_CLAIM];
const NDIS_COLUMNS = [...BEFORE_CLAIM, CLAIM, ...AFTER_CLAIM];
