import { MONASH_CATEGORIES, PRICE_REGIONS, SUPPORT_UNITS } from '@cleaning/ndis';
import { z } from 'zod';
import { CLAIM_STATUSES, CLAIM_TRANSITIONS } from '../claims/claim-states.ts';
import { billingAddressSchema } from '../clients/profile.ts';
import { PLAN_MANAGEMENTS } from '../clients/plan-management.ts';
import { centsField } from '../fields/cents.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { PAYMENT_KINDS, RECORDED_METHODS } from '../payments/payment-methods.ts';
import {
  CANCELLATION_REASONS,
  CLAIM_TYPES,
  GST_CODES,
  INVOICE_KINDS,
  INVOICE_PAYERS,
} from './choices.ts';
import {
  INVOICE_ACTORS,
  INVOICE_COMMANDS,
  INVOICE_STATUSES,
  INVOICE_TRANSITIONS,
} from './invoice-states.ts';

/**
 * One line of an invoice. The price includes GST where the line is taxable; `amount_cents` is quantity
 * times price, `gst_cents` the GST in it, and `net_cents` the rest.
 */
export const invoiceLineSchema = z.object({
  id: z.uuid(),
  description: z.string(),
  /** At most two decimals. */
  quantity: z.number(),
  /** H means hours, E means each. */
  unit: z.enum(SUPPORT_UNITS),
  unit_price_cents: centsField,
  gst_code: z.enum(GST_CODES),
  net_cents: centsField,
  gst_cents: centsField,
  amount_cents: centsField,
  service_date_from: recordedDateField.nullable(),
  service_date_to: recordedDateField.nullable(),
  /** Clock times in Sydney, HH:MM. */
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  appointment_id: z.uuid().nullable(),
  /** The following fields are for NDIS lines only. An empty claim type means a standard claim. */
  support_item_number: z.string().nullable(),
  region: z.enum(PRICE_REGIONS).nullable(),
  /** The Modified Monash category of the place of service; null when not recorded. */
  mmm: z.literal(MONASH_CATEGORIES).nullable(),
  /** The kilometres that a line of travel costs covers, with at most one decimal. */
  kilometres: z.number().nullable(),
  claim_type: z.enum(CLAIM_TYPES),
  cancellation_reason: z.enum(CANCELLATION_REASONS).nullable(),
  /** When the participant gave notice of the cancellation. */
  cancellation_notice_at: instantField.nullable(),
  /** Whether no other work was found for the cancelled time; null when not recorded. */
  no_other_work_found: z.boolean().nullable(),
});

/**
 * A payment, refund or credit of an invoice. The amount is never negative; the kind gives the
 * direction.
 */
export const paymentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(PAYMENT_KINDS),
  amount_cents: centsField,
  /** The GST in a credit; zero for payments and refunds. */
  gst_cents: centsField,
  /** The reference on the bank statement; repeating it means the same payment. */
  reference: z.string(),
  /** The number of a credit note. */
  number: z.string().nullable(),
  method: z.enum(RECORDED_METHODS).nullable(),
  received_on: recordedDateField,
  created_at: instantField,
});

/** An event of an invoice: who did what, and the changes. */
export const invoiceEventSchema = z.object({
  id: z.uuid(),
  /**
   * `reject_claim` with the claim status `not_applicable` means that the plan manager rejected the
   * invoice.
   */
  command: z.enum(INVOICE_COMMANDS),
  from_status: z.enum(INVOICE_STATUSES).nullable(),
  to_status: z.enum(INVOICE_STATUSES),
  claim_status: z.enum(CLAIM_STATUSES),
  actor: z.enum(INVOICE_ACTORS),
  /**
   * The first name of the user, for staff. Null for clients, and for events of the service itself.
   */
  actor_name: z.string().nullable(),
  reason: z.string().nullable(),
  occurred_at: instantField,
});

/** The payer as they were recorded when the invoice was issued. */
export const billToSchema = z.object({
  name: z.string(),
  /** Null for a client without one: the invoice was not mailed to them. */
  email: z.string().nullable(),
  address: billingAddressSchema.nullable(),
  /** Eleven digits, for a payer that is a business. */
  abn: z.string().nullable(),
});

