import { z } from 'zod';

/** The answer to an enquiry. It says nothing that was not said before. */
export const enquiryReceiptSchema = z.object({ message: z.string() });

export type EnquiryReceipt = z.output<typeof enquiryReceiptSchema>;
