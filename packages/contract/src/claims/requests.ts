import { z } from 'zod';
import { plainDateField } from '../fields/dates.ts';
import { optionalText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { pageQuery } from '../http/page.ts';
import { bankReferenceField } from '../payments/payment-fields.ts';

/** The most invoices of one batch; the others go into the next. */
export const MAX_BATCH_INVOICES = 1000;

const INVOICES_MESSAGE = `Choose up to ${MAX_BATCH_INVOICES} invoices, or none to claim every one that is ready.`;

export const createClaimBatchRequest = z.strictObject({
  /** Only these invoices; by default every invoice that is ready to claim, the oldest first. */
  invoice_ids: z
    .array(z.uuid({ error: 'Choose invoices by their ids.' }), { error: INVOICES_MESSAGE })
    .min(1, INVOICES_MESSAGE)
    .max(MAX_BATCH_INVOICES, INVOICES_MESSAGE)
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

/** The most answers of one call. */
export const MAX_CLAIM_ANSWERS = 100;

const ANSWERS_MESSAGE = `Answer from 1 to ${MAX_CLAIM_ANSWERS} claims, each of them once.`;

/** The agency's answers to submitted claims. */
export const answerClaimsRequest = z.strictObject({
  answers: z
    .array(
      z
        .strictObject({
          invoice_id: z.uuid({ error: 'Choose invoices by their ids.' }),
          version: versionField,
          outcome: z.enum(['accepted', 'rejected'], { error: 'Answer accepted or rejected.' }),
          /** The agency's words; required for a rejected claim. */
          reason: optionalText({ max: 500 }).optional(),
        })
        .refine(({ outcome, reason = '' }) => outcome === 'accepted' || reason !== '', {
          path: ['reason'],
          error: 'Say why the claim was rejected.',
        }),
      { error: ANSWERS_MESSAGE },
    )
    .min(1, ANSWERS_MESSAGE)
    .max(MAX_CLAIM_ANSWERS, ANSWERS_MESSAGE)
    .refine(
      (answers) => new Set(answers.map(({ invoice_id: id }) => id)).size === answers.length,
      ANSWERS_MESSAGE,
    ),
});

export type AnswerClaimsRequest = z.input<typeof answerClaimsRequest>;

export const moveClaimRequest = z.strictObject({
  version: versionField,
  reason: optionalText({ max: 500 }).optional(),
});

/** The agency paid the claim. The payment is recorded as well. */
export const reconcileClaimRequest = moveClaimRequest.extend({
  /** The reference on the bank statement; by default derived from the invoice's number. */
  reference: bankReferenceField.optional(),
  /** The day on which the money was received; today by default. */
  received_on: plainDateField.optional(),
});
