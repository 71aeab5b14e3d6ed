import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField, recordedDateField } from '../fields/dates.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { INVOICE_PAYERS } from '../invoices/choices.ts';
import { invoiceSchema } from '../invoices/entity.ts';
import {
  amountField,
  bankReferenceField,
  confirmAnotherField,
  paymentMethodField,
} from './payment-fields.ts';
import { refundRequest } from './requests.ts';

/** An overpayment that is kept for the client until another invoice uses it. */
export const accountCreditSchema = z.object({
  id: z.uuid(),
  client_id: z.uuid(),
  client_name: z.string(),
  /** The invoice with which the money was received. */
  invoice_id: z.uuid(),
  invoice_number: z.string(),
  /** The reference on the bank statement. */
  reference: z.string(),
  amount_cents: centsField,
  /** The part that is left: neither used nor paid back. */
  open_cents: centsField,
  /** Who paid too much. Only their invoices can use it. */
  payer: z.enum(INVOICE_PAYERS),
  payer_name: z.string(),
  received_on: recordedDateField,
  created_at: instantField,
});

/** The most invoices that one payment can be split over. */
const MAX_PARTS = 100;
const PARTS_MESSAGE = `Choose 1 to ${MAX_PARTS} invoices, each of them once.`;

export const splitPaymentRequest = z.strictObject({
  /**
   * The whole amount received. What no invoice uses is kept as a credit of the last invoice's
   * client.
   */
  amount_cents: amountField,
  reference: bankReferenceField,
  method: paymentMethodField,
  received_on: plainDateField.optional(),
  confirm_another: confirmAnotherField,
  parts: z
    .array(
      z.strictObject({ invoice_id: z.uuid({ error: PARTS_MESSAGE }), amount_cents: amountField }),
      {
        error: PARTS_MESSAGE,
      },
    )
    .min(1, PARTS_MESSAGE)
    .max(MAX_PARTS, PARTS_MESSAGE)
    .refine(
      (parts) => new Set(parts.map((part) => part.invoice_id)).size === parts.length,
      PARTS_MESSAGE,
    ),
});

const tag = 'Invoices';

/** Payments for several invoices, or above what is owed. */
export const splitPaymentEndpoints = {
  recordSplitPayment: defineEndpoint({
    name: 'recordSplitPayment',
    method: 'POST',
    path: 'invoices/split_payments/',
    tag,
    summary: 'Record one payment over several invoices; one like a recorded payment is asked about',
    access: 'office',
    body: splitPaymentRequest,
    responses: {
      201: z.object({
        invoices: z.array(invoiceSchema),
        /** The overpayment, if there is one. */
        credit: accountCreditSchema.nullable(),
      }),
    },
    /** The invoice that the payment cannot be recorded for. */
    conflict: invoiceSchema,
    idempotent: true,
    rateLimit: 'write',
  }),
  listAccountCredits: defineEndpoint({
    name: 'listAccountCredits',
    method: 'GET',
    path: 'invoices/account_credits/',
    tag,
    summary: 'List what clients have paid too much and not used yet',
    access: 'office',
    query: pageQuery.extend({
      client_id: z.uuid({ error: 'Filter by the id of a client.' }).optional(),
    }),
    responses: { 200: pageOf(accountCreditSchema) },
  }),
  refundAccountCredit: defineEndpoint({
    name: 'refundAccountCredit',
    method: 'POST',
    path: 'invoices/account_credits/:id/refunds/',
    tag,
    summary: 'Record that an unused credit, or a part of it, was paid back',
    access: 'office',
    params: z.strictObject({ id: z.uuid() }),
    body: refundRequest,
    responses: { 201: accountCreditSchema },
    conflict: accountCreditSchema,
    idempotent: true,
    rateLimit: 'write',
  }),
  applyAccountCredit: defineEndpoint({
    name: 'applyAccountCredit',
    method: 'POST',
    path: 'invoices/:id/account_credits/',
    tag,
    summary: 'Pay an invoice with what the client has paid too much before',
    access: 'office',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      credit_id: z.uuid({ error: 'Choose a credit of the client.' }),
      amount_cents: amountField,
      confirm_another: confirmAnotherField,
    }),
    responses: { 201: invoiceSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
} as const;

export type AccountCredit = z.output<typeof accountCreditSchema>;
export type SplitPaymentRequest = z.output<typeof splitPaymentRequest>;
