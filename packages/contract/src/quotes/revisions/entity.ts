import { z } from 'zod';
import { centsField } from '../../fields/cents.ts';
import { instantField, recordedDateField } from '../../fields/dates.ts';
import { quoteSchema } from '../entity.ts';

/** Fields that offers from before they existed do not have. */
const addedFields = quoteSchema
  .pick({ interval_weeks: true, preferred_time: true, second_date: true, second_time: true })
  .partial();

/** The content of an offer: every field of a quote that a later revision may change. */
export const revisionContentSchema = quoteSchema
  .pick({
    service_id: true,
    rooms: true,
    addon_ids: true,
    timeline_id: true,
    address_line1: true,
    suburb: true,
    postcode: true,
    access_notes: true,
    preferred_date: true,
    company_notes: true,
    price: true,
  })
  .extend(addedFields.shape);

const summaryFields = {
  id: z.uuid(),
  quote_id: z.uuid(),
  revision: z.int().positive(),
  total_cents: centsField,
  valid_until: recordedDateField,
  sent_at: instantField,
};

/** An offer as it was sent, in a list. */
export const revisionSummarySchema = z.object(summaryFields);

/** One difference between two offers, as data and as a sentence for users. */
export const revisionChangeSchema = z.object({
  /** A field of the offer, or a line of its price: `rooms.bedroom`, `items.<id>`. */
  field: z.string(),
  before: z.union([z.string(), z.number()]).nullable(),
  after: z.union([z.string(), z.number()]).nullable(),
  sentence: z.string(),
});

/** An offer as it was sent, which never changes, with its differences from another one. */
export const revisionSchema = z.object({
  ...summaryFields,
  content: revisionContentSchema,
  /** The revision that it is compared with; null for the first one. */
  compared_with: z.int().positive().nullable(),
  changes: z.array(revisionChangeSchema),
});

export type RevisionContent = z.output<typeof revisionContentSchema>;
export type RevisionSummary = z.output<typeof revisionSummarySchema>;
export type RevisionChange = z.output<typeof revisionChangeSchema>;
export type Revision = z.output<typeof revisionSchema>;
