import { ADDON_IDS, MAX_ROOM_COUNT, ROOM_IDS, SERVICE_IDS, TIMELINE_IDS } from '@cleaning/pricing';
import { z } from 'zod';

const roomCount = z
  .int({ error: 'Enter a whole number of rooms.' })
  .min(0, 'A room count cannot be less than 0.')
  .max(MAX_ROOM_COUNT, `We can price up to ${MAX_ROOM_COUNT} of each room. Call us for more.`);

const roomCounts = Object.fromEntries(ROOM_IDS.map((id) => [id, roomCount.optional()])) as Record<
  (typeof ROOM_IDS)[number],
  z.ZodOptional<typeof roomCount>
>;

/** The four answers that make a price: the calculator, a draft quote and the price call share them. */
export const quoteChoicesFields = {
  service_id: z.enum(SERVICE_IDS, { error: 'Choose a service.' }),
  rooms: z.strictObject(roomCounts),
  addon_ids: z
    .array(z.enum(ADDON_IDS, { error: 'Choose add-ons from the list.' }))
    .max(ADDON_IDS.length)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each add-on once.'),
  timeline_id: z.enum(TIMELINE_IDS, { error: 'Choose when you need us.' }),
};

export const quoteChoicesSchema = z.strictObject(quoteChoicesFields);

export type QuoteChoices = z.output<typeof quoteChoicesSchema>;
