import {
  ADDON_IDS,
  MAX_ROOM_COUNT,
  SERVICE_IDS,
  TIMELINE_IDS,
  type RoomId,
} from '@cleaning/pricing';
import { z } from 'zod';

const roomCount = z
  .int({ error: 'Enter a whole number of rooms.' })
  .min(0, 'A room count cannot be less than 0.')
  .max(MAX_ROOM_COUNT, `We can price up to ${MAX_ROOM_COUNT} of each room. Call us for more.`);

const roomCounts = {
  bedroom: roomCount.optional(),
  bathroom: roomCount.optional(),
  kitchen: roomCount.optional(),
  living: roomCount.optional(),
  dining: roomCount.optional(),
} satisfies Record<RoomId, z.ZodOptional>;

const ADDONS_MESSAGE = 'Choose add-ons from the list, each of them once.';

/**
 * The four choices that determine a price, shared by the calculator, draft quotes and the price
 * call.
 */
export const quoteChoicesFields = {
  service_id: z.enum(SERVICE_IDS, { error: 'Choose a service.' }),
  rooms: z.strictObject(roomCounts, {
    error: ({ code }) => (code === 'invalid_type' ? 'Say how many of each room.' : undefined),
  }),
  addon_ids: z
    .array(z.enum(ADDON_IDS, { error: ADDONS_MESSAGE }), { error: ADDONS_MESSAGE })
    .max(ADDON_IDS.length, ADDONS_MESSAGE)
    .refine((ids) => new Set(ids).size === ids.length, ADDONS_MESSAGE),
  timeline_id: z.enum(TIMELINE_IDS, { error: 'Choose when you need us.' }),
};

export const quoteChoicesSchema = z.strictObject(quoteChoicesFields);

export type QuoteChoices = z.output<typeof quoteChoicesSchema>;
