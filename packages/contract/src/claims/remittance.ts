import { SUPPORT_UNITS } from '@cleaning/ndis';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField, recordedDateField } from '../fields/dates.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { INVOICE_PAYERS } from '../invoices/choices.ts';
import { bankReferenceField } from '../payments/payment-fields.ts';
import { CLAIM_STATUSES } from './claim-states.ts';
import { MAX_REMITTANCE_CHARACTERS, REMITTANCE_SIZE } from './remittance-text.ts';

/** The most rows of one file. */
export const MAX_REMITTANCE_ROWS = 5000;
const LEFT_OUT_MESSAGE = 'Name the rows to leave out by their numbers.';

export const REMITTANCE_OUTCOMES = [
  'paid',
  'rejected',
  /** The payer has not decided yet, or the request was cancelled. Nothing is recorded. */
  'open',
  'unmatched',
  'unreadable',
  'left_out',
] as const;

const remittanceRequest = z.strictObject({
  /** The CSV file of the NDIA or of a plan manager, as text. Its first row has the column names. */
  content: z
    .string({ error: REMITTANCE_SIZE })
    .min(1, REMITTANCE_SIZE)
    .max(MAX_REMITTANCE_CHARACTERS, REMITTANCE_SIZE),
  /**
   * The reference on the bank statement; repeating it for the same invoice means the same payment.
   * Required when money is to be recorded, but not for rejections or for money that is already
   * recorded.
   */
  reference: bankReferenceField.optional(),
  /** The day on which the money was received; today by default. */
  received_on: plainDateField.optional(),
  /** Rows that staff leave out, of which nothing is recorded. */
  left_out: z
    .array(z.int({ error: LEFT_OUT_MESSAGE }).positive(LEFT_OUT_MESSAGE), {
      error: LEFT_OUT_MESSAGE,
    })
    .max(MAX_REMITTANCE_ROWS, LEFT_OUT_MESSAGE)
    .optional(),
});

/** A line of an invoice: its position from 1, its item and its day. */
const remittedLineSchema = z.object({
  id: z.uuid(),
  number: z.int().positive(),
  description: z.string(),
  service_date: recordedDateField.nullable(),
  quantity: z.number(),
  unit: z.enum(SUPPORT_UNITS),
  amount_cents: centsField,
});

/** One row of the file, as it was read. */
export const remittanceRowSchema = z.object({
  /** The position below the column names, from 1. */
  row: z.int().positive(),
  /** The reference in the file: INV-2026-00012-1. */
  reference: z.string(),
  outcome: z.enum(REMITTANCE_OUTCOMES),
  /** The invoice that the row is about; null when there is none. */
  invoice_id: z.uuid().nullable(),
  /** The amount of its line, or else of its invoice. */
  asked_cents: centsField.nullable(),
  paid_cents: centsField,
  /** The line that the row is about; null when it is about a whole invoice, or about none. */
  line: remittedLineSchema.nullable(),
  /** Why it was rejected, is still open, or could not be read or matched. */
  reason: z.string().nullable(),
});

/** What the file states about one invoice. */
export const remittanceInvoiceSchema = z.object({
  invoice_id: z.uuid(),
  number: z.string(),
  client_id: z.uuid(),
  client_name: z.string(),
  /** The total of its rows, and the part that is more than what is owed. */
  paid_cents: centsField,
  overpaid_cents: centsField,
  rejected_reason: z.string().nullable(),
  /**
   * Whether its claim stays as it is, because one of its rows is still open, or stays submitted,
   * because a line that it asks for has no answer yet.
   */
  waits_for_rows: z.boolean(),
  /** Whether this payment or rejection has been recorded. */
  is_applied: z.boolean(),
  /** Whether applying the file records something new about the invoice, or did so. */
  is_new: z.boolean(),
  payer: z.enum(INVOICE_PAYERS),
  payer_name: z.string(),
  /** The plan manager's address for invoices; null when the agency or the client pays. */
  payer_email: z.string().nullable(),
  /** The last batch in which the invoice was claimed. */
  batch_number: z.int().positive().nullable(),
  claim_status: z.enum(CLAIM_STATUSES),
  /** What is owed before and after, and the part of the money that is not recorded yet. */
  balance_cents: centsField,
  left_cents: centsField,
  new_cents: centsField,
  /** Whether the invoice is overdue. */
  is_overdue: z.boolean(),
  /**
   * The day of the payment that already recorded this money in another way; null when there is
   * none.
   */
  paid_before_on: recordedDateField.nullable(),
  /** Who recorded the same rejection before, and when. */
  rejected_before: z.object({ by: z.string(), at: instantField }).nullable(),
});

/** The total that one payer pays with a file, and the bank row that may be the same money. */
export const remittancePayerSchema = z.object({
  name: z.string(),
  paid_cents: centsField,
  bank_row: z
    .object({
      booked_on: recordedDateField,
      text: z.string(),
      /** The reference of the payments. */
      reference: z.string(),
    })
    .nullable(),
});

/** A remittance after reading and matching. */
export const remittanceSchema = z.object({
  rows: z.array(remittanceRowSchema),
  invoices: z.array(remittanceInvoiceSchema),
  payers: z.array(remittancePayerSchema),
  paid_cents: centsField,
});

const common = {
  method: 'POST',
  tag: 'NDIS claims',
  access: 'office',
  maxBodyBytes: 2 * MAX_REMITTANCE_CHARACTERS,
  bodyHasFile: true,
  rateLimit: 'write',
} as const;

/** Remittances: the answers of the NDIA and of plan managers to claims and invoices, row by row. */
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
