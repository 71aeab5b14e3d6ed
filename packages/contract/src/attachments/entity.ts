import { z } from 'zod';
import { fileFields } from '../files/entity.ts';

/** The most files of one quote. */
export const MAX_QUOTE_ATTACHMENTS = 10;

/** A file that shows what a quote is about, such as a photo of a room. */
export const quoteAttachmentSchema = z.object({
  id: z.uuid(),
  quote_id: z.uuid(),
  ...fileFields,
  /** Whether the caller may remove it now. */
  can_remove: z.boolean(),
});

export type QuoteAttachment = z.output<typeof quoteAttachmentSchema>;
