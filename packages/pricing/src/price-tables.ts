import type { AddonId } from './addon-ids.ts';
import type { RoomId } from './room-ids.ts';
import type { ServiceId } from './service-ids.ts';
import type { TimelineId } from './timeline-ids.ts';

/** A service and its base price in cents, GST included. `null` means the price is given on request. */
export interface Service {
  readonly id: ServiceId;
  readonly name: string;
  readonly priceCents: number | null;
}

/** A kind of room and the price in cents, GST included, of each one. */
export interface Room {
  readonly id: RoomId;
  readonly name: string;
  readonly plural: string;
  readonly priceCents: number;
}

/** An extra and its price in cents, GST included. An extra is chosen once or not at all. */
export interface Addon {
  readonly id: AddonId;
  readonly name: string;
  readonly priceCents: number;
}

/** How soon the clean is, what that does to the price, and the deposit it needs. */
export interface Timeline {
  readonly id: TimelineId;
  readonly name: string;
  /** The total as a percentage of the subtotal: 120 means one fifth more. */
  readonly multiplierPercent: 100 | 120 | 150;
  /** The deposit as a percentage of the total. */
  readonly depositPercent: 0 | 30;
  /** A short phrase to show under the name. */
  readonly detail: string;
}

/** The most rooms of one kind that can be priced without a visit. */
export const MAX_ROOM_COUNT = 20;

/** Every service with its name and base price. */
export const SERVICES: Readonly<Record<ServiceId, Service>> = {
  general: { id: 'general', name: 'General cleaning', priceCents: 120_00 },
  deep: { id: 'deep', name: 'Deep cleaning', priceCents: 180_00 },
  'end-of-lease': { id: 'end-of-lease', name: 'End-of-lease cleaning', priceCents: 250_00 },
  ndis: { id: 'ndis', name: 'NDIS cleaning support', priceCents: 140_00 },
  airbnb: { id: 'airbnb', name: 'Airbnb cleaning', priceCents: 160_00 },
  'post-renovation': {
    id: 'post-renovation',
    name: 'Post-renovation cleaning',
    priceCents: 280_00,
  },
  'after-builders': { id: 'after-builders', name: 'After-builders cleaning', priceCents: 300_00 },
  'custom-one-off': { id: 'custom-one-off', name: 'Custom one-off clean', priceCents: 150_00 },
  // The service is office and commercial cleaning; the id stays so that existing links keep working.
  'pet-treatment': {
    id: 'pet-treatment',
    name: 'Office and commercial cleaning',
    priceCents: null,
  },
  'window-carpet': { id: 'window-carpet', name: 'Window and carpet cleaning', priceCents: null },
};

/** Every kind of room with its names and the price of each one. */
export const ROOMS: Readonly<Record<RoomId, Room>> = {
  bedroom: { id: 'bedroom', name: 'Bedroom', plural: 'Bedrooms', priceCents: 25_00 },
  bathroom: { id: 'bathroom', name: 'Bathroom', plural: 'Bathrooms', priceCents: 35_00 },
  kitchen: { id: 'kitchen', name: 'Kitchen', plural: 'Kitchens', priceCents: 45_00 },
  living: { id: 'living', name: 'Living Room', plural: 'Living Rooms', priceCents: 30_00 },
  dining: { id: 'dining', name: 'Dining Room', plural: 'Dining Rooms', priceCents: 20_00 },
};

/** Every extra with its name and price. */
export const ADDONS: Readonly<Record<AddonId, Addon>> = {
  windows: { id: 'windows', name: 'Window Cleaning', priceCents: 40_00 },
  carpet: { id: 'carpet', name: 'Carpet Steam Cleaning', priceCents: 60_00 },
  oven: { id: 'oven', name: 'Oven Deep Clean', priceCents: 35_00 },
  fridge: { id: 'fridge', name: 'Fridge Clean', priceCents: 25_00 },
  garage: { id: 'garage', name: 'Garage Clean', priceCents: 50_00 },
  balcony: { id: 'balcony', name: 'Balcony/Patio Clean', priceCents: 30_00 },
};

/** Every timeline with its multiplier and deposit. */
export const TIMELINES: Readonly<Record<TimelineId, Timeline>> = {
  standard: {
    id: 'standard',
    name: 'Standard',
    multiplierPercent: 100,
    depositPercent: 0,
    detail: 'No deposit',
  },
  urgent: {
    id: 'urgent',
    name: 'Urgent',
    multiplierPercent: 120,
    depositPercent: 30,
    detail: 'Next day, price × 1.2, 30% deposit',
  },
  'same-day': {
    id: 'same-day',
    name: 'Same Day',
    multiplierPercent: 150,
    depositPercent: 30,
    detail: 'Today, price × 1.5, 30% deposit',
  },
};
