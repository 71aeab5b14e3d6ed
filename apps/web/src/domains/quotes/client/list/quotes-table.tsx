import { Code } from '@cleaning/ui/code';
import type { QuoteSummary } from '@cleaning/contract/quotes';
import { isEditableByClient } from '@cleaning/contract/quotes/rules';
import { formatInstant } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { RecordLink } from '#kit/lists/record-link.tsx';
import styles from './quotes-table.module.css';
import { quotePath, quoteEditPath } from '../../quote-paths.ts';
import { quoteTotal } from '../../format-quote.ts';
import { QuoteStatusBadge } from '../../quote-status-badge.tsx';
import { ServiceName } from '../../service-name.tsx';

/** The client's quotes, as a table or, in a narrow space, as cards. */
export function QuotesTable({ quotes }: { quotes: readonly QuoteSummary[] }) {
  return (
    <DataTable caption="Your quotes" columns={COLUMNS} rows={quotes} rowKey={(quote) => quote.id} />
  );
}

function RowAction({ quote }: { quote: QuoteSummary }) {
  const { label, href, isNext } = rowAction(quote);
  return (
    <ButtonLink href={href} size="sm" variant={isNext ? 'primary' : 'outline'}>
      {label} <VisuallyHidden>{quote.reference}</VisuallyHidden>
    </ButtonLink>
  );
}

const COLUMNS: readonly DataColumn<QuoteSummary>[] = [
  {
    key: 'reference',
    header: 'Quote',
    place: 'start',
    rowHeader: true,
    cell: (quote) => (
      <RecordLink href={quotePath(quote.id)}>
        <Code>{quote.reference}</Code>
      </RecordLink>
    ),
  },
  {
    key: 'service',
    header: 'Service',
    place: 'title',
    cell: (quote) => <ServiceName serviceId={quote.service_id} />,
  },
  {
    key: 'updated',
    header: 'Updated',
    place: 'end',
    cell: (quote) => (
      <span className={styles['date']}>{formatInstant(quote.updated_at, 'date')}</span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    place: 'status',
    cell: (quote) => <QuoteStatusBadge quote={quote} />,
  },
  {
    key: 'total',
    header: 'Total',
    place: 'amount',
    align: 'end',
    cell: (quote) => quoteTotal(quote.total_cents),
  },
  {
    key: 'action',
    header: 'Action',
    headerHidden: true,
    place: 'action',
    align: 'end',
    cell: (quote) => <RowAction quote={quote} />,
  },
];

/** The main action for a quote in a list. */
export interface RowAction {
  readonly label: string;
  readonly href: string;
  /** The quote waits for the client, so its button stands out. */
  readonly isNext: boolean;
}

export function rowAction(quote: QuoteSummary): RowAction {
  if (isEditableByClient(quote)) {
    return { label: 'Finish', href: quoteEditPath(quote.id), isNext: false };
  }
  if (quote.status === 'sent') return { label: 'Review', href: quotePath(quote.id), isNext: true };
  return { label: 'View', href: quotePath(quote.id), isNext: false };
}
