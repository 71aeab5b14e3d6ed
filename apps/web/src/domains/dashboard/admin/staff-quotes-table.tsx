import type { QuoteSummary } from '@cleaning/contract/quotes';
import { formatInstant } from '@cleaning/pricing';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { QuoteStatusBadge } from '#domains/quotes/quote-status-badge.tsx';
import { ServiceName } from '#domains/quotes/service-name.tsx';
import { quoteTotal } from '#domains/quotes/format-quote.ts';

export function StaffQuotesTable({ quotes }: { quotes: readonly QuoteSummary[] }) {
  return (
    <DataTable
      caption="Quotes of every client"
      columns={COLUMNS}
      rows={quotes}
      rowKey={(quote) => quote.id}
    />
  );
}

const COLUMNS: readonly DataColumn<QuoteSummary>[] = [
  {
    key: 'reference',
    header: 'Quote',
    place: 'start',
    rowHeader: true,
    cell: (quote) => <b>{quote.reference}</b>,
  },
  {
    key: 'service',
    header: 'Service',
    place: 'title',
    cell: (quote) => <ServiceName serviceId={quote.service_id} />,
  },
  {
    key: 'suburb',
    header: 'Suburb',
    place: 'wide',
    cell: (quote) => quote.suburb ?? 'No suburb yet',
  },
  {
    key: 'updated',
    header: 'Updated',
    place: 'end',
    cell: (quote) => formatInstant(quote.updated_at, 'date'),
  },
  {
    key: 'status',
    header: 'Status',
    place: 'status',
    cell: (quote) => <QuoteStatusBadge quote={quote} reader="staff" />,
  },
  {
    key: 'total',
    header: 'Total',
    place: 'amount',
    align: 'end',
    cell: (quote) => quoteTotal(quote.total_cents),
  },
];
