import { BILLING_STEPS, CSV_DATE_FORMATS } from '@cleaning/ndis';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';

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
