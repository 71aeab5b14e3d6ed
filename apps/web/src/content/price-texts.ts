import { ADDONS, ADDON_IDS, ROOMS, ROOM_IDS, SERVICES, formatAud } from '@cleaning/pricing';
import type { AddonId, RoomId, ServiceId } from '@cleaning/pricing';

/** Shown in place of a price that is on request. */
export const PRICE_ON_REQUEST = 'Priced on request';

/**
 * The currency and GST note of a price. NDIS supports under a plan and an agreement are GST-free;
 * other services include GST.
 */
export const priceUnit = (id: ServiceId | null): string =>
  id === 'ndis'
    ? 'Australian dollars. Includes GST if it applies'
    : 'Australian dollars, GST included';

/** The base price of a service: "$120". */
export function listPrice(id: ServiceId): string {
  const { priceCents } = SERVICES[id];
  return priceCents === null ? PRICE_ON_REQUEST : formatAud(priceCents);
}

/** The base price of a service before its rooms and extras: "From $120". */
export function startingPrice(id: ServiceId): string {
  return SERVICES[id].priceCents === null ? PRICE_ON_REQUEST : `From ${listPrice(id)}`;
}

/** Very short service names, for a card that already says that it is about cleaning. */
export const SHORT_SERVICE_NAMES: Readonly<Record<ServiceId, string>> = {
  general: 'General',
  deep: 'Deep',
  'end-of-lease': 'End of lease',
  ndis: 'NDIS support',
  airbnb: 'Airbnb',
  'post-renovation': 'Post-renovation',
  'after-builders': 'After builders',
  'custom-one-off': 'Custom one-off',
  'pet-treatment': 'Office and commercial',
  'window-carpet': 'Window and carpet',
};

/** A room within a sentence: "living room". */
export const roomName = (id: RoomId): string => ROOMS[id].name.toLowerCase();

/** Several rooms within a sentence: "living rooms". */
export const roomPlural = (id: RoomId): string => ROOMS[id].plural.toLowerCase();

/** An extra within a sentence: "balcony or patio clean". */
export const addonName = (id: AddonId): string =>
  ADDONS[id].name.toLowerCase().replace('/', ' or ');

/** "3 bedrooms", "1 kitchen". */
export function countedRooms(id: RoomId, count: number): string {
  return `${count} ${count === 1 ? roomName(id) : roomPlural(id)}`;
}

/** The rows of the price list. A null price is on request. */
export const PRICE_LIST = {
  services: Object.values(SERVICES).filter(({ priceCents }) => priceCents !== null),
  rooms: ROOM_IDS.map((id) => ({
    id,
    name: ROOMS[id].name,
    priceCents: ROOMS[id].priceCents,
  })),
  addons: ADDON_IDS.map((id) => ({
    id,
    name: ADDONS[id].name,
    priceCents: ADDONS[id].priceCents,
  })),
} as const;
