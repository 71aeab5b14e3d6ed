import type { Quote } from '@cleaning/contract';
import {
  type AddonId,
  ROOM_IDS,
  formatAud,
  type RoomCounts,
  TIMELINES,
  type TimelineId,
} from '@cleaning/pricing';
import { addonName, capitalise, countedRooms } from '../../content/price-words.ts';

/** Rooms as people say them: "2 bedrooms, 1 kitchen". */
export function describeRooms(rooms: Readonly<RoomCounts>): string {
  const described = ROOM_IDS.flatMap((id) => {
    const count = rooms[id] ?? 0;
    return count === 0 ? [] : [countedRooms(id, count)];
  });
  return described.length === 0 ? 'None' : described.join(', ');
}

/** Extras as people say them: "Fridge clean, garage clean". */
export function describeAddons(addonIds: readonly AddonId[]): string {
  return addonIds.length === 0 ? 'None' : capitalise(addonIds.map(addonName).join(', '));
}

/** When the clean is and what that asks for: "Urgent. Next day, price × 1.2, 30% deposit." */
export function describeTimeline(timelineId: TimelineId): string {
  const { name, detail } = TIMELINES[timelineId];
  return `${name}. ${detail}.`;
}

/** The same for a quote that is priced: an NDIS clean has no deposit. */
export function describeQuoteTiming({
  service_id: serviceId,
  timeline_id: timelineId,
}: Pick<Quote, 'service_id' | 'timeline_id'>): string {
  return serviceId === 'ndis'
    ? `${TIMELINES[timelineId].name}. No deposit.`
    : describeTimeline(timelineId);
}

/** A quote's total with its cents, or that its price is on request. */
export function quoteTotal(totalCents: number | null): string {
  return totalCents === null ? 'Price on request' : formatAud(totalCents, { decimals: 'always' });
}
