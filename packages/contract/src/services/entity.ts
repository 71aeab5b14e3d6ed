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

/** Whether the company cleans at a place. */
export const areaCheckSchema = z.object({
  /**
   * `part`: only in some places of that name, so a postcode is needed. `unknown`: no place has that
   * name.
   */
  inside: z.enum(['yes', 'part', 'no', 'unknown']),
  /** The place that was found; the suburb is null for a postcode of several suburbs. */
  suburb: z.string().nullable(),
  postcode: z.string().nullable(),
  /** The area that the place belongs to; null unless it is inside. */
  area: z.string().nullable(),
  /** For an unknown place: one with a similar name. */
  did_you_mean: z.object({ suburb: z.string(), postcode: z.string() }).nullable(),
});

export type AreaCheck = z.output<typeof areaCheckSchema>;
export type Catalogue = z.output<typeof catalogueSchema>;
