import { z } from 'zod';
import { pageQuery } from '../http/page.ts';

/** The most invoices of one batch; the others go into the next. */
export const MAX_BATCH_INVOICES = 1000;

const MESSAGE = `Choose up to ${MAX_BATCH_INVOICES} invoices, or none to claim every one that is ready.`;

export const createClaimBatchRequest = z.strictObject({
  /** Only these invoices; by default every invoice that is ready to claim, the oldest first. */
  invoice_ids: z
    .array(z.uuid({ error: 'Choose invoices by their ids.' }), { error: MESSAGE })
    .min(1, MESSAGE)
    .max(MAX_BATCH_INVOICES, MESSAGE)
    .optional(),
});

export const listClaimBatchesQuery = pageQuery;

const PART_MESSAGE = 'Choose a file by its number, from 1.';

export const claimFileParams = z.strictObject({
  id: z.uuid(),
  part: z.coerce
    .number<number | string>({ error: PART_MESSAGE })
    .pipe(z.int({ error: PART_MESSAGE }).min(1, PART_MESSAGE).max(99, PART_MESSAGE)),
});

export type CreateClaimBatchRequest = z.input<typeof createClaimBatchRequest>;
export type ListClaimBatchesQuery = z.input<typeof listClaimBatchesQuery>;
