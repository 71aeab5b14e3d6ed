import type { PriceLine, Quote } from '@cleaning/contract/quotes';
import { timingInWords } from '@cleaning/contract/quotes/rules';
import { type DataColumn, DataTable, LineItem } from '@cleaning/ui/data-table';
import { LinePrice } from './line-price.tsx';
import { quoteTotal, totalLabel } from './format-quote.ts';

export interface QuoteLinesTableProps {
  readonly caption: string;
  readonly quote: Pick<Quote, 'service_id' | 'timeline_id' | 'price' | 'total_cents'>;
}

/** The lines and total of a quote, for a card without padding. */
export function QuoteLinesTable({ caption, quote }: QuoteLinesTableProps) {
  const { service_id: serviceId, timeline_id: timelineId, price, total_cents } = quote;
  const adjustment = price.timeline_adjustment_cents ?? 0;
  return (
    <DataTable
      caption={caption}
      fold="lines"
      dense
      flush
      columns={COLUMNS}
      rows={price.lines}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      totals={[
        ...(adjustment === 0
          ? []
          : [
              {
                label: timingInWords(timelineId, price.multiplier_percent),
                value: quoteTotal(adjustment),
              },
            ]),
        ...(total_cents === null
          ? []
          : [
              {
                label: totalLabel(serviceId, total_cents),
                value: quoteTotal(total_cents),
                strong: true,
              },
            ]),
      ]}
    />
  );
}

const COLUMNS: readonly DataColumn<PriceLine>[] = [
  {
    key: 'item',
    header: 'Item',
    place: 'title',
    rowHeader: true,
    cell: (line) => (
      <LineItem name={line.name}>
        <LinePrice line={line} folds />
      </LineItem>
    ),
  },
  {
    key: 'quantity',
    header: 'Quantity',
    place: 'hidden',
    align: 'end',
    cell: ({ quantity }) => quantity,
  },
  {
    key: 'each',
    header: 'Each',
    place: 'hidden',
    align: 'end',
    cell: ({ unit_cents }) => quoteTotal(unit_cents),
  },
  {
    key: 'amount',
    header: 'Amount',
    place: 'amount',
    align: 'end',
    cell: ({ amount_cents }) => <b>{quoteTotal(amount_cents)}</b>,
  },
];
