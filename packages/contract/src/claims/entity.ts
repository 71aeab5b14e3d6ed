import { CSV_DATE_FORMATS } from '@cleaning/ndis';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField } from '../fields/dates.ts';

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
