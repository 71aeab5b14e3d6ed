import { z } from 'zod';
import { PLAN_MANAGEMENTS } from '../clients/profile.ts';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField } from '../fields/dates.ts';
import { CLAIM_STATUSES } from '../state-machines/invoice-states.ts';
import { INVOICE_KINDS } from './choices.ts';

const countField = z.int().nonnegative();
const sumFields = { count: countField, cents: centsField };

/** What staff see above the list of invoices, and the counts of its views. */
export const invoiceTotalsSchema = z.object({
  /** What is still to be paid of issued invoices, and what those invoices came to. */
  owed: z.object({ ...sumFields, total_cents: centsField }),
  /** The part of it whose last day is past, and the earliest such day. */
  overdue: z.object({ ...sumFields, oldest_due_date: plainDateField.nullable() }),
  drafts: z.object(sumFields),
  /** Invoices over NDIS supports that are drafts or still to be paid. */
  open_ndis_count: countField,
  /** Paid ones, and all there are; each counted up to a limit. */
  paid_count: countField,
  is_paid_count_capped: z.boolean(),
  all_count: countField,
  is_all_count_capped: z.boolean(),
  /** Invoices by where their claim stands; those that the agency paid are counted up to a limit. */
  claims: z.partialRecord(z.enum(CLAIM_STATUSES), countField),
});

/** A visit that no invoice asks for yet, and what it would come to. */
export const uninvoicedVisitSchema = z.object({
  appointment_id: z.uuid(),
  reference: z.string(),
  client_id: z.uuid(),
  client_name: z.string(),
  kind: z.enum(INVOICE_KINDS),
  plan_management: z.enum(PLAN_MANAGEMENTS).nullable(),
  /** As it was noted, or else as it was planned. */
  starts_at: instantField,
  ends_at: instantField,
  minutes: z.int().positive(),
  staff_first_name: z.string().nullable(),
  /** An NDIS visit that was cancelled too late, or without anyone at home. */
  is_cancellation: z.boolean(),
  /** The rate that the client was last billed at, or else the price limit; null where neither is known. */
  hourly_rate_cents: centsField.nullable(),
  /** The rate that a cancelled visit is billed at most, as the client agreed to; null for any other. */
  max_hourly_rate_cents: centsField.nullable(),
  /** The quote whose approved price the visit is billed by, in place of its hours. */
  quote: z.object({ id: z.uuid(), reference: z.string(), total_cents: centsField }).nullable(),
});

/**
 * What an hour of the visits of a client is billed at; null where it is not known. To staff: what it was last,
 * a draft counted, else the price limit. To the client: what it is on their latest invoice.
 */
export const hourlyRatesSchema = z.object({
  private_cents: centsField.nullable(),
  ndis_cents: centsField.nullable(),
});

/** What became of one invoice, or of one draft to be made: it, or why there is none. */
export const invoiceResultSchema = z.object({
  invoice: z
    .object({
      id: z.uuid(),
      number: z.string().nullable(),
      client_name: z.string(),
      total_cents: centsField,
    })
    .nullable(),
  error: z.object({ code: z.string(), detail: z.string() }).nullable(),
});

export const invoiceResultsSchema = z.object({
  /** In the order in which they were asked for. */
  results: z.array(invoiceResultSchema),
});

export type InvoiceTotals = z.output<typeof invoiceTotalsSchema>;
export type UninvoicedVisit = z.output<typeof uninvoicedVisitSchema>;
export type HourlyRates = z.output<typeof hourlyRatesSchema>;
export type InvoiceResult = z.output<typeof invoiceResultSchema>;
