import { BILLING_STEPS, CSV_DATE_FORMATS } from '@cleaning/ndis';
import { z } from 'zod';
import { plainDateField } from '../fields/dates.ts';
import { emailField } from '../fields/email.ts';
import { optionalText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';

const wholeNumber = (min: number, max: number) => {
  const error = `Use a whole number from ${min} to ${max}.`;
  return z.int({ error }).min(min, error).max(max, error);
};

const GROUP_MESSAGE = 'Enter registration groups of four digits, like 0120.';

const registrationGroup = z.string({ error: GROUP_MESSAGE }).regex(/^\d{4}$/u, GROUP_MESSAGE);

const ACCOUNT_MESSAGE =
  'Enter an account code of up to 20 letters, digits, dots and hyphens, like 200 or 4-1000.';

/** Begins with a letter or a digit, so that no program reads it as a formula. */
const accountCode = z
  .string({ error: ACCOUNT_MESSAGE })
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$/u, ACCOUNT_MESSAGE);

/** A change of the settings; absent fields do not change. */
export const updateSettingsRequest = z.strictObject({
  version: versionField,
  gst_registered: z.boolean({ error: 'Say yes or no.' }).optional(),
  cancellation_notice_days: wholeNumber(0, 30).optional(),
  late_cancellation_percent: wholeNumber(0, 100).optional(),
  quote_validity_days: wholeNumber(1, 365).optional(),
  invoice_due_days: wholeNumber(0, 90).optional(),
  billing_step_hundredths: z
    .literal(BILLING_STEPS, { error: 'Choose 1, 10 or 25 hundredths of an hour.' })
    .optional(),
  kilometre_rate_cents: wholeNumber(0, 10_00).optional(),
  ndis_registration_from: plainDateField.nullable().optional(),
  ndis_registration_to: plainDateField.nullable().optional(),
  ndis_registration_groups: z
    .array(registrationGroup, { error: GROUP_MESSAGE })
    .max(50, 'Enter 50 groups or fewer.')
    .optional(),
  /** Null means the support address. */
  remittance_email: emailField.nullable().optional(),
  csv_date_format: z
    .enum(CSV_DATE_FORMATS, { error: `Use one of ${CSV_DATE_FORMATS.join(', ')}.` })
    .optional(),
  xero_sales_account: accountCode.optional(),
  xero_ndis_account: accountCode.optional(),
  myob_sales_account: accountCode.optional(),
  myob_ndis_account: accountCode.optional(),
  myob_bank_account: accountCode.optional(),
  reason: optionalText({ max: 500 }).optional(),
});

export type UpdateSettingsRequest = z.input<typeof updateSettingsRequest>;
