import { estimate } from '@cleaning/pricing';
import type { QuoteChoices } from './choices.ts';
import type { Price } from './entity.ts';

/** Prices a set of choices in the API's format. The server and the portal share this function. */
export function priceOfChoices(choices: QuoteChoices): Price {
  const result = estimate({
    serviceId: choices.service_id,
    rooms: definedCounts(choices.rooms),
    addonIds: choices.addon_ids,
    timelineId: choices.timeline_id,
  });
  const isPriced = result.status === 'priced';
  return {
    status: result.status,
    lines: result.lines.map((line) => ({
      kind: line.kind,
      id: line.id,
      name: line.name,
      quantity: line.quantity,
      unit_cents: line.unitCents,
      amount_cents: line.amountCents,
    })),
    subtotal_cents: isPriced ? result.subtotalCents : null,
    multiplier_percent: isPriced ? result.multiplierPercent : 100,
    timeline_adjustment_cents: isPriced ? result.timelineAdjustmentCents : null,
    total_cents: isPriced ? result.totalCents : null,
    deposit_percent: isPriced ? result.depositPercent : 0,
    deposit_cents: isPriced ? result.depositCents : null,
  };
}

const definedCounts = (rooms: QuoteChoices['rooms']) =>
  Object.fromEntries(Object.entries(rooms).filter(([, count]) => count !== undefined));
