import { depositFor, depositPercentFor, roundHalfUp } from '@cleaning/pricing';
import type { QuoteChoices } from '../choices.ts';
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
 * The price that staff wrote line by line: their sum, which no timeline multiplies any more. Where the
 * service and the timeline ask for a deposit, it is a share of that sum.
 */
export function priceOfItems(
  lines: readonly PriceLine[],
  choices: Pick<QuoteChoices, 'service_id' | 'timeline_id'>,
): Price {
  const clean = { serviceId: choices.service_id, timelineId: choices.timeline_id };
  const total = lines.reduce((sum, line) => sum + line.amount_cents, 0);
  return {
    status: 'priced',
    lines: [...lines],
    subtotal_cents: total,
    multiplier_percent: 100,
    timeline_adjustment_cents: 0,
    total_cents: total,
    deposit_percent: depositPercentFor(clean),
    deposit_cents: depositFor(total, clean),
  };
}
