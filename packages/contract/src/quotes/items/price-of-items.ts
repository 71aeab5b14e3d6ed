import { lineAmount } from '@cleaning/ndis';
import type { QuoteChoices } from '../choices.ts';
import type { Price, PriceLine } from '../entity.ts';
import { depositOfTotal } from '../deposit/chosen-deposit.ts';
import type { QuoteItemDetails } from './requests.ts';

/**
 * A line that staff wrote. Its amount is quantity × unit price, rounded once to a whole cent, half
 * up.
 */
export function itemLine(id: string, item: QuoteItemDetails): PriceLine {
  const hundredths = Math.round(item.quantity * 100);
  return {
    kind: 'item',
    id,
    name: item.description,
    quantity: hundredths / 100,
    unit_cents: item.unit_cents,
    amount_cents: lineAmount(hundredths, item.unit_cents),
    ...(item.list_unit_cents === undefined ? {} : { list_unit_cents: item.list_unit_cents }),
    ...(item.reason === undefined || item.reason === '' ? {} : { reason: item.reason }),
  };
}

/** Whether the price of a line differs from the price list. */
export const isOffList = ({ unit_cents: unit, list_unit_cents: list }: PriceLine): boolean =>
  list !== undefined && list !== unit;

/** The lines of a price that staff wrote; none for a price from the price tables. */
export function itemsOf({ lines }: Pick<Price, 'lines'>): PriceLine[] {
  return lines.filter(({ kind }) => kind === 'item');
}

/**
 * The price of lines that staff wrote: their sum, without the multiplier of the timeline. If the
 * timeline needs a deposit, that is a percentage of the sum.
 */
export function priceOfItems(
  lines: readonly PriceLine[],
  { timeline_id: timelineId }: Pick<QuoteChoices, 'timeline_id'>,
): Price {
  const total = lines.reduce((sum, line) => sum + line.amount_cents, 0);
  return {
    status: 'priced',
    lines: [...lines],
    subtotal_cents: total,
    multiplier_percent: 100,
    timeline_adjustment_cents: 0,
    total_cents: total,
    ...depositOfTotal(total, timelineId, null),
  };
}
