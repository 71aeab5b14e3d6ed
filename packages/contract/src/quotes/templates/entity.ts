import { z } from 'zod';
import { instantField } from '../../fields/dates.ts';
import { requiredLine } from '../../fields/text.ts';
import { pageQuery } from '../../http/page.ts';
import { quoteChoicesFields, quoteChoicesSchema } from '../choices.ts';
import { quoteSchema } from '../entity.ts';
import { placeFields } from '../site.ts';

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

const name = requiredLine({ max: 60, emptyMessage: 'Give the template a name.' });

const content = z.strictObject({ ...quoteChoicesFields, ...placeFields }).partial();

/** A new template: a copy of one of the client's quotes, or a complete set of choices. */
export const createQuoteTemplateRequest = z
  .strictObject({
    name,
    quote_id: z.uuid({ error: 'Choose a quote to save.' }).optional(),
    ...content.shape,
  })
  .superRefine(({ quote_id: quoteId, ...rest }, context) => {
    if (quoteId !== undefined) {
      for (const key of Object.keys(content.shape).filter((field) => Object.hasOwn(rest, field))) {
        const message = 'Leave this out to copy it from the quote.';
        context.addIssue({ code: 'custom', path: [key], message });
      }
      return;
    }
    const { service_id, rooms, addon_ids, timeline_id } = rest;
    const choices = quoteChoicesSchema.safeParse({ service_id, rooms, addon_ids, timeline_id });
    for (const { path, message } of choices.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message });
    }
  });

/** Absent fields do not change. */
export const updateQuoteTemplateRequest = content.extend({ name: name.optional() });

export const listQuoteTemplatesQuery = pageQuery;
