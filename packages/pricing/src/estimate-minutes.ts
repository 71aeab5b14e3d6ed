import { ADDON_IDS } from './addon-ids.ts';
import type { AddonId } from './addon-ids.ts';
import type { EstimateInput } from './estimate-input.ts';
import { ROOM_IDS } from './room-ids.ts';
import type { RoomId } from './room-ids.ts';
import type { ServiceId } from './service-ids.ts';

/** The minutes of a service without any room, and how much longer its rooms take, in percent. */
const SERVICE_MINUTES: Readonly<
  Record<ServiceId, { readonly base: number; readonly roomPercent: 100 | 150 }>
> = {
  general: { base: 30, roomPercent: 100 },
  deep: { base: 60, roomPercent: 150 },
  'end-of-lease': { base: 90, roomPercent: 150 },
  ndis: { base: 30, roomPercent: 100 },
  airbnb: { base: 45, roomPercent: 100 },
  'post-renovation': { base: 120, roomPercent: 150 },
  'after-builders': { base: 120, roomPercent: 150 },
  'custom-one-off': { base: 60, roomPercent: 100 },
  'pet-treatment': { base: 90, roomPercent: 100 },
  'window-carpet': { base: 90, roomPercent: 100 },
};

const ROOM_MINUTES: Readonly<Record<RoomId, number>> = {
  bedroom: 20,
  bathroom: 25,
  kitchen: 30,
  living: 20,
  dining: 15,
};

const ADDON_MINUTES: Readonly<Record<AddonId, number>> = {
  windows: 45,
  carpet: 60,
  oven: 45,
  fridge: 30,
  garage: 45,
  balcony: 30,
};

const SHORTEST = 60;
const LONGEST = 480;
const STEP = 30;

/**
 * The minutes that one cleaner probably needs for a visit, in steps of half an hour: from one hour
 * to eight. A guide for finding a free time, and for about what an NDIS plan pays. Nothing is billed
 * by it.
 */
export function estimateMinutes({
  serviceId,
  rooms,
  addonIds,
}: Omit<EstimateInput, 'timelineId'>): number {
  const { base, roomPercent } = SERVICE_MINUTES[serviceId];
  const inRooms = ROOM_IDS.reduce((sum, id) => sum + ROOM_MINUTES[id] * (rooms[id] ?? 0), 0);
  const inExtras = ADDON_IDS.filter((id) => addonIds.includes(id)).reduce(
    (sum, id) => sum + ADDON_MINUTES[id],
    0,
  );
  const minutes = base + (inRooms * roomPercent) / 100 + inExtras;
  return Math.min(LONGEST, Math.max(SHORTEST, Math.ceil(minutes / STEP) * STEP));
}
