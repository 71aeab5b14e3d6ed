import { depositFor, roundHalfUp, TIMELINES, type TimelineId } from '@cleaning/pricing';
import type { Price, PriceLine } from '../entity.ts';
import type { QuoteItemDetails } from './requests.ts';

/** A line that staff wrote. Its amount is quantity × unit, rounded half up once to a whole cent. */
export function itemLine(id: string, item: QuoteItemDetails): PriceLine {
  const hundredths = Math.round(item.quantity * 100);
  return {
    kind: 'item',
    id,
    name: item.description,
    quantity: hundredths / 100,
    unit_cents: item.unit_cents,
    amount_cents: roundHalfUp(hundredths * item.unit_cents, 100),
  };
}

/** The lines of a price that staff wrote; none for a price out of the tables. */
export function itemsOf({ lines }: Pick<Price, 'lines'>): PriceLine[] {
  return lines.filter(({ kind }) => kind === 'item');
}

/**
 * The price that staff wrote line by line: their sum, which no timeline multiplies any more. A
 * timeline that asks for a deposit asks for its share of it.
 */
export function priceOfItems(lines: readonly PriceLine[], timelineId: TimelineId): Price {
  const total = lines.reduce((sum, line) => sum + line.amount_cents, 0);
  return {
    status: 'priced',
    lines: [...lines],
    subtotal_cents: total,
    multiplier_percent: 100,
    timeline_adjustment_cents: 0,
    total_cents: total,
    deposit_percent: TIMELINES[timelineId].depositPercent,
    deposit_cents: depositFor(total, timelineId),
  };
}
