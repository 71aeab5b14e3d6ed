import { z } from 'zod';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { PLAN_MANAGEMENTS } from './plan-management.ts';

export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

export type AustralianState = (typeof AUSTRALIAN_STATES)[number];

/** The address on invoices, which need not be a place to clean. */
export const billingAddressSchema = z.object({
  line1: z.string(),
  suburb: z.string(),
  state: z.enum(AUSTRALIAN_STATES),
  postcode: z.string(),
});

/** An NDIS plan of a client. Dates are inclusive, and null when unknown. */
export const clientPlanSchema = z.object({
  id: z.uuid(),
  plan_start: recordedDateField.nullable(),
  plan_end: recordedDateField.nullable(),
  plan_management: z.enum(PLAN_MANAGEMENTS).nullable(),
  plan_manager_name: z.string().nullable(),
  plan_manager_invoice_email: z.string().nullable(),
  /** The remaining budget, and the day on which it was recorded. */
  remaining_budget_cents: z.int().nullable(),
  remaining_budget_on: recordedDateField.nullable(),
  /** Whether the profile shows this plan: today's, or else the last that ended. */
  is_current: z.boolean(),
});

/** A written service agreement of a client. Dates are inclusive; without an end it continues. */
export const clientAgreementSchema = z.object({
  id: z.uuid(),
  service_agreement_start: recordedDateField.nullable(),
  service_agreement_end: recordedDateField.nullable(),
  /** The maximum fee for a short-notice cancellation. */
  cancellation_fee_cents: z.int().nullable(),
  /** Whether the profile shows this agreement: today's, or else the last that ended. */
  is_current: z.boolean(),
});

/**
 * The client data that invoices and NDIS claims need. Staff keep the agreement, the provider record
 * and the budget; the client may change the rest. The fields of a plan or an agreement are those of
 * the current one.
 */
export const clientProfileSchema = z.object({
  /** From 1, also for an empty profile. */
  version: z.int(),
  is_ndis_client: z.boolean(),
  /** Never the whole number: 430123456 is shown as 43x xxx x56. */
  ndis_number_masked: z.string().nullable(),
  plan_management: z.enum(PLAN_MANAGEMENTS).nullable(),
  plan_start: recordedDateField.nullable(),
  plan_end: recordedDateField.nullable(),
  plan_manager_name: z.string().nullable(),
  plan_manager_invoice_email: z.string().nullable(),
  /** Every plan, the newest first. An invoice is checked against the plan of the day of service. */
  plans: z.array(clientPlanSchema),
  nominee_name: z.string().nullable(),
  nominee_email: z.string().nullable(),
  /** Whether the client agreed that the nominee gets copies of emails about invoices. */
  nominee_gets_copies: z.boolean(),
  billing_address: billingAddressSchema.nullable(),
  /** Eleven digits, for a client that is a business. */
  abn: z.string().nullable(),
  service_agreement_start: recordedDateField.nullable(),
  service_agreement_end: recordedDateField.nullable(),
  /**
   * Every service agreement, the newest first. A support is checked against the agreement of its
   * day.
   */
  service_agreements: z.array(clientAgreementSchema),
  /** The day on which an agency-managed client registered the company as their provider. */
  provider_recorded_on: recordedDateField.nullable(),
  remaining_budget_cents: z.int().nullable(),
  /** The maximum fee for a short-notice cancellation in the agreement. */
  cancellation_fee_cents: z.int().nullable(),
  updated_at: instantField.nullable(),
});

export type BillingAddress = z.output<typeof billingAddressSchema>;
export type ClientAgreement = z.output<typeof clientAgreementSchema>;
export type ClientPlan = z.output<typeof clientPlanSchema>;
export type ClientProfile = z.output<typeof clientProfileSchema>;
