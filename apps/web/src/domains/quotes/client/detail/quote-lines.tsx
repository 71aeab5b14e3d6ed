import type { PriceLine, Quote } from '@cleaning/contract/quotes';
import { depositName, timingInWords, type SpokenDeposit } from '@cleaning/contract/quotes/rules';
import { formatAud, formatMoney, isPlanFunded } from '@cleaning/pricing';
import {
  type DataColumn,
  DataTable,
  FoldedText,
  LineItem,
  type TableTotal,
} from '@cleaning/ui/data-table';
import { Text } from '@cleaning/ui/text';
import { findDepositCents, describeDepositState } from './format-deposit.ts';

/** The parts of an offer that its lines need. */
export type PricedOffer = Pick<Quote, 'service_id' | 'timeline_id' | 'price'> & {
  readonly deposit: SpokenDeposit;
};

export interface QuoteLinesProps {
  offer: PricedOffer;
  /** The accessible name of the table. */
  caption: string;
}

/** The line items of a quote, in dollars and cents. */
export function QuoteLines({ offer, caption }: QuoteLinesProps) {
  return (
    <DataTable
      caption={caption}
      fold="lines"
      flush
      columns={COLUMNS}
      rows={offer.price.lines}
      rowKey={(line) => `${line.kind} ${line.id}`}
      totals={listTotals(offer)}
    />
  );
}

const KINDS: Readonly<Record<PriceLine['kind'], string>> = {
  service: 'Service',
  room: 'Room',
  addon: 'Extra',
  item: 'Priced for you',
};

/** Explains a price that differs from the list: ". List price $180.00. Second clean this month". */
function whyThisPrice({ unit_cents, list_unit_cents = unit_cents, reason }: PriceLine): string {
  if (list_unit_cents === unit_cents) return '';
  const listPrice = `. List price ${formatMoney(list_unit_cents)}`;
  return reason === undefined ? listPrice : `${listPrice}. ${reason}`;
}

const COLUMNS: readonly DataColumn<PriceLine>[] = [
  {
    key: 'item',
    header: 'Item',
    place: 'title',
    rowHeader: true,
    cell: (line) => (
      <LineItem name={line.name}>
        <span>
          {KINDS[line.kind]}
          <FoldedText>
            , {line.quantity} × {formatAud(line.unit_cents)}
          </FoldedText>
          {whyThisPrice(line)}
        </span>
      </LineItem>
    ),
  },
  {
    key: 'quantity',
    header: 'Quantity',
    place: 'hidden',
    align: 'end',
    cell: (line) => line.quantity,
  },
  {
    key: 'each',
    header: 'Each',
    place: 'hidden',
    align: 'end',
    cell: (line) => formatMoney(line.unit_cents),
  },
  {
    key: 'amount',
    header: 'Amount',
    place: 'amount',
    align: 'end',
    cell: (line) => <b>{formatMoney(line.amount_cents)}</b>,
  },
];

/**
 * The rows that add up to the total, then the parts of the total: a deposit is paid before the
 * visit and the rest after it.
 */
function listTotals(offer: PricedOffer): TableTotal[] {
  const { price, timeline_id: timelineId, service_id: serviceId } = offer;
  const { subtotal_cents, timeline_adjustment_cents: adjustment, total_cents } = price;
  if (subtotal_cents === null || adjustment === null || total_cents === null) return [];
  const timing = timingInWords(timelineId, price.multiplier_percent);
  const isEstimate = isPlanFunded(serviceId);
  const deposit = findDepositCents(offer);
  // An invoice that was issued before all of the deposit came asks for the rest.
  const before = offer.deposit.status === 'paid' ? offer.deposit.received_cents : deposit;
  return [
    ...(adjustment === 0
      ? []
      : [
          { label: 'Subtotal', value: formatMoney(subtotal_cents) },
          { label: timing, value: formatMoney(adjustment) },
        ]),
    {
      label: (
        <>
          {isEstimate ? 'Estimated total' : 'Total'}{' '}
          {isEstimate ? null : (
            <Text as="span" size="sm" tone="muted" weight="regular" wrap="one-line">
              GST included
            </Text>
          )}
        </>
      ),
      value: formatMoney(total_cents),
      strong: true,
    },
    ...(deposit === 0
      ? []
      : [
          {
            label: `${depositName(price)}, in the total${describeDepositState(offer.deposit, deposit)}`,
            value: formatMoney(deposit),
          },
          ...(offer.deposit.status === 'refunded'
            ? []
            : [{ label: 'After the visit', value: formatMoney(total_cents - before) }]),
        ]),
  ];
}
