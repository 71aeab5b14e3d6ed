import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { plainDateField } from '../fields/dates.ts';
import { bankReferenceField } from '../fields/payment.ts';
import { defineEndpoint } from '../http/endpoint.ts';

/** The most characters of one file: some thousand rows. */
const MAX_CONTENT = 500_000;
const CONTENT_MESSAGE = 'Choose a CSV file of up to 500 KB.';

export const REMITTANCE_OUTCOMES = ['paid', 'rejected', 'unmatched', 'unreadable'] as const;

const remittanceRequest = z.strictObject({
  /** The CSV file of the NDIA or of a plan manager, as text. Its first row names the columns. */
  content: z
    .string({ error: CONTENT_MESSAGE })
    .min(1, CONTENT_MESSAGE)
    .max(MAX_CONTENT, CONTENT_MESSAGE),
  /** What the bank statement says; the same one again for the same invoice is the same payment. */
  reference: bankReferenceField,
  /** The day on which the money came; today unless given. */
  received_on: plainDateField.optional(),
});

/** A line of an invoice, by its place from 1, its item or its day. */
const remittedLineSchema = z.object({
  id: z.uuid(),
  number: z.int().positive(),
  description: z.string(),
  amount_cents: centsField,
});

/** One row of the file, as it was read. */
export const remittanceRowSchema = z.object({
  /** Counts from 1 below the names of the columns. */
  row: z.int().positive(),
  /** What the file calls it: INV-2026-00012-1. */
  reference: z.string(),
  outcome: z.enum(REMITTANCE_OUTCOMES),
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
  client_name: z.string(),
  /** What its rows pay, and the part of it that is above what is owed. */
  paid_cents: centsField,
  overpaid_cents: centsField,
  rejected_reason: z.string().nullable(),
  /** True once this payment, or this rejection, is recorded. */
  is_applied: z.boolean(),
});

/** A remittance as it was read and matched. */
export const remittanceSchema = z.object({
  rows: z.array(remittanceRowSchema),
  invoices: z.array(remittanceInvoiceSchema),
  paid_cents: centsField,
});

const common = {
  method: 'POST',
  tag: 'NDIS claims',
  access: 'staff',
  body: remittanceRequest,
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
    responses: { 200: remittanceSchema },
  }),
  applyRemittance: defineEndpoint({
    ...common,
    name: 'applyRemittance',
    path: 'invoices/remittances/',
    summary: 'Record the payments and rejections of a remittance, each of them once',
    responses: { 201: remittanceSchema },
    idempotent: true,
  }),
} as const;

export type Remittance = z.output<typeof remittanceSchema>;
export type RemittanceRow = z.output<typeof remittanceRowSchema>;
export type RemittanceInvoice = z.output<typeof remittanceInvoiceSchema>;
export type RemittanceRequest = z.output<typeof remittanceRequest>;
