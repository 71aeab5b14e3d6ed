import { BILLING_STEPS, CSV_DATE_FORMATS } from '@cleaning/ndis';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, recordedDateField, plainDateField } from '../fields/dates.ts';
import { emailField } from '../fields/email.ts';
import { optionalText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';

/** The settings that the company can change. Its identity is in a file instead. */
export const settingsSchema = z.object({
  version: z.int().positive(),
  gst_registered: z.boolean(),
  /** The clear business days before a visit until which cancelling is free. */
  cancellation_notice_days: z.int(),
  /** The fee for cancelling later, in percent of the price of the visit. */
  late_cancellation_percent: z.int(),
  /** For how many days a sent quote can be approved. */
  quote_validity_days: z.int(),
  /** The days from the issue of an invoice until it is due. */
  invoice_due_days: z.int(),
  /** The step in which hours are counted, in hundredths of an hour: 0.01 h, 6 or 15 minutes. */
  billing_step_hundredths: z.literal(BILLING_STEPS),
  /** The most that is claimed for a kilometre of travel. */
  kilometre_rate_cents: centsField,
  /**
   * The period of the NDIS registration, both days inclusive. Null means not recorded, or
   * open-ended.
   */
  ndis_registration_from: recordedDateField.nullable(),
  ndis_registration_to: recordedDateField.nullable(),
  /** The registration groups that it covers, such as 0120. */
  ndis_registration_groups: z.array(z.string()),
  /** The address for remittance advice. */
  remittance_email: z.string(),
  csv_date_format: z.enum(CSV_DATE_FORMATS),
  /**
   * The account codes for exports: private sales and NDIS sales and, for MYOB, the bank account.
   */
  xero_sales_account: z.string(),
  xero_ndis_account: z.string(),
  myob_sales_account: z.string(),
  myob_ndis_account: z.string(),
  myob_bank_account: z.string(),
  updated_at: instantField.nullable(),
});

export type Settings = z.output<typeof settingsSchema>;

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
