import { ADDON_IDS, isAddonId } from './addon-ids.ts';
import type { AddonId } from './addon-ids.ts';
import { MAX_ROOM_COUNT } from './price-tables.ts';
import { PricingError } from './pricing-error.ts';
import { ROOM_IDS, isRoomId } from './room-ids.ts';
import type { RoomId } from './room-ids.ts';
import { SERVICE_IDS, isServiceId } from './service-ids.ts';
import type { ServiceId } from './service-ids.ts';
import { TIMELINE_IDS, isTimelineId } from './timeline-ids.ts';
import type { TimelineId } from './timeline-ids.ts';

/** How many of each kind of room: whole numbers from 0 to {@link MAX_ROOM_COUNT}. Absent means none. */
export type RoomCounts = Partial<Record<RoomId, number>>;

/** The choices of a client that determine a price. */
export interface EstimateInput {
  readonly serviceId: ServiceId;
  readonly rooms: Readonly<RoomCounts>;
  /** Each extra at most once, in any order. */
  readonly addonIds: readonly AddonId[];
  readonly timelineId: TimelineId;
}

/**
 * Validates choices from outside (storage, a link, a request), and returns a copy without other
 * fields.
 *
 * @throws PricingError naming the first field that cannot be priced.
 */
export function parseEstimateInput(input: unknown): EstimateInput {
  const { serviceId, rooms, addonIds, timelineId } = isRecord(input) ? input : {};
  if (!isServiceId(serviceId)) {
    throw new PricingError('unknown_service', 'serviceId', serviceId, choose(SERVICE_IDS));
  }
  const estimateInput = { serviceId, rooms: parseRooms(rooms), addonIds: parseAddonIds(addonIds) };
  if (!isTimelineId(timelineId)) {
    throw new PricingError('unknown_timeline', 'timelineId', timelineId, choose(TIMELINE_IDS));
  }
  return { ...estimateInput, timelineId };
}

function parseRooms(rooms: unknown): RoomCounts {
  if (!isRecord(rooms)) {
    throw new PricingError(
      'invalid_room_count',
      'rooms',
      rooms,
      'It pairs each room with a count. Use {} for no rooms.',
    );
  }
  const counts: RoomCounts = {};
  // Own keys only, so that inherited property names are never taken for rooms.
  for (const [id, count] of Object.entries(rooms)) {
    if (!isRoomId(id)) {
      throw new PricingError('unknown_room', 'rooms', id, choose(ROOM_IDS));
    }
    if (!isRoomCount(count)) {
      throw new PricingError(
        'invalid_room_count',
        `rooms.${id}`,
        count,
        `We price whole rooms up to ${MAX_ROOM_COUNT} of a kind. Use a whole number from 0 to ${MAX_ROOM_COUNT}.`,
      );
    }
    counts[id] = count;
  }
  return counts;
}

function parseAddonIds(addonIds: unknown): AddonId[] {
  if (!Array.isArray(addonIds)) {
    throw new PricingError(
      'unknown_addon',
      'addonIds',
      addonIds,
      'It lists the chosen extras. Use [] for none.',
    );
  }
  const chosen = new Set<AddonId>();
  for (const id of Array.from<unknown>(addonIds)) {
    if (!isAddonId(id)) {
      throw new PricingError('unknown_addon', 'addonIds', id, choose(ADDON_IDS));
    }
    if (chosen.has(id)) {
      throw new PricingError(
        'duplicate_addon',
        'addonIds',
        id,
        'Each extra is priced once and this one is already in the list. List it once.',
      );
    }
    chosen.add(id);
  }
  return [...chosen];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRoomCount(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ROOM_COUNT
  );
}

function choose(ids: readonly string[]): string {
  return `It has no price because we do not offer it. Choose one of: ${ids.join(', ')}.`;
}
