import { z } from 'zod';
import { instantField } from '../../fields/dates.ts';
import { quoteSchema } from '../entity.ts';

/** The most templates that one client can keep. */
export const MAX_QUOTE_TEMPLATES = 50;

/** A template of a clean: the choices and place of a quote, without a day and a price. */
export const quoteTemplateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ...quoteSchema.pick({
    service_id: true,
    rooms: true,
    addon_ids: true,
    timeline_id: true,
    address_line1: true,
    suburb: true,
    postcode: true,
    access_notes: true,
  }).shape,
  created_at: instantField,
  updated_at: instantField,
});

export type QuoteTemplate = z.output<typeof quoteTemplateSchema>;
