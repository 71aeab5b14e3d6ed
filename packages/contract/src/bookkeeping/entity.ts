import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { plainDateField } from '../fields/dates.ts';
import { INVOICE_PAYERS } from '../invoices/choices.ts';

/** What an export is of. */
export const BOOKKEEPING_RECORDS = ['invoices', 'payments', 'credits'] as const;

/** Whose import layout an export has; a plain one is for a spreadsheet or any other program. */
export const BOOKKEEPING_LAYOUTS = ['xero', 'myob', 'plain'] as const;

/** The reports that are files too: GST of a financial year, and what is owed by age. */
export const BOOKKEEPING_REPORTS = ['gst', 'aged_debts'] as const;

/** A file of an export: how many rows it has, and what they come to. */
const exportFileSchema = z.object({
  record: z.enum(BOOKKEEPING_RECORDS),
  file_name: z.string(),
  row_count: z.int(),
  gst_cents: z.int(),
  total_cents: z.int(),
});

/** What an export of a period would hold, and how what is owed changed in the period. */
export const exportPreviewSchema = z.object({
  files: z.array(exportFileSchema),
  /** The headings and the first rows of the file of invoices. */
  headings: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** What was owed before the first day, and at the end of the last. */
  opening_cents: z.int(),
  closing_cents: z.int(),
  /** What was invoiced, whether or not it was voided later. */
  invoiced_cents: z.int(),
  invoiced_count: z.int(),
  received_cents: z.int(),
  credited_cents: z.int(),
  /** What was voided or written off, less what was paid of it after all. */
  closed_cents: z.int(),
});

/** Sales with their GST; below zero where more was taken off than was sold. */
const salesSchema = z.object({
  /** With GST: taxable, GST-free and out of scope. */
  sales_cents: z.int(),
  gst_free_cents: z.int(),
  out_of_scope_cents: z.int(),
  gst_cents: z.int(),
});

/** The GST of some days: by what was invoiced (accrual), and by what was paid (cash). */
const gstOfDays = {
  from: plainDateField,
  to: plainDateField,
  accrual: salesSchema,
  cash: salesSchema,
};

/** The GST of one quarter, and of its months. */
export const gstQuarterSchema = z.object({
  ...gstOfDays,
  /** The last day on which its activity statement can be lodged. */
  due_date: plainDateField,
  /** What was owed before its first day, and at the end of its last. */
  opening_cents: z.int(),
  closing_cents: z.int(),
  months: z.array(z.object(gstOfDays)),
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

/** What is owed by each client at the end of a day, those with the most first, and in all. */
export const agedDebtsSchema = z.object({
  on: plainDateField,
  ...ageFields,
  clients: z.array(
    z.object({
      client_id: z.uuid(),
      client_name: z.string(),
      invoice_count: z.int(),
      /** The earliest last day of what they owe. */
      oldest_due_date: plainDateField,
      /** Who is to pay it, each once. */
      payers: z.array(z.object({ payer: z.enum(INVOICE_PAYERS), name: z.string() })),
      /** The part of it that the NDIA or a plan manager is to pay. */
      plan_cents: centsField,
      ...ageFields,
    }),
  ),
});

export type BookkeepingRecord = (typeof BOOKKEEPING_RECORDS)[number];
export type BookkeepingLayout = (typeof BOOKKEEPING_LAYOUTS)[number];
export type BookkeepingReport = (typeof BOOKKEEPING_REPORTS)[number];
export type ExportPreview = z.output<typeof exportPreviewSchema>;
export type GstReport = z.output<typeof gstReportSchema>;
export type AgedDebts = z.output<typeof agedDebtsSchema>;
