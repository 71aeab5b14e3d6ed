import { CSV_DATE_FORMATS } from '@cleaning/ndis';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField } from '../fields/dates.ts';

/** What the company decides about how it works. Who it is, is a file. */
export const settingsSchema = z.object({
  version: z.int().positive(),
  gst_registered: z.boolean(),
  /** Clear business days before a visit until which cancelling is free. */
  cancellation_notice_days: z.int(),
  /** Days for which a quote can be approved, once it is sent. */
  quote_validity_days: z.int(),
  /** Days from the issue of an invoice until it is due. */
  invoice_due_days: z.int(),
  /** The most that is claimed for each kilometre of travel. */
  kilometre_rate_cents: centsField,
  /** When the NDIS registration is in force, both days inclusive. Null: not recorded, or without end. */
  ndis_registration_from: plainDateField.nullable(),
  ndis_registration_to: plainDateField.nullable(),
  /** The registration groups that it covers, such as 0120. */
  ndis_registration_groups: z.array(z.string()),
  /** Where remittance advice goes. */
  remittance_email: z.string(),
  csv_date_format: z.enum(CSV_DATE_FORMATS),
  /** The accounts that the exports name: sales of private and of NDIS invoices, and for MYOB the bank account. */
  xero_sales_account: z.string(),
  xero_ndis_account: z.string(),
  myob_sales_account: z.string(),
  myob_ndis_account: z.string(),
  myob_bank_account: z.string(),
  updated_at: instantField.nullable(),
});

export type Settings = z.output<typeof settingsSchema>;
