import { MONASH_CATEGORIES, PRICE_REGIONS, SUPPORT_UNITS } from '@cleaning/ndis';
import { z } from 'zod';
import { billingAddressSchema, PLAN_MANAGEMENTS } from '../clients/profile.ts';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField } from '../fields/dates.ts';
import {
  CLAIM_STATUSES,
  CLAIM_TRANSITIONS,
  INVOICE_ACTORS,
  INVOICE_COMMANDS,
  INVOICE_STATUSES,
  INVOICE_TRANSITIONS,
} from '../state-machines/invoice-states.ts';
import {
  CANCELLATION_REASONS,
  CLAIM_TYPES,
  GST_CODES,
  INVOICE_KINDS,
  INVOICE_PAYERS,
  PAYMENT_KINDS,
  RECORDED_METHODS,
} from './choices.ts';

/**
 * One line of an invoice. The price includes GST where the line is taxable; `amount_cents` is quantity
 * times price, `gst_cents` the GST in it, and `net_cents` the rest.
 */
export const invoiceLineSchema = z.object({
  id: z.uuid(),
  description: z.string(),
  /** At most two decimals. */
  quantity: z.number(),
  /** H: an hour. E: each. */
  unit: z.enum(SUPPORT_UNITS),
  unit_price_cents: centsField,
  gst_code: z.enum(GST_CODES),
  net_cents: centsField,
  gst_cents: centsField,
  amount_cents: centsField,
  service_date_from: plainDateField.nullable(),
  service_date_to: plainDateField.nullable(),
  /** Clock times in Sydney, HH:MM. */
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  appointment_id: z.uuid().nullable(),
  /** The rest is of NDIS lines only. A claim type of '' is a standard one. */
  support_item_number: z.string().nullable(),
  region: z.enum(PRICE_REGIONS).nullable(),
  /** The Modified Monash category of the place of the support; null where it was not recorded. */
  mmm: z.literal(MONASH_CATEGORIES).nullable(),
  /** How far a line of travel costs pays for, with at most one decimal. */
  kilometres: z.number().nullable(),
  claim_type: z.enum(CLAIM_TYPES),
  cancellation_reason: z.enum(CANCELLATION_REASONS).nullable(),
  /** When the participant said that they would not be there. */
  cancellation_notice_at: instantField.nullable(),
  /** Whether no other work was found for the time that fell free; null where it was not recorded. */
  no_other_work_found: z.boolean().nullable(),
});

/** Money received for an invoice, given back, or credited. The amount is never negative: the kind says. */
export const paymentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(PAYMENT_KINDS),
  amount_cents: centsField,
  /** The GST in a credit; nothing for money that moves. */
  gst_cents: centsField,
  /** What the bank statement says; the same reference again is the same payment. */
  reference: z.string(),
  /** The number of a credit note. */
  number: z.string().nullable(),
  method: z.enum(RECORDED_METHODS).nullable(),
  received_on: plainDateField,
  created_at: instantField,
});

/** Something that happened to an invoice: who did what, and what it changed. */
export const invoiceEventSchema = z.object({
  id: z.uuid(),
  /** `reject_claim` where the claim status is `not_applicable`: the plan manager rejected the invoice. */
  command: z.enum(INVOICE_COMMANDS),
  from_status: z.enum(INVOICE_STATUSES).nullable(),
  to_status: z.enum(INVOICE_STATUSES),
  claim_status: z.enum(CLAIM_STATUSES),
  actor: z.enum(INVOICE_ACTORS),
  /** The first name of who did it, for staff. Null for clients, and where nobody did. */
  actor_name: z.string().nullable(),
  reason: z.string().nullable(),
  occurred_at: instantField,
});

/** Who is asked to pay, as they were when the invoice was issued. */
export const billToSchema = z.object({
  name: z.string(),
  email: z.string(),
  address: billingAddressSchema.nullable(),
  /** Of a business that pays; eleven digits. */
  abn: z.string().nullable(),
});

const headFields = {
  id: z.uuid(),
  /** INV-2026-00001, given when the invoice is issued. */
  number: z.string().nullable(),
  kind: z.enum(INVOICE_KINDS),
  status: z.enum(INVOICE_STATUSES),
  claim_status: z.enum(CLAIM_STATUSES),
  /**
   * How much more the claim that the agency has asks for than is still owed, since a credit or a payment
   * came after it was submitted. The claim is to be corrected while it is above zero.
   */
  claim_excess_cents: centsField,
  version: z.int().positive(),
  client_id: z.uuid(),
  client_name: z.string(),
  /** How the participant's plan was managed when the invoice was issued. */
  plan_management: z.enum(PLAN_MANAGEMENTS).nullable(),
  /** Who pays it. Only `client` is asked to pay by the portal. */
  payer: z.enum(INVOICE_PAYERS),
  issue_date: plainDateField.nullable(),
  due_date: plainDateField.nullable(),
  is_overdue: z.boolean(),
  total_cents: centsField,
  /** Still to be paid: total less payments and credits, plus refunds. */
  balance_cents: centsField,
  created_at: instantField,
  updated_at: instantField,
};

/** An invoice as a list shows it. */
export const invoiceSummarySchema = z.object({
  ...headFields,
  line_count: z.int().nonnegative(),
  /** Null where nothing is on it yet. */
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

/** An NDIS invoice as a list shows it, with the participant's number except for most of its digits. */
export const ndisInvoiceSummarySchema = invoiceSummarySchema.extend({
  ndis_number_masked: z.string().nullable(),
});

/** An invoice in full. Lines sum to `subtotal_cents`, and with GST to `total_cents`. */
export const invoiceSchema = z.object({
  ...headFields,
  subtotal_cents: centsField,
  gst_cents: centsField,
  paid_cents: centsField,
  /** The part of it that came as a deposit, before the invoice was issued. */
  deposit_cents: centsField,
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

export type Invoice = z.output<typeof invoiceSchema>;
export type InvoiceSummary = z.output<typeof invoiceSummarySchema>;
export type NdisInvoiceSummary = z.output<typeof ndisInvoiceSummarySchema>;
export type InvoiceLine = z.output<typeof invoiceLineSchema>;
export type InvoicePayment = z.output<typeof paymentSchema>;
export type InvoiceEvent = z.output<typeof invoiceEventSchema>;
export type BillTo = z.output<typeof billToSchema>;
