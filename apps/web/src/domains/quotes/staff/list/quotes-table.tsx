import { Code } from '@cleaning/ui/code';
import type { StaffQuoteSummary } from '@cleaning/contract/quotes';
import { SERVICES } from '@cleaning/pricing';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { RowButton } from '@cleaning/ui/rows';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { staffQuotePath } from '../../quote-paths.ts';
import { QuoteStatusBadge } from '../../quote-status-badge.tsx';
import { findNextStep } from '../steps/next-step.ts';
import { AgeBadge } from './age-badge.tsx';
import { clientName, quoteNote, totalOrToPrice } from './quote-labels.ts';
import { staffQuotesView, type StaffQuotesView } from './staff-quotes-view.ts';
import type { Selection } from '#kit/lists/use-selection.ts';
import { RecordLink } from '#kit/lists/record-link.tsx';

export interface QuotesTableProps {
  readonly quotes: readonly StaffQuoteSummary[];
  readonly view: StaffQuotesView;
  readonly selection: Selection;
  /** Opens the dialog of a quote's next step. */
  readonly onStep: (id: string) => void;
}

/** The quotes of all clients in selectable rows. */
export function QuotesTable({ quotes, view, selection, onStep }: QuotesTableProps) {
  return (
    <DataTable
      caption="Quotes of every client"
      dense
      columns={columnsFor(view, onStep)}
      rows={quotes}
      rowKey={({ id }) => id}
      selection={{
        selected: selection.selected,
        onToggle: selection.toggle,
        onToggleAll: selection.toggleAll,
        nameOf: ({ reference }) => reference,
      }}
    />
  );
}

/** The orderings of the sortable columns. The earliest `waiting_since` is the longest wait. */
const SORTS = {
  waiting: { ascending: '-waiting_since', descending: 'waiting_since' },
  total: { ascending: 'total_cents', descending: '-total_cents' },
} as const;

function toColumnSort(view: StaffQuotesView, column: keyof typeof SORTS) {
  const { ascending, descending } = SORTS[column];
  const direction =
    view.ordering === ascending
      ? ('ascending' as const)
      : view.ordering === descending
        ? ('descending' as const)
        : undefined;
  const ordering = direction === 'descending' ? ascending : descending;
  return { href: staffQuotesView.pathOf({ ...view, ordering, page: 1 }), direction };
}

const columnsFor = (
  view: StaffQuotesView,
  onStep: QuotesTableProps['onStep'],
): DataColumn<StaffQuoteSummary>[] => [
  {
    key: 'reference',
    header: 'Quote',
    place: 'start',
    rowHeader: true,
    cell: ({ id, reference }) => (
      <RecordLink href={staffQuotePath(id)}>
        <Code>{reference}</Code>
      </RecordLink>
    ),
  },
  {
    key: 'client',
    header: 'Client',
    place: 'title',
    cell: (quote) => (
      <Text as="b" weight="semibold">
        {clientName(quote)}
      </Text>
    ),
  },
  {
    key: 'service',
    header: 'Service',
    place: 'wide',
    cell: ({ service_id }) => SERVICES[service_id].name,
  },
  { key: 'suburb', header: 'Suburb', place: 'hidden', cell: ({ suburb }) => suburb ?? '–' },
  {
    key: 'status',
    header: 'Status',
    place: 'status',
    cell: (quote) => <QuoteStatusBadge quote={quote} reader="staff" />,
  },
  {
    key: 'waiting',
    header: 'Waiting',
    place: 'end',
    sort: toColumnSort(view, 'waiting'),
    cell: (quote) => <AgeBadge quote={quote} />,
  },
  {
    key: 'note',
    header: 'Note',
    place: 'hidden',
    cell: (quote) => (
      <Text as="span" wrap="one-line">
        {quoteNote(quote) || '–'}
      </Text>
    ),
  },
  {
    key: 'owner',
    header: 'Owner',
    place: 'hidden',
    cell: ({ owner }) => owner?.first_name ?? '–',
  },
  {
    key: 'total',
    header: 'Total',
    place: 'amount',
    align: 'end',
    sort: toColumnSort(view, 'total'),
    cell: ({ total_cents }) => <b>{totalOrToPrice(total_cents)}</b>,
  },
  {
    key: 'step',
    header: 'Next step',
    headerHidden: true,
    place: 'action',
    align: 'end',
    cell: (quote) => {
      const step = findNextStep(quote);
      return step === null ? null : (
        <RowButton target="next" variant="ghost" size="sm" onClick={() => onStep(quote.id)}>
          <Text as="span" wrap="one-line">
            {step.label} <VisuallyHidden>{quote.reference}</VisuallyHidden>
          </Text>
        </RowButton>
      );
    },
  },
];
