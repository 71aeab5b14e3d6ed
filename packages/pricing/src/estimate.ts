import { ADDON_IDS } from './addon-ids.ts';
import type { AddonId } from './addon-ids.ts';
import { depositFor, depositPercentFor } from './deposit.ts';
import { parseEstimateInput } from './estimate-input.ts';
import type { EstimateInput } from './estimate-input.ts';
import { percentOf } from './money.ts';
import { ADDONS, ROOMS, SERVICES, TIMELINES } from './price-tables.ts';
import { ROOM_IDS } from './room-ids.ts';
import type { RoomId } from './room-ids.ts';
import type { ServiceId } from './service-ids.ts';

interface LineAmount {
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly amountCents: number;
}

/** One row of an estimate, before the timeline multiplier. Amounts are in cents, GST included. */
export type EstimateLine = (
  | { readonly kind: 'service'; readonly id: ServiceId }
  | { readonly kind: 'room'; readonly id: RoomId }
  | { readonly kind: 'addon'; readonly id: AddonId }
) &
  LineAmount;

/** An estimate with a price. Amounts are whole cents, GST included. */
export interface PricedEstimate {
  readonly status: 'priced';
  /** The service, then rooms, then extras, each in the order of its price table. */
  readonly lines: readonly EstimateLine[];
  /** The sum of the lines. */
  readonly subtotalCents: number;
  readonly multiplierPercent: 100 | 120 | 150;
  /** What the timeline adds: total minus subtotal. */
  readonly timelineAdjustmentCents: number;
  readonly totalCents: number;
  readonly depositPercent: 0 | 30;
  /** The deposit to pay before the clean. */
  readonly depositCents: number;
}

/** The chosen service has no list price, so there are no amounts to show. */
export interface UnpricedEstimate {
  readonly status: 'price-on-request';
  readonly lines: readonly [];
}

/** The result of {@link estimate}; check `status` first. */
export type Estimate = PricedEstimate | UnpricedEstimate;

/**
 * Prices a clean: (service + rooms × count + extras) × timeline multiplier, and the deposit as a
 * percentage of that total.
 *
 * @throws PricingError when a choice is unknown, repeated or not a possible count.
 */
export function estimate(input: EstimateInput): Estimate {
  const { serviceId, rooms, addonIds, timelineId } = parseEstimateInput(input);
  const service = SERVICES[serviceId];
  if (service.priceCents === null) {
    return { status: 'price-on-request', lines: [] };
  }

  const lines: EstimateLine[] = [
    { kind: 'service', id: serviceId, ...amountOf(service.name, 1, service.priceCents) },
  ];
  for (const id of ROOM_IDS) {
    const quantity = rooms[id] ?? 0;
    if (quantity > 0) {
      lines.push({ kind: 'room', id, ...amountOf(ROOMS[id].name, quantity, ROOMS[id].priceCents) });
    }
  }
  for (const id of ADDON_IDS) {
    if (addonIds.includes(id)) {
      lines.push({ kind: 'addon', id, ...amountOf(ADDONS[id].name, 1, ADDONS[id].priceCents) });
    }
  }

  const { multiplierPercent } = TIMELINES[timelineId];
  const subtotalCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const totalCents = percentOf(subtotalCents, multiplierPercent);
  return {
    status: 'priced',
    lines,
    subtotalCents,
    multiplierPercent,
    timelineAdjustmentCents: totalCents - subtotalCents,
    totalCents,
    depositPercent: depositPercentFor(timelineId),
    depositCents: depositFor(totalCents, timelineId),
  };
}

function amountOf(name: string, quantity: number, unitCents: number): LineAmount {
  return { name, quantity, unitCents, amountCents: quantity * unitCents };
}
