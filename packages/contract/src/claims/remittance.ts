import { SUPPORT_UNITS } from '@cleaning/ndis';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField } from '../fields/dates.ts';
import { bankReferenceField } from '../fields/payment.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { INVOICE_PAYERS } from '../invoices/choices.ts';
import { CLAIM_STATUSES } from '../state-machines/invoice-states.ts';

/** The most characters of one file: some thousand rows. */
const MAX_CONTENT = 500_000;
const CONTENT_MESSAGE = 'Choose a CSV file of up to 500 KB.';

/** The most rows of one file. */
export const MAX_REMITTANCE_ROWS = 5000;
const LEFT_OUT_MESSAGE = 'Name the rows to leave out by their numbers.';

export const REMITTANCE_OUTCOMES = [
  'paid',
  'rejected',
  'unmatched',
  'unreadable',
  'left_out',
] as const;

const remittanceRequest = z.strictObject({
  /** The CSV file of the NDIA or of a plan manager, as text. Its first row names the columns. */
  content: z
    .string({ error: CONTENT_MESSAGE })
    .min(1, CONTENT_MESSAGE)
    .max(MAX_CONTENT, CONTENT_MESSAGE),
  /**
   * What the bank statement says; the same one again for the same invoice is the same payment. Needed where
   * money is recorded: not of rejections, and not of money that is recorded already.
   */
  reference: bankReferenceField.optional(),
  /** The day on which the money came; today unless given. */
  received_on: plainDateField.optional(),
  /** Rows that staff leave out: nothing of them is recorded. */
  left_out: z
    .array(z.int({ error: LEFT_OUT_MESSAGE }).positive(LEFT_OUT_MESSAGE), {
      error: LEFT_OUT_MESSAGE,
    })
    .max(MAX_REMITTANCE_ROWS, LEFT_OUT_MESSAGE)
    .optional(),
});

/** A line of an invoice, by its place from 1, its item or its day. */
const remittedLineSchema = z.object({
  id: z.uuid(),
  number: z.int().positive(),
  description: z.string(),
  service_date: plainDateField.nullable(),
  quantity: z.number(),
  unit: z.enum(SUPPORT_UNITS),
  amount_cents: centsField,
});

/** One row of the file, as it was read. */
export const remittanceRowSchema = z.object({
  /** Counts from 1 below the names of the columns. */
  row: z.int().positive(),
  /** What the file calls it: INV-2026-00012-1. */
  reference: z.string(),
  outcome: z.enum(REMITTANCE_OUTCOMES),
  /** The invoice that it is about; null where there is none. */
  invoice_id: z.uuid().nullable(),
  /** What its line, or else its invoice, came to. */
  asked_cents: centsField.nullable(),
  paid_cents: centsField,
  /** The line of the invoice that it answers; null where it is about a whole invoice, or about none. */
  line: remittedLineSchema.nullable(),
  /** Why it was rejected, or why it could not be read or matched. */
  reason: z.string().nullable(),
});

/** What the file says of one invoice. */
export const remittanceInvoiceSchema = z.object({
  invoice_id: z.uuid(),
  number: z.string(),
  client_id: z.uuid(),
  client_name: z.string(),
  /** What its rows pay, and the part of it that is above what is owed. */
  paid_cents: centsField,
  overpaid_cents: centsField,
  rejected_reason: z.string().nullable(),
  /** True once this payment, or this rejection, is recorded. */
  is_applied: z.boolean(),
  /** Whether it was not before: applying records something of it, or did. */
  is_new: z.boolean(),
  payer: z.enum(INVOICE_PAYERS),
  payer_name: z.string(),
  /** Where the plan manager gets our invoices; null where the agency or the client pays. */
  payer_email: z.string().nullable(),
  /** The last batch in which it was claimed. */
  batch_number: z.int().positive().nullable(),
  claim_status: z.enum(CLAIM_STATUSES),
  /** What is to be paid of it before and after, and what of the money is not recorded yet. */
  balance_cents: centsField,
  left_cents: centsField,
  new_cents: centsField,
  /** Whether its last day is past while something is to be paid. */
  is_overdue: z.boolean(),
  /** The day of the payment that is this money already, however it was recorded; null where there is none. */
  paid_before_on: plainDateField.nullable(),
  /** Who entered the rejection before, and when. */
  rejected_before: z.object({ by: z.string(), at: instantField }).nullable(),
});

/** What one payer pays by a file, and the row of a bank statement that may be this money. */
export const remittancePayerSchema = z.object({
  name: z.string(),
  paid_cents: centsField,
  bank_row: z
    .object({
      booked_on: plainDateField,
      text: z.string(),
      /** What its payments are known by. */
      reference: z.string(),
    })
    .nullable(),
});

/** A remittance as it was read and matched. */
export const remittanceSchema = z.object({
  rows: z.array(remittanceRowSchema),
  invoices: z.array(remittanceInvoiceSchema),
  payers: z.array(remittancePayerSchema),
  paid_cents: centsField,
});

const common = {
  method: 'POST',
  tag: 'NDIS claims',
  access: 'staff',
  maxBodyBytes: 2 * MAX_CONTENT,
  rateLimit: 'write',
} as const;

/** What the NDIA and plan managers answer to claims and invoices, row by row. */
export const remittanceEndpoints = {
  previewRemittance: defineEndpoint({
    ...common,
    name: 'previewRemittance',
    path: 'invoices/remittances/preview/',
    summary: 'Read a remittance and match it with invoices; nothing is recorded',
    body: remittanceRequest,
    responses: { 200: remittanceSchema },
  }),
  applyRemittance: defineEndpoint({
    ...common,
    name: 'applyRemittance',
    path: 'invoices/remittances/',
    summary: 'Record the payments and rejections of a remittance, each of them once',
    body: remittanceRequest,
    responses: { 201: remittanceSchema },
    idempotent: true,
  }),
} as const;

export type Remittance = z.output<typeof remittanceSchema>;
export type RemittanceRow = z.output<typeof remittanceRowSchema>;
export type RemittanceInvoice = z.output<typeof remittanceInvoiceSchema>;
export type RemittancePayer = z.output<typeof remittancePayerSchema>;
export type RemittanceRequest = z.output<typeof remittanceRequest>;
