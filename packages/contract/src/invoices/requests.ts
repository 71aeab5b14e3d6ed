import { z } from 'zod';
import { plainDateField } from '../fields/dates.ts';
import { amountField, bankReferenceField, paymentMethodField } from '../fields/payment.ts';
import { reasonField } from '../fields/reason.ts';
import { optionalText, requiredLine } from '../fields/text.ts';
import { versionField, versionQueryField } from '../fields/version.ts';
import { lineDetailFields, lineFields, linePatch, lineRequest } from './line-request.ts';
import { INVOICE_KINDS } from './choices.ts';

/** The most lines that one invoice has. */
export const MAX_INVOICE_LINES = 100;

const LINES_MESSAGE = `Put at most ${MAX_INVOICE_LINES} lines on an invoice.`;

const note = optionalText({ max: 1000 });

export const createInvoiceRequest = z.strictObject({
  client_id: z.uuid({ error: 'Choose a client.' }),
  kind: z.enum(INVOICE_KINDS, { error: 'Choose private or ndis.' }),
  /** Said to the client below the lines. */
  note: note.optional(),
  lines: z
    .array(lineRequest, { error: 'Send the lines as a list.' })
    .max(MAX_INVOICE_LINES, LINES_MESSAGE)
    .default([]),
});

export const invoiceFromQuoteRequest = z.strictObject({
  quote_id: z.uuid({ error: 'Choose a quote.' }),
});

/** The most visits that one call invoices. */
const MAX_VISITS = 50;
const VISITS_MESSAGE = `Choose 1 to ${MAX_VISITS} visits, each of them once.`;

export const invoiceFromAppointmentsRequest = z.strictObject({
  appointment_ids: z
    .array(z.uuid({ error: VISITS_MESSAGE }), { error: VISITS_MESSAGE })
    .min(1, VISITS_MESSAGE)
    .max(MAX_VISITS, VISITS_MESSAGE)
    .refine((ids) => new Set(ids).size === ids.length, VISITS_MESSAGE),
  /** The agreed price of an hour, with GST where it is taxable. */
  hourly_rate_cents: lineFields.unit_price_cents,
  /** The support that NDIS visits delivered; house cleaning by default. */
  support_item_number: lineDetailFields.support_item_number,
  region: lineDetailFields.region,
  mmm: lineDetailFields.mmm,
});

/** The note of a draft and changes of its lines, all or none of which are made. */
export const updateInvoiceRequest = z.strictObject({
  version: versionField,
  note: note.optional(),
  lines: z
    .array(
      z.strictObject({ id: z.uuid({ error: 'Choose lines by their ids.' }), ...linePatch.shape }),
      {
        error: 'Send the lines as a list.',
      },
    )
    .max(MAX_INVOICE_LINES, LINES_MESSAGE)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, {
      error: 'Change each line once.',
    })
    .optional(),
});

export const deleteInvoiceQuery = z.strictObject({ version: versionQueryField });

/** The version is that of the invoice: who adds a line has seen the others. */
export const addLineRequest = z.strictObject({
  invoice_id: z.uuid({ error: 'Choose an invoice.' }),
  version: versionField,
  ...lineFields,
  ...lineDetailFields,
});

export const changeLineRequest = z.strictObject({ version: versionField, ...linePatch.shape });

export const removeLineQuery = z.strictObject({ version: versionQueryField });

export const issueInvoiceRequest = z.strictObject({
  version: versionField,
  /** The last day to pay; the settings say by default. */
  due_date: plainDateField.optional(),
  /** Why an NDIS invoice is issued although its check finds errors. */
  override_reason: reasonField.optional(),
});

/** The same reference again is the same payment, so a repeated call records nothing twice. */
export const recordPaymentRequest = z.strictObject({
  amount_cents: amountField,
  reference: bankReferenceField,
  method: paymentMethodField,
  /** The day on which the money came; today by default. */
  received_on: plainDateField.optional(),
  /**
   * A day before the day of issue is refused once, as an error of `received_on`. A screen shows that error with
   * a box to tick, and sends the same request again with true once staff ticked it.
   */
  confirm_before_issue: z.boolean({ error: 'Answer true or false.' }).optional(),
});

export const refundRequest = z.strictObject({
  amount_cents: amountField,
  reference: bankReferenceField,
  method: paymentMethodField,
  received_on: plainDateField.optional(),
  reason: reasonField,
});

export const creditRequest = z.strictObject({
  amount_cents: amountField,
  reference: requiredLine({ max: 100, emptyMessage: 'Enter a reference for the credit.' }),
  reason: reasonField,
});

export const closeInvoiceRequest = z.strictObject({ version: versionField, reason: reasonField });

export const moveClaimRequest = z.strictObject({
  version: versionField,
  reason: optionalText({ max: 500 }).optional(),
});

/** The agency paid the claim: the payment is recorded with it. */
export const reconcileClaimRequest = moveClaimRequest.extend({
  /** What the bank statement says; made of the invoice's number unless given. */
  reference: bankReferenceField.optional(),
  /** The day on which the money came; today unless given. */
  received_on: plainDateField.optional(),
});

export type CreateInvoiceRequest = z.input<typeof createInvoiceRequest>;
export type UpdateInvoiceRequest = z.output<typeof updateInvoiceRequest>;
export type RecordPaymentRequest = z.input<typeof recordPaymentRequest>;
