import { CSV_DATE_FORMATS } from '@cleaning/ndis';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';

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
