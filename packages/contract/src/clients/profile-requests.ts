import { isValidAbn, normaliseAbn } from '@cleaning/ndis';
import { z } from 'zod';
import { CLIENT_TYPES } from '../accounts/entity.ts';
import { suburbField } from '../fields/address.ts';
import { centsField } from '../fields/cents.ts';
import { plainDateField } from '../fields/dates.ts';
import { emailField } from '../fields/email.ts';
import { ndisNumberField } from '../fields/ndis-number.ts';
import { reasonField } from '../fields/reason.ts';
import { optionalLine, requiredLine } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { AUSTRALIAN_STATES, PLAN_MANAGEMENTS } from './profile.ts';

const POSTCODE_MESSAGE = 'Enter a postcode of 4 digits, like 2154.';

/** Any Australian postcode: a billing address may be a post office box. */
const billingPostcode = z
  .string({ error: POSTCODE_MESSAGE })
  .trim()
  .regex(/^\d{4}$/u, POSTCODE_MESSAGE);

const ABN_MESSAGE = 'Enter an ABN of 11 digits, like 51 824 753 556.';

/** An Australian Business Number: eleven digits whose sum is right, spaces removed. */
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

/** What a client says of a plan. */
const planFields = {
  plan_management: z
    .enum(PLAN_MANAGEMENTS, { error: 'Choose how the plan is managed.' })
    .nullable(),
  plan_start: plainDateField.nullable(),
  plan_end: plainDateField.nullable(),
  plan_manager_name: optionalLine({ max: 120 }).nullable(),
  plan_manager_invoice_email: emailField.nullable(),
};

/** What is known of a participant and their plan. */
export const participantFields = {
  ndis_number: ndisNumberField.nullable(),
  ...planFields,
  nominee_name: optionalLine({ max: 120 }).nullable(),
  nominee_email: emailField.nullable(),
  nominee_gets_copies: z.boolean({ error: 'Use true or false.' }),
};

/** What a client says about themselves. A null takes the answer away. */
const ownFields = {
  ...participantFields,
  billing_address: billingAddressRequest.nullable(),
  abn: abnField.nullable(),
};

/** What a written service agreement says. */
const agreementFields = {
  service_agreement_start: plainDateField.nullable(),
  service_agreement_end: plainDateField.nullable(),
  cancellation_fee_cents: centsField.max(100_000_00, 'Enter at most $100,000.').nullable(),
};

/** What staff keep, because the client cannot know or must not decide it. */
const staffFields = {
  client_type: z.enum(CLIENT_TYPES, { error: 'Choose general or ndis.' }),
  ...agreementFields,
  provider_recorded_on: plainDateField.nullable(),
  remaining_budget_cents: centsField.nullable(),
};

/** The version counts the profile, which shows every plan and agreement. */
const staffChange = { version: versionField, reason: reasonField };

/** A plan that follows the others. The plan that it takes over from ends on the day before it. */
export const addClientPlanRequest = z.strictObject({
  ...z.strictObject(planFields).partial().shape,
  plan_start: plainDateField,
  version: versionField,
});

/** Staff add it at the client's request, and say so. */
export const addClientPlanForRequest = z.strictObject({
  ...addClientPlanRequest.shape,
  remaining_budget_cents: staffFields.remaining_budget_cents.optional(),
  reason: reasonField,
});

/** Staff correct any plan, also one that is over. Its days stay apart from those of the other plans. */
export const changeClientPlanForRequest = z.strictObject({
  ...z
    .strictObject({
      ...planFields,
      remaining_budget_cents: staffFields.remaining_budget_cents,
    })
    .partial().shape,
  ...staffChange,
});

/** An agreement that follows the others. The one that it takes over from ends on the day before it. */
export const addClientAgreementForRequest = z.strictObject({
  ...z.strictObject(agreementFields).partial().shape,
  service_agreement_start: plainDateField,
  ...staffChange,
});

/** Staff correct any agreement, also one that is over. */
export const changeClientAgreementForRequest = z.strictObject({
  ...z.strictObject(agreementFields).partial().shape,
  ...staffChange,
});

/** What was entered by mistake is taken away; who did it and why is noted. */
export const removeClientPeriodRequest = z.strictObject(staffChange);

export const updateClientProfileRequest = z.strictObject({
  ...z.strictObject(ownFields).partial().shape,
  version: versionField,
});

/** Staff change any part of it, and say why. */
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
