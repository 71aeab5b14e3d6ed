import { z } from 'zod';
import { requiredLine } from '../../fields/text.ts';
import { pageQuery } from '../../http/page.ts';
import { quoteChoicesFields, quoteChoicesSchema } from '../choices.ts';
import { placeFields } from '../site.ts';

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
