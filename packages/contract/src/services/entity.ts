import { ADDON_IDS, ROOM_IDS, SERVICE_IDS, TIMELINE_IDS } from '@cleaning/pricing';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';

/** A service that can be ordered; `price_cents` is null when it is priced on request. */
export const serviceSchema = z.object({
  id: z.enum(SERVICE_IDS),
  name: z.string(),
  price_cents: centsField.nullable(),
});

export const addonSchema = z.object({
  id: z.enum(ADDON_IDS),
  name: z.string(),
  price_cents: centsField,
});

export const roomSchema = z.object({
  id: z.enum(ROOM_IDS),
  name: z.string(),
  price_cents: centsField,
});

export const timelineSchema = z.object({
  id: z.enum(TIMELINE_IDS),
  name: z.string(),
  multiplier_percent: z.int(),
  deposit_percent: z.int(),
});

/** Everything that determines a price. */
export const catalogueSchema = z.object({
  services: z.array(serviceSchema),
  rooms: z.array(roomSchema),
  addons: z.array(addonSchema),
  timelines: z.array(timelineSchema),
});

export type Catalogue = z.output<typeof catalogueSchema>;
