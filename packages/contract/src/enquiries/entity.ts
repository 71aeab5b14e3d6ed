import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { pageOf } from '../http/page.ts';
import { ENQUIRY_TOPICS } from './enquiry-answers.ts';
import { ENQUIRY_COMMANDS, ENQUIRY_STATUSES } from './enquiry-machine.ts';

/** The answer to an enquiry, which repeats nothing of it. */
export const enquiryReceiptSchema = z.object({ message: z.string() });

/** An enquiry in the list of staff. */
export const enquirySummarySchema = z.object({
  id: z.uuid(),
  version: z.int(),
  status: z.enum(ENQUIRY_STATUSES),
  name: z.string(),
  /** As it was typed; it is not verified to be the sender's. */
  email: z.string(),
  phone_number: z.string().nullable(),
  topic: z.enum(ENQUIRY_TOPICS),
  /** The first 120 characters of the message. */
  excerpt: z.string(),
  received_at: instantField,
  /**
   * The first name of the user who answered last; null before an answer, and for a deleted user.
   */
  answered_by: z.string().nullable(),
  answered_at: instantField.nullable(),
});

const namedClientSchema = z.object({ id: z.uuid(), name: z.string() });

/** An enquiry as staff read it. */
export const enquirySchema = enquirySummarySchema.omit({ excerpt: true }).extend({
  message: z.string(),
  /** The last answer that was mailed to the sender. */
  answer: z.string().nullable(),
  /** The client with the same email address. */
  same_address_client: namedClientSchema.nullable(),
  /**
   * The first name of the user who closed or converted it; null unless it is closed, and for a
   * deleted user.
   */
  closed_by: z.string().nullable(),
  /** Null unless it is closed, and for enquiries closed before this was recorded. */
  closed_at: instantField.nullable(),
  /** The client and the quote that the enquiry was converted into. */
  client: namedClientSchema
    .extend({
      /** Whether the conversion created and invited the client. */
      is_new: z.boolean(),
    })
    .nullable(),
  quote: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  available_commands: z.array(z.enum(ENQUIRY_COMMANDS)),
});

/** One page of enquiries, with the number in each state regardless of filters. */
export const enquiriesPageSchema = pageOf(enquirySummarySchema).extend({
  status_counts: z.record(z.enum(ENQUIRY_STATUSES), z.int().nonnegative()),
});

export type EnquiryReceipt = z.output<typeof enquiryReceiptSchema>;
export type EnquirySummary = z.output<typeof enquirySummarySchema>;
export type Enquiry = z.output<typeof enquirySchema>;
export type EnquiriesPage = z.output<typeof enquiriesPageSchema>;
