import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { plainDateField } from '../fields/dates.ts';

/** What an export is of. */
export const BOOKKEEPING_RECORDS = ['invoices', 'payments', 'credits'] as const;

/** Whose import layout an export has. */
export const BOOKKEEPING_LAYOUTS = ['xero', 'myob'] as const;

/** Sales with their GST; below zero where more was taken off than was sold. */
const salesSchema = z.object({ sales_cents: z.int(), gst_cents: z.int() });

/** The GST of one quarter: by what was invoiced (accrual), and by what was paid (cash). */
export const gstQuarterSchema = z.object({
  from: plainDateField,
  to: plainDateField,
  accrual: salesSchema,
  cash: salesSchema,
});

/** The GST of a financial year, quarter by quarter. Sales include GST. */
export const gstReportSchema = z.object({
  /** As people say it: 2026-27. */
  financial_year: z.string(),
  quarters: z.array(gstQuarterSchema),
});

/** What is owed, by how long ago its last day was. */
const ageFields = {
  /** Not past its last day. */
  current_cents: centsField,
  days_1_to_30_cents: centsField,
  days_31_to_60_cents: centsField,
  days_61_to_90_cents: centsField,
  over_90_days_cents: centsField,
  total_cents: centsField,
};

/** What is owed today by each client, those with the most first, and in all. */
export const agedDebtsSchema = z.object({
  on: plainDateField,
  ...ageFields,
  clients: z.array(
    z.object({
      client_id: z.uuid(),
      client_name: z.string(),
      invoice_count: z.int(),
      ...ageFields,
    }),
  ),
});

export type BookkeepingRecord = (typeof BOOKKEEPING_RECORDS)[number];
export type BookkeepingLayout = (typeof BOOKKEEPING_LAYOUTS)[number];
export type GstReport = z.output<typeof gstReportSchema>;
export type AgedDebts = z.output<typeof agedDebtsSchema>;
