import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { pageOf } from '../http/page.ts';
import { ENQUIRY_TOPICS } from '../rules/enquiry.ts';
import { ENQUIRY_COMMANDS, ENQUIRY_STATUSES } from '../state-machines/enquiry-machine.ts';

/** The answer to an enquiry. It has no data of the enquiry. */
export const enquiryReceiptSchema = z.object({ message: z.string() });

/** An enquiry in the list of staff. */
export const enquirySummarySchema = z.object({
  id: z.uuid(),
  version: z.int(),
  status: z.enum(ENQUIRY_STATUSES),
  name: z.string(),
  /** As it was typed: nothing shows that it is the sender's. */
  email: z.string(),
  phone_number: z.string().nullable(),
  topic: z.enum(ENQUIRY_TOPICS),
  /** The first 120 characters of the message. */
  excerpt: z.string(),
  received_at: instantField,
  /** The first name of who answered last; null before an answer, and for a deleted user. */
  answered_by: z.string().nullable(),
  answered_at: instantField.nullable(),
});

const namedClientSchema = z.object({ id: z.uuid(), name: z.string() });

/** An enquiry as staff read it. */
export const enquirySchema = enquirySummarySchema.omit({ excerpt: true }).extend({
  message: z.string(),
  /** What was mailed to the sender last. */
  answer: z.string().nullable(),
  /** The client with the same e-mail address. */
  same_address_client: namedClientSchema.nullable(),
  /** The first name of who closed or converted it; null unless it is closed, and for a deleted user. */
  closed_by: z.string().nullable(),
  /** Null unless it is closed, and where that was not kept. */
  closed_at: instantField.nullable(),
  /** What the enquiry was converted to. */
  client: namedClientSchema
    .extend({
      /** They were made of the enquiry, and invited; false for a client before. */
      is_new: z.boolean(),
    })
    .nullable(),
  quote: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  available_commands: z.array(z.enum(ENQUIRY_COMMANDS)),
});

/** One page of enquiries, with how many there are in each state before any filter. */
export const enquiriesPageSchema = pageOf(enquirySummarySchema).extend({
  status_counts: z.record(z.enum(ENQUIRY_STATUSES), z.int().nonnegative()),
});

export type EnquiryReceipt = z.output<typeof enquiryReceiptSchema>;
export type EnquirySummary = z.output<typeof enquirySummarySchema>;
export type Enquiry = z.output<typeof enquirySchema>;
export type EnquiriesPage = z.output<typeof enquiriesPageSchema>;
