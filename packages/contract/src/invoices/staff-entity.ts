import { BILLING_STEPS } from '@cleaning/ndis';
import { z } from 'zod';
import { CLAIM_STATUSES } from '../claims/claim-states.ts';
import { PLAN_MANAGEMENTS } from '../clients/plan-management.ts';
import { centsField } from '../fields/cents.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { INVOICE_KINDS } from './choices.ts';

const countField = z.int().nonnegative();
const sumFields = { count: countField, cents: centsField };

/** The totals above the staff list of invoices, and the counts of its views. */
export const invoiceTotalsSchema = z.object({
  /** The unpaid total of issued invoices, and the total of those invoices. */
  owed: z.object({ ...sumFields, total_cents: centsField }),
  /** The overdue part, and its earliest due date. */
  overdue: z.object({ ...sumFields, oldest_due_date: recordedDateField.nullable() }),
  drafts: z.object(sumFields),
  /** The credit that is held, and for how many clients. */
  credit: z.object(sumFields),
  /** NDIS invoices that are drafts or unpaid. */
  open_ndis_count: countField,
  /** The number of paid invoices and of all invoices, each counted up to a limit. */
  paid_count: countField,
  is_paid_count_capped: z.boolean(),
  all_count: countField,
  is_all_count_capped: z.boolean(),
  /** Invoices by claim status; those that the agency paid are counted up to a limit. */
  claims: z.partialRecord(z.enum(CLAIM_STATUSES), countField),
});

/** An uninvoiced visit, and its price. */
export const uninvoicedVisitSchema = z.object({
  appointment_id: z.uuid(),
  reference: z.string(),
  client_id: z.uuid(),
  client_name: z.string(),
  kind: z.enum(INVOICE_KINDS),
  plan_management: z.enum(PLAN_MANAGEMENTS).nullable(),
  /** The recorded start, or else the planned one. */
  starts_at: instantField,
  ends_at: instantField,
  minutes: z.int().positive(),
  /** The hours that its line will have: the minutes, rounded once to the company's billing step. */
  hours: z.number().nonnegative(),
  staff_first_name: z.string().nullable(),
  /** Whether it is an NDIS visit that was cancelled too late or had no access. */
  is_cancellation: z.boolean(),
  /** The rate last charged to the client, or else the price limit; null when neither is known. */
  hourly_rate_cents: centsField.nullable(),
  /** The highest rate for a cancelled visit under the client's agreement; null for other visits. */
  max_hourly_rate_cents: centsField.nullable(),
  /** The late fee that is charged instead of hours; null for a visit that took place. */
  fee_cents: centsField.nullable(),
  /** The quote whose approved price applies instead of the hours. */
  quote: z.object({ id: z.uuid(), reference: z.string(), total_cents: centsField }).nullable(),
});

/**
 * The hourly rates of a client's visits, and how hours are counted. A rate is null when unknown. For staff: the last rate, including
 * drafts, or else the price limit. For the client: the rate on their latest invoice.
 */
export const hourlyRatesSchema = z.object({
  private_cents: centsField.nullable(),
  ndis_cents: centsField.nullable(),
  /** The step in which hours are counted, in hundredths of an hour. */
  billing_step_hundredths: z.literal(BILLING_STEPS),
  /** The fee for cancelling a visit late, in percent of its price. */
  late_cancellation_percent: z.int(),
});

/** The result for one invoice or one draft: the invoice, or why there is none. */
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
  /** In the order of the request. */
  results: z.array(invoiceResultSchema),
});

export type InvoiceTotals = z.output<typeof invoiceTotalsSchema>;
export type UninvoicedVisit = z.output<typeof uninvoicedVisitSchema>;
export type HourlyRates = z.output<typeof hourlyRatesSchema>;
export type InvoiceResult = z.output<typeof invoiceResultSchema>;
