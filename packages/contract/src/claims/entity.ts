import { CSV_DATE_FORMATS } from '@cleaning/ndis';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField, recordedDateField } from '../fields/dates.ts';
import { optionalText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { pageQuery } from '../http/page.ts';
import { bankReferenceField } from '../payments/payment-fields.ts';

/** One file of a batch, for uploading in the agency's portal. */
export const claimFileSchema = z.object({
  /** Counts from 1 within its batch. */
  part: z.int().positive(),
  file_name: z.string(),
  row_count: z.int().positive(),
});

/** Agency-managed invoices that were claimed together. The files of a batch never change. */
export const claimBatchSchema = z.object({
  id: z.uuid(),
  /** Counts from 1; part of the file names. */
  number: z.int().positive(),
  /** The version of the agency's file description that was used, and the date format. */
  format_version: z.string(),
  csv_date_format: z.enum(CSV_DATE_FORMATS),
  invoice_count: z.int().positive(),
  row_count: z.int().positive(),
  total_cents: centsField,
  created_by: z.string(),
  created_at: instantField,
  files: z.array(claimFileSchema),
});

export type ClaimBatch = z.output<typeof claimBatchSchema>;

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

/** One row of a file that was not made yet. */
export const claimRowSchema = z.object({
  invoice_id: z.uuid(),
  /** The file itself contains the whole number. */
  ndis_number_masked: z.string(),
  delivered_from: recordedDateField,
  delivered_to: recordedDateField,
  support_number: z.string(),
  claim_reference: z.string(),
  /** At most two decimals. */
  quantity: z.number(),
  unit_price_cents: centsField,
  /** As in the file; an empty claim type means a standard claim. */
  gst_code: z.string(),
  claim_type: z.string(),
  cancellation_reason: z.string().nullable(),
  amount_cents: centsField,
});

/** A preview of a bulk payment request. Nothing is made. */
export const claimPreviewSchema = z.object({
  registration_number: z.string(),
  csv_date_format: z.enum(CSV_DATE_FORMATS),
  file_count: z.int().nonnegative(),
  total_cents: centsField,
  rows: z.array(claimRowSchema),
  /** Chosen invoices that cannot be claimed, with the reason. */
  problems: z.array(z.object({ invoice_id: z.uuid(), message: z.string() })),
});

export type ClaimRow = z.output<typeof claimRowSchema>;
export type ClaimPreview = z.output<typeof claimPreviewSchema>;
