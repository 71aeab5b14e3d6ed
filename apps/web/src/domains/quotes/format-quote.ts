import type { Quote, QuoteSummary } from '@cleaning/contract/quotes';
import {
  ADDONS,
  type AddonId,
  formatMoney,
  gstIncludedIn,
  isPlanFunded,
  ROOM_IDS,
  type RoomCounts,
  type ServiceId,
  TIMELINES,
  type TimelineId,
} from '@cleaning/pricing';
import { countedRooms } from '#content/price-texts.ts';
import { quoteEditPath } from './quote-paths.ts';
import type { PlanPrice } from '#domains/appointments/price/plan-price.ts';

/** The rooms in words: "2 bedrooms, 1 kitchen". */
export function describeRooms(rooms: Readonly<RoomCounts>): string {
  const described = ROOM_IDS.flatMap((id) => {
    const count = rooms[id] ?? 0;
    return count === 0 ? [] : [countedRooms(id, count)];
  });
  return described.length === 0 ? 'None' : described.join(', ');
}

/** The extras in words: "Fridge Clean, Garage Clean". */
export function describeAddons(addonIds: readonly AddonId[]): string {
  return addonIds.length === 0 ? 'None' : addonIds.map((id) => ADDONS[id].name).join(', ');
}

/** The timing and its effects: "Urgent. Next day, price × 1.2, 30% deposit." */
export function describeTimeline(timelineId: TimelineId): string {
  const { name, detail } = TIMELINES[timelineId];
  return `${name}. ${detail}.`;
}

/**
 * The timing of a quote. Its effects are left out for an NDIS quote, because its price has its own
 * note, and where the office chose the deposit, which the lines of the offer say.
 */
export function describeQuoteTiming({
  service_id: serviceId,
  timeline_id: timelineId,
  price,
}: Pick<Quote, 'service_id' | 'timeline_id'> & {
  readonly price?: Pick<Quote['price'], 'chosen_deposit'> | undefined;
}): string {
  const isOther = isPlanFunded(serviceId) || price?.chosen_deposit !== undefined;
  return isOther ? TIMELINES[timelineId].name : describeTimeline(timelineId);
}

/** A quote's total in dollars and cents, or a text that its price is on request. */
export function quoteTotal(totalCents: number | null): string {
  return totalCents === null ? 'Price on request' : formatMoney(totalCents);
}

/**
 * The label of a total for staff: "Total, including GST of $39.55". What an NDIS plan pays for is
 * free of GST.
 */
export const totalLabel = (serviceId: ServiceId, totalCents: number): string =>
  isPlanFunded(serviceId)
    ? 'Total'
    : `Total, including GST of ${formatMoney(gstIncludedIn(totalCents))}`;

/**
 * What is approved: "$522.00", or "about $150.25 a visit" if a plan pays. Null while it is not
 * known.
 *
 * @param plan What a plan pays for a visit; null if none does, undefined while it loads.
 */
export function approvedSum(
  totalCents: number | null,
  plan: PlanPrice | null | undefined,
): string | null {
  if (plan === undefined || (plan === null && totalCents === null)) return null;
  return plan === null ? quoteTotal(totalCents) : `about ${formatMoney(plan.cents)} a visit`;
}

/** The label of the button that approves a quote, with what is approved. */
export const approveLabel = (sum: string | null): string =>
  sum === null ? 'Approve quote' : `Approve ${sum}`;

/** The link that takes a draft on: to its review, or to the address that it cannot be sent without. */
export function draftLink({ id, suburb }: Pick<QuoteSummary, 'id' | 'suburb'>): {
  readonly label: string;
  readonly href: string;
} {
  return suburb === null
    ? { label: 'Finish and send', href: quoteEditPath(id, 'address') }
    : { label: 'Review and send', href: quoteEditPath(id, 'check') };
}
