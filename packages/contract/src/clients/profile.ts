import { z } from 'zod';
import { instantField, plainDateField } from '../fields/dates.ts';

/** Who pays the invoices of an NDIS plan: the participant, a plan manager, or the agency itself. */
export const PLAN_MANAGEMENTS = ['self', 'plan', 'agency'] as const;
export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

export type PlanManagement = (typeof PLAN_MANAGEMENTS)[number];
export type AustralianState = (typeof AUSTRALIAN_STATES)[number];

/** Where invoices are addressed to; it need not be a place that can be cleaned. */
export const billingAddressSchema = z.object({
  line1: z.string(),
  suburb: z.string(),
  state: z.enum(AUSTRALIAN_STATES),
  postcode: z.string(),
});

/** An NDIS plan of a client. Its dates are both inclusive; null where they are not known. */
export const clientPlanSchema = z.object({
  id: z.uuid(),
  plan_start: plainDateField.nullable(),
  plan_end: plainDateField.nullable(),
  plan_management: z.enum(PLAN_MANAGEMENTS).nullable(),
  plan_manager_name: z.string().nullable(),
  plan_manager_invoice_email: z.string().nullable(),
  /** What was left of its budget, and on which day that was recorded. */
  remaining_budget_cents: z.int().nullable(),
  remaining_budget_on: plainDateField.nullable(),
  /** The one whose answers the profile shows: today's, or else the last that ended. */
  is_current: z.boolean(),
});

/** A written service agreement of a client. Its dates are both inclusive; without an end it goes on. */
export const clientAgreementSchema = z.object({
  id: z.uuid(),
  service_agreement_start: plainDateField.nullable(),
  service_agreement_end: plainDateField.nullable(),
  /** The most that it lets be charged for a short-notice cancellation. */
  cancellation_fee_cents: z.int().nullable(),
  /** The one whose answers the profile shows: today's, or else the last that ended. */
  is_current: z.boolean(),
});

/**
 * What invoices and NDIS claims need to know about a client. The agreement, the provider record and
 * the budget are kept by staff; the rest is the client's to change. What it says of a plan, or
 * of an agreement, is said of the current one.
 */
export const clientProfileSchema = z.object({
  /** From 1, also for a profile that is still empty. */
  version: z.int(),
  is_ndis_client: z.boolean(),
  /** Never the whole number: 430123456 is shown as 43x xxx x56. */
  ndis_number_masked: z.string().nullable(),
  plan_management: z.enum(PLAN_MANAGEMENTS).nullable(),
  plan_start: plainDateField.nullable(),
  plan_end: plainDateField.nullable(),
  plan_manager_name: z.string().nullable(),
  plan_manager_invoice_email: z.string().nullable(),
  /** Every plan, the newest first. An invoice is checked against the one that held on the day of service. */
  plans: z.array(clientPlanSchema),
  nominee_name: z.string().nullable(),
  nominee_email: z.string().nullable(),
  /** The client agreed that the nominee gets copies of the mails about invoices. */
  nominee_gets_copies: z.boolean(),
  billing_address: billingAddressSchema.nullable(),
  /** Of a client who is a business; eleven digits. */
  abn: z.string().nullable(),
  service_agreement_start: plainDateField.nullable(),
  service_agreement_end: plainDateField.nullable(),
  /** Every service agreement, the newest first. A support is checked against the one of its day. */
  service_agreements: z.array(clientAgreementSchema),
  /** The day an agency-managed client named the company as a provider of theirs. */
  provider_recorded_on: plainDateField.nullable(),
  remaining_budget_cents: z.int().nullable(),
  /** The most that the agreement lets be charged for a short-notice cancellation. */
  cancellation_fee_cents: z.int().nullable(),
  updated_at: instantField.nullable(),
});

export type BillingAddress = z.output<typeof billingAddressSchema>;
export type ClientAgreement = z.output<typeof clientAgreementSchema>;
export type ClientPlan = z.output<typeof clientPlanSchema>;
export type ClientProfile = z.output<typeof clientProfileSchema>;
