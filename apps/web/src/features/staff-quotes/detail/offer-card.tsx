import type { PriceLine, Quote } from '@cleaning/contract';
import { formatInstant, gstIncludedIn } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { type DataColumn, DataTable, LineItem } from '@cleaning/ui/data-table';
import { dollars } from '../list/quote-labels.ts';
import { LinePrice } from '../offer/line-price.tsx';
import styles from './offer-card.module.css';

/** The lines of an offer, as its client sees them. */
export function OfferCard({ quote }: { readonly quote: Quote }) {
  const { price, revision, client, company_notes, total_cents } = quote;
  const sent = quote.events.findLast(({ command }) => command === 'send');
  const adjustment = price.timeline_adjustment_cents ?? 0;
  return (
    <Card
      title={`Version ${revision}, as ${client?.first_name ?? 'the client'} sees it`}
      action={
        sent === undefined ? undefined : (
          <small className={styles['sent']}>
            Sent {formatInstant(sent.occurred_at, 'date-time')}
          </small>
        )
      }
      flush
    >
      {company_notes === '' ? null : <p className={styles['note']}>{company_notes}</p>}
      <DataTable
        caption={`Lines of version ${revision}`}
        fold="lines"
        dense
        flush
        columns={COLUMNS}
        rows={price.lines}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        totals={[
          ...(adjustment === 0 ? [] : [{ label: 'Timing', value: dollars(adjustment) }]),
          ...(total_cents === null
            ? []
            : [
                {
                  label: `Total, including GST of ${dollars(gstIncludedIn(total_cents))}`,
                  value: dollars(total_cents),
                  strong: true,
                },
              ]),
        ]}
      />
    </Card>
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
    place: 'gone',
    align: 'end',
    cell: ({ quantity }) => quantity,
  },
  {
    key: 'each',
    header: 'Each',
    place: 'gone',
    align: 'end',
    cell: ({ unit_cents }) => dollars(unit_cents),
  },
  {
    key: 'amount',
    header: 'Amount',
    place: 'amount',
    align: 'end',
    cell: ({ amount_cents }) => <b>{dollars(amount_cents)}</b>,
  },
];
