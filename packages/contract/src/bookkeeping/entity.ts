import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { recordedDateField } from '../fields/dates.ts';
import { pageOf } from '../http/page.ts';
import { INVOICE_PAYERS } from '../invoices/choices.ts';

/**
 * The kinds of records that can be exported. Prepayments are the changes of the credit of clients:
 * what was kept, used and paid back. Write-offs have the invoices that became void in a later period
 * and what was paid after a write-off, too.
 */
export const BOOKKEEPING_RECORDS = [
  'invoices',
  'payments',
  'prepayments',
  'write_offs',
  'credits',
] as const;

/** The import layouts of exports; `plain` is for a spreadsheet or any other program. */
export const BOOKKEEPING_LAYOUTS = ['xero', 'myob', 'plain'] as const;

/** The reports that can be exported: GST of a financial year, and aged debts. */
export const BOOKKEEPING_REPORTS = ['gst', 'aged_debts'] as const;

/** The ages of a debt in days after the due date, from not yet due to longest overdue. */
export const DEBT_AGES = ['current', '1-30', '31-60', '61-90', 'over-90'] as const;

/** A file of an export: its number of rows, and their totals. */
const exportFileSchema = z.object({
  record: z.enum(BOOKKEEPING_RECORDS),
  file_name: z.string(),
  row_count: z.int(),
  gst_cents: z.int(),
  total_cents: z.int(),
});

/** A preview of a period's export, and how the total owed changes in the period. */
export const exportPreviewSchema = z.object({
  files: z.array(exportFileSchema),
  /** The headings and the first rows of the file of invoices. */
  headings: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** The total owed before the first day, and at the end of the last. */
  opening_cents: z.int(),
  closing_cents: z.int(),
  /** What was invoiced, whether or not it was voided later. */
  invoiced_cents: z.int(),
  invoiced_count: z.int(),
  received_cents: z.int(),
  credited_cents: z.int(),
  /** What was written off, less later payments of it. */
  written_off_cents: z.int(),
  voided_cents: z.int(),
  /** What the screens say is owed at the end of the period, or today when it is not over. */
  owed_cents: z.int(),
  /** What was received by then for invoices that were issued later. */
  received_early_cents: z.int(),
  /**
   * What is owed by the files, less what the screens say is owed and was not received early. Not
   * zero means that the files are wrong.
   */
  difference_cents: z.int(),
});

/** Sales including GST; negative when more was credited than sold. */
const salesSchema = z.object({
  /** Including GST: taxable, GST-free and out of scope. */
  sales_cents: z.int(),
  gst_free_cents: z.int(),
  out_of_scope_cents: z.int(),
  gst_cents: z.int(),
});

/** The GST of a period: by what was invoiced (accrual), and by what was paid (cash). */
const gstOfDays = {
  from: recordedDateField,
  to: recordedDateField,
  accrual: salesSchema,
  cash: salesSchema,
};

/** The GST of one quarter, and of its months. */
export const gstQuarterSchema = z.object({
  ...gstOfDays,
  /** The due date of its activity statement. */
  due_date: recordedDateField,
  /** The total owed before its first day, and at the end of its last. */
  opening_cents: z.int(),
  closing_cents: z.int(),
  months: z.array(z.object(gstOfDays)),
});

/** The GST of a financial year, quarter by quarter. Sales include GST. */
export const gstReportSchema = z.object({
  /** As people write it: 2026-27. */
  financial_year: z.string(),
  quarters: z.array(gstQuarterSchema),
});

/** What is owed, grouped by how long it has been overdue. */
const ageFields = {
  /** Not overdue. */
  current_cents: centsField,
  days_1_to_30_cents: centsField,
  days_31_to_60_cents: centsField,
  days_61_to_90_cents: centsField,
  over_90_days_cents: centsField,
  total_cents: centsField,
};

/** The field with what is owed of each age. */
export const DEBT_AGE_FIELDS = {
  current: 'current_cents',
  '1-30': 'days_1_to_30_cents',
  '31-60': 'days_31_to_60_cents',
  '61-90': 'days_61_to_90_cents',
  'over-90': 'over_90_days_cents',
} as const satisfies Readonly<Record<DebtAge, keyof typeof ageFields>>;

/** A client who owes something or has credit, with the sums of their unpaid invoices. */
const debtorSchema = z.object({
  client_id: z.uuid(),
  client_name: z.string(),
  invoice_count: z.int(),
  /** The earliest due date among their unpaid invoices; null for a client who only has credit. */
  oldest_due_date: recordedDateField.nullable(),
  /** The payers, without repetitions. */
  payers: z.array(z.object({ payer: z.enum(INVOICE_PAYERS), name: z.string() })),
  /** The part that the NDIA or a plan manager has to pay. */
  plan_cents: centsField,
  /** What they, or who pays for them, have paid too much and not used. */
  credit_cents: centsField,
  ...ageFields,
});

/**
 * One page of the clients who owed something or had credit at the end of a day and match the filter, the largest
 * debt first, with figures of all clients regardless of the filter.
 */
export const agedDebtsSchema = pageOf(debtorSchema)
  .omit({ results: true })
  .extend({
    on: recordedDateField,
    ...ageFields,
    client_count: z.int().nonnegative(),
    invoice_count: z.int().nonnegative(),
    overdue_client_count: z.int().nonnegative(),
    /** The earliest due date among overdue invoices, if there are any. */
    oldest_overdue_date: recordedDateField.nullable(),
    /** The part that the NDIA or plan managers have to pay, and for how many clients. */
    plan_cents: centsField,
    plan_client_count: z.int().nonnegative(),
    /** The credit that is held, and for how many clients. */
    credit_cents: centsField,
    credit_client_count: z.int().nonnegative(),
    /** The sums of the clients that match the filter, on all pages. */
    matching: z.object({ ...ageFields, credit_cents: centsField }),
    clients: z.array(debtorSchema),
  });

export type BookkeepingRecord = (typeof BOOKKEEPING_RECORDS)[number];
export type BookkeepingLayout = (typeof BOOKKEEPING_LAYOUTS)[number];
export type BookkeepingReport = (typeof BOOKKEEPING_REPORTS)[number];
export type ExportPreview = z.output<typeof exportPreviewSchema>;
export type GstReport = z.output<typeof gstReportSchema>;
export type DebtAge = (typeof DEBT_AGES)[number];
export type Debtor = z.output<typeof debtorSchema>;
export type AgedDebts = z.output<typeof agedDebtsSchema>;
