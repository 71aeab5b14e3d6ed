import { isValidAbn, normaliseAbn } from '@cleaning/ndis';
import { z } from 'zod';
import { CLIENT_TYPES } from '../accounts/entity.ts';
import { suburbField } from '../fields/address.ts';
import { centsField, enteredCentsField } from '../fields/cents.ts';
import { plainDateField } from '../fields/dates.ts';
import { emailField } from '../fields/email.ts';
import { ndisNumberField } from '../fields/ndis-number.ts';
import { reasonField } from '../fields/reason.ts';
import { optionalLine, requiredLine } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { AUSTRALIAN_STATES } from './profile.ts';
import { PLAN_MANAGEMENTS } from './plan-management.ts';

const POSTCODE_MESSAGE = 'Enter a postcode of 4 digits, like 2154.';

/** Any Australian postcode, since a billing address may be a post office box. */
const billingPostcode = z
  .string({ error: POSTCODE_MESSAGE })
  .trim()
  .regex(/^\d{4}$/u, POSTCODE_MESSAGE);

const ABN_MESSAGE = 'Enter an ABN of 11 digits, like 51 824 753 556.';

/** An Australian Business Number: eleven digits with a valid checksum, spaces removed. */
const abnField = z
  .string({ error: ABN_MESSAGE })
  .max(32, ABN_MESSAGE)
  .refine(isValidAbn, ABN_MESSAGE)
  .transform(normaliseAbn);

export const billingAddressRequest = z.strictObject({
  line1: requiredLine({ max: 120, emptyMessage: 'Enter the street address or post office box.' }),
  suburb: suburbField,
  state: z.enum(AUSTRALIAN_STATES, { error: 'Choose a state or territory.' }),
  postcode: billingPostcode,
});

/** The details of a plan that a client enters. */
const planFields = {
  plan_management: z
    .enum(PLAN_MANAGEMENTS, { error: 'Choose how the plan is managed.' })
    .nullable(),
  plan_start: plainDateField.nullable(),
  plan_end: plainDateField.nullable(),
  plan_manager_name: optionalLine({ max: 120 }).nullable(),
  plan_manager_invoice_email: emailField.nullable(),
};

/** The details of a participant and their plan. */
export const participantFields = {
  ndis_number: ndisNumberField.nullable(),
  ...planFields,
  nominee_name: optionalLine({ max: 120 }).nullable(),
  nominee_email: emailField.nullable(),
  nominee_gets_copies: z.boolean({ error: 'Use true or false.' }),
};

/** The details that clients enter about themselves. Null removes a value. */
const ownFields = {
  ...participantFields,
  billing_address: billingAddressRequest.nullable(),
  abn: abnField.nullable(),
};

/** The details of a written service agreement. */
const agreementFields = {
  service_agreement_start: plainDateField.nullable(),
  service_agreement_end: plainDateField.nullable(),
  cancellation_fee_cents: centsField.max(100_000_00, 'Enter at most $100,000.').nullable(),
};

/**
 * The details that only staff enter, because the client cannot know them or must not decide them.
 */
const staffFields = {
  client_type: z.enum(CLIENT_TYPES, { error: 'Choose general or ndis.' }),
  ...agreementFields,
  provider_recorded_on: plainDateField.nullable(),
  remaining_budget_cents: enteredCentsField.nullable(),
};

/** The version is that of the profile, which includes every plan and agreement. */
const staffChange = { version: versionField, reason: reasonField };

/** A plan that follows the others. The plan before it ends on the day before this one starts. */
export const addClientPlanRequest = z.strictObject({
  ...z.strictObject(planFields).partial().shape,
  plan_start: plainDateField,
  version: versionField,
});

/** Staff add it at the client's request, with a reason. */
export const addClientPlanForRequest = z.strictObject({
  ...addClientPlanRequest.shape,
  remaining_budget_cents: staffFields.remaining_budget_cents.optional(),
  reason: reasonField,
});

/** Staff correct any plan, including one that has ended. Plans must not overlap. */
export const changeClientPlanForRequest = z.strictObject({
  ...z
    .strictObject({
      ...planFields,
      remaining_budget_cents: staffFields.remaining_budget_cents,
    })
    .partial().shape,
  ...staffChange,
});

/**
 * An agreement that follows the others. The agreement before it ends on the day before this one
 * starts.
 */
export const addClientAgreementForRequest = z.strictObject({
  ...z.strictObject(agreementFields).partial().shape,
  service_agreement_start: plainDateField,
  ...staffChange,
});

/** Staff correct any agreement, including one that has ended. */
export const changeClientAgreementForRequest = z.strictObject({
  ...z.strictObject(agreementFields).partial().shape,
  ...staffChange,
});

/**
 * Removes a plan or agreement that was entered by mistake; the audit log gets who did it and why.
 */
export const removeClientPeriodRequest = z.strictObject(staffChange);

export const updateClientProfileRequest = z.strictObject({
  ...z.strictObject(ownFields).partial().shape,
  version: versionField,
});

/** Staff change any part of the profile, with a reason. */
export const updateClientProfileForRequest = z.strictObject({
  ...z.strictObject({ ...ownFields, ...staffFields }).partial().shape,
  ...staffChange,
});

export type AddClientPlanRequest = z.input<typeof addClientPlanRequest>;
export type AddClientPlanForRequest = z.input<typeof addClientPlanForRequest>;
export type ChangeClientPlanForRequest = z.input<typeof changeClientPlanForRequest>;
export type AddClientAgreementForRequest = z.input<typeof addClientAgreementForRequest>;
export type ChangeClientAgreementForRequest = z.input<typeof changeClientAgreementForRequest>;
export type RemoveClientPeriodRequest = z.input<typeof removeClientPeriodRequest>;
export type UpdateClientProfileRequest = z.input<typeof updateClientProfileRequest>;
export type UpdateClientProfileForRequest = z.input<typeof updateClientProfileForRequest>;