const headFields = {
  id: z.uuid(),
  /** Such as INV-2026-00001; assigned when the invoice is issued. */
  number: z.string().nullable(),
  kind: z.enum(INVOICE_KINDS),
  status: z.enum(INVOICE_STATUSES),
  claim_status: z.enum(CLAIM_STATUSES),
  /**
   * By how much the submitted claim exceeds what is still owed, after a later credit or payment.
   * While it is positive, the claim needs a correction.
   */
  claim_excess_cents: centsField,
  version: z.int().positive(),
  client_id: z.uuid(),
  client_name: z.string(),
  /** The plan management when the invoice was issued. */
  plan_management: z.enum(PLAN_MANAGEMENTS).nullable(),
  /** Who pays the invoice. The portal asks only a `client` to pay. */
  payer: z.enum(INVOICE_PAYERS),
  issue_date: recordedDateField.nullable(),
  due_date: recordedDateField.nullable(),
  is_overdue: z.boolean(),
  total_cents: centsField,
  /** What is unpaid: total less payments and credits, plus refunds. */
  balance_cents: centsField,
  /**
   * What may still be received: the balance, or what was written off and is still unpaid. Read it with
   * `receivableOf`, since a process of an earlier release does not say it.
   */
  receivable_cents: centsField.optional(),
  created_at: instantField,
  updated_at: instantField,
};

/** An invoice as a list shows it. */
export const invoiceSummarySchema = z.object({
  ...headFields,
  line_count: z.int().nonnegative(),
  /** Null when there are no lines yet. */
  first_line: invoiceLineSchema
    .pick({
      description: true,
      quantity: true,
      unit: true,
      unit_price_cents: true,
      service_date_from: true,
    })
    .nullable(),
});

/** An NDIS invoice in a list, with the participant's masked NDIS number. */
export const ndisInvoiceSummarySchema = invoiceSummarySchema.extend({
  ndis_number_masked: z.string().nullable(),
});

const invoiceObject = z.object({
  ...headFields,
  subtotal_cents: centsField,
  gst_cents: centsField,
  paid_cents: centsField,
  /** The part that was paid as a deposit before the invoice was issued. */
  deposit_cents: centsField,
  /** The part that was paid with what the payer had paid too much before. */
  credit_used_cents: centsField,
  /** Whether it uses the credit of its payer: when it is issued, and while it is open. */
  uses_credit: z.boolean(),
  /**
   * For a draft, the credit of its payer now, and how much of it issuing the draft would use. Null
   * once it is issued.
   */
  credit_to_use: z.object({ held_cents: centsField, used_cents: centsField }).nullable(),
  refunded_cents: centsField,
  credited_cents: centsField,
  note: z.string(),
  quote_id: z.uuid().nullable(),
  bill_to: billToSchema.nullable(),
  /** Why staff issued it although the NDIS check found errors. For staff only. */
  override_reason: z.string().nullable(),
  lines: z.array(invoiceLineSchema),
  payments: z.array(paymentSchema),
  events: z.array(invoiceEventSchema),
  /** The commands that the caller may give now. */
  available_commands: z.array(z.enum([...INVOICE_TRANSITIONS, ...CLAIM_TRANSITIONS])),
});

type InvoiceObject = typeof invoiceObject;

/** Named, so that the types of the endpoints that answer with it do not repeat all of its fields. */
export interface InvoiceSchema extends InvoiceObject {}

/** An invoice in full. The lines add up to `subtotal_cents`, and with GST to `total_cents`. */
export const invoiceSchema: InvoiceSchema = invoiceObject;

export type Invoice = z.output<typeof invoiceSchema>;
export type InvoiceSummary = z.output<typeof invoiceSummarySchema>;
export type NdisInvoiceSummary = z.output<typeof ndisInvoiceSummarySchema>;
export type InvoiceLine = z.output<typeof invoiceLineSchema>;
export type InvoicePayment = z.output<typeof paymentSchema>;
export type InvoiceEvent = z.output<typeof invoiceEventSchema>;
export type BillTo = z.output<typeof billToSchema>;
