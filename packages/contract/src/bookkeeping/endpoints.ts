import { z } from 'zod';
import { isInOrder, OUT_OF_ORDER, plainDateField } from '../fields/dates.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { fileResponse } from '../http/files.ts';
import { pageQuery } from '../http/page.ts';
import { INVOICE_PAYERS } from '../invoices/choices.ts';
import {
  agedDebtsSchema,
  BOOKKEEPING_LAYOUTS,
  BOOKKEEPING_RECORDS,
  BOOKKEEPING_REPORTS,
  DEBT_AGES,
  exportPreviewSchema,
  gstReportSchema,
} from './entity.ts';

const tag = 'Bookkeeping';

const YEAR_MESSAGE = 'Choose a financial year by the year in which it starts, from 2000 to 2100.';

/** A period, both days inclusive, and the layout of its files. */
const periodFields = {
  layout: z.enum(BOOKKEEPING_LAYOUTS, { error: 'Choose xero, myob or plain.' }),
  from: plainDateField,
  to: plainDateField,
};

const exportQuery = z
  .strictObject({
    record: z.enum(BOOKKEEPING_RECORDS, {
      error: 'Choose invoices, payments, prepayments, write_offs or credits.',
    }),
    ...periodFields,
  })
  .refine(isInOrder, OUT_OF_ORDER);

const exportPreviewQuery = z.strictObject(periodFields).refine(isInOrder, OUT_OF_ORDER);

/** The year in which the financial year starts: 2026 for 2026-27. */
const financialYearField = z.coerce
  .number<number | string>({ error: YEAR_MESSAGE })
  .pipe(z.int({ error: YEAR_MESSAGE }).min(2000, YEAR_MESSAGE).max(2100, YEAR_MESSAGE));

const reportQuery = z
  .strictObject({
    report: z.enum(BOOKKEEPING_REPORTS, { error: 'Choose gst or aged_debts.' }),
    /** Only for the GST report. */
    year: financialYearField.optional(),
    /** Only for aged debts: the day at whose end they are calculated; today by default. */
    on: plainDateField.optional(),
  })
  .refine(({ report, year }) => (report === 'gst') === (year !== undefined), {
    path: ['year'],
    error: 'Say the year for gst, and for nothing else.',
  })
  .refine(({ report, on }) => report === 'aged_debts' || on === undefined, {
    path: ['on'],
    error: 'Say the day for aged_debts alone.',
  });

const agedDebtsQuery = pageQuery.extend({
  /** The day at whose end the debts are calculated; today by default. */
  on: plainDateField.optional(),
  /** Clients with a debt of this age, or with any that is overdue. */
  age: z
    .enum(['overdue', ...DEBT_AGES], {
      error: 'Filter by overdue, current, 1-30, 31-60, 61-90 or over-90.',
    })
    .optional(),
  /** Clients with a debt that this payer has to pay. */
  payer: z
    .enum(INVOICE_PAYERS, { error: 'Filter by client, plan_manager, agency or unknown.' })
    .optional(),
});

/** Exports and reports for bookkeeping. */
export const bookkeepingEndpoints = {
  exportBookkeeping: defineEndpoint({
    name: 'exportBookkeeping',
    method: 'GET',
    path: 'bookkeeping/export/',
    tag,
    summary:
      'Download the invoices, payments, prepayments, write-offs or credits of a period in the layout of Xero, of MYOB or a plain one',
    access: 'office',
    query: exportQuery,
    responses: { 200: fileResponse(['text/csv; charset=utf-8']) },
    rateLimit: 'export',
  }),
  previewExport: defineEndpoint({
    name: 'previewExport',
    method: 'GET',
    path: 'bookkeeping/export/preview/',
    tag,
    summary: 'Read what an export of a period would hold, and how what is owed changed in it',
    access: 'office',
    query: exportPreviewQuery,
    responses: { 200: exportPreviewSchema },
    rateLimit: 'export',
  }),
  exportReport: defineEndpoint({
    name: 'exportReport',
    method: 'GET',
    path: 'bookkeeping/export/report/',
    tag,
    summary: 'Download the GST of a financial year by month and quarter, or what is owed by age',
    access: 'office',
    query: reportQuery,
    responses: { 200: fileResponse(['text/csv; charset=utf-8']) },
    rateLimit: 'export',
  }),
  getGstReport: defineEndpoint({
    name: 'getGstReport',
    method: 'GET',
    path: 'bookkeeping/gst/',
    tag,
    summary:
      'Read the GST of a financial year by quarter and month, by what was invoiced and by what was paid',
    access: 'office',
    query: z.strictObject({ year: financialYearField }),
    responses: { 200: gstReportSchema },
  }),
  getAgedDebts: defineEndpoint({
    name: 'getAgedDebts',
    method: 'GET',
    path: 'bookkeeping/aged_debts/',
    tag,
    summary:
      'List what clients owe at the end of a day, by how long it has been overdue; today when no day is given',
    access: 'office',
    query: agedDebtsQuery,
    responses: { 200: agedDebtsSchema },
  }),
} as const;

export type AgedDebtsQuery = z.output<typeof agedDebtsQuery>;
export type BookkeepingQuery = z.output<typeof exportQuery>;
export type BookkeepingReportQuery = z.output<typeof reportQuery>;
export type ExportPreviewQuery = z.output<typeof exportPreviewQuery>;
