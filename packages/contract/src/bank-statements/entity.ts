import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField } from '../fields/dates.ts';
import { INVOICE_PAYERS } from '../invoices/choices.ts';

/** The files that banks give out: OFX, CAMT.053 (XML), and CSV. */
export const BANK_FORMATS = ['ofx', 'camt053', 'csv'] as const;

/** What became of money that came: nothing yet, it paid invoices, or it is from no client. */
export const BANK_ROW_STATUSES = ['open', 'matched', 'set_aside'] as const;

/** What a row and an invoice have in common. */
export const MATCH_AGREEMENTS = ['reference', 'number', 'amount', 'name'] as const;

/** What speaks against a row paying an invoice. */
export const MATCH_DIFFERENCES = [
  'less',
  'more',
  'no_reference',
  'other_name',
  'with_ndia',
  'before_issue',
  'paid_already',
  'other_row',
  'no_invoice',
] as const;

const countField = z.int().nonnegative();

/** One file of a bank, and what became of the money in it. */
export const bankStatementSchema = z.object({
  id: z.uuid(),
  file_name: z.string(),
  format: z.enum(BANK_FORMATS),
  /** The last four digits of the account. */
  account_ending: z.string(),
  /** The days of its first and its last row. */
  from: plainDateField,
  to: plainDateField,
  /** The rows that came with it, and what they come to. */
  row_count: countField,
  total_cents: centsField,
  open_count: countField,
  matched_count: countField,
  matched_cents: centsField,
  set_aside_count: countField,
  /** Rows that an earlier file had already, and money that went out: neither is read. */
  used_count: countField,
  out_count: countField,
  /** What the account held before and after, as the file says it; null where it does not. */
  balance: z
    .object({
      opening_cents: z.int(),
      /** What came and went by all rows of the file, those of earlier files too. */
      in_cents: centsField,
      out_cents: centsField,
      closing_cents: z.int(),
      /** 0 where it adds up; below 0 where the file ends with less than its rows make. */
      difference_cents: z.int(),
    })
    .nullable(),
  imported_by: z.string(),
  created_at: instantField,
  /** When its last row was decided and staff finished it, and who did; null until then. */
  finished_at: instantField.nullable(),
  finished_by: z.string().nullable(),
});

/** A deposit of a quote: all of it is paid at once. */
const depositPartSchema = z.object({
  quote_id: z.uuid(),
  /** What people say on the phone: Q-1060. */
  reference: z.string(),
  client_name: z.string(),
  amount_cents: centsField,
});

/** Money that came, as the bank wrote it down, and what it was used for. */
export const bankRowSchema = z.object({
  id: z.uuid(),
  /** Counts every change; a caller that last read another one is refused. */
  version: z.int().positive(),
  /** Where the file has it, from 1. */
  row: z.int().positive(),
  booked_on: plainDateField,
  amount_cents: centsField,
  text: z.string(),
  status: z.enum(BANK_ROW_STATUSES),
  /** Why it was set aside. */
  reason: z.string().nullable(),
  /** The invoices that it paid. */
  paid: z.array(
    z.object({
      invoice_id: z.uuid(),
      number: z.string(),
      client_name: z.string(),
      amount_cents: centsField,
      /** What is still to be paid of the invoice now. */
      balance_cents: centsField,
    }),
  ),
  /** The deposit that it paid. */
  deposit: depositPartSchema.nullable(),
  /** What is kept of it as a credit, and of which client. */
  kept_cents: centsField,
  kept_for: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: instantField.nullable(),
});

/** A row of a file that an earlier file had already: it is decided there. */
export const usedBankRowSchema = bankRowSchema.extend({
  /** The statement that it came with. */
  statement_id: z.uuid(),
});

/** A file of a bank with its rows. */
export const bankStatementWithRowsSchema = bankStatementSchema.extend({
  rows: z.array(bankRowSchema),
  /** Those that an earlier file had already. Of imports before 23 November 2026 they are counted alone. */
  used: z.array(usedBankRowSchema),
});

const matchedPartSchema = z.object({
  invoice_id: z.uuid(),
  number: z.string(),
  client_name: z.string(),
  payer: z.enum(INVOICE_PAYERS),
  /** Whom the invoice was sent to. */
  payer_name: z.string(),
  /** The day of the first visit that it asks for; null where it is about none. */
  served_on: plainDateField.nullable(),
  due_date: plainDateField,
  /** All that the invoice asks for, what is still to be paid, and what of it the row would pay. */
  total_cents: centsField,
  balance_cents: centsField,
  amount_cents: centsField,
});

const matchedDepositSchema = depositPartSchema.extend({
  /** The deposit is this part of what the quote comes to. */
  percent: z.int().positive(),
  quote_total_cents: centsField,
});

/**
 * What a row may be: the payment of invoices, the deposit of a quote, or a credit of a client where there are
 * neither. With what speaks for it and against it.
 */
export const matchCandidateSchema = z.object({
  parts: z.array(matchedPartSchema),
  deposit: matchedDepositSchema.nullable(),
  /** What neither takes. */
  rest_cents: centsField,
  /** The client whose credit the rest can be kept as, by one of their invoices. */
  credit: z.object({ invoice_id: z.uuid(), client_name: z.string() }).nullable(),
  agrees: z.array(z.enum(MATCH_AGREEMENTS)),
  differs: z.array(z.enum(MATCH_DIFFERENCES)),
});

/** A row of which nothing was decided yet. */
export const openBankRowSchema = bankRowSchema.extend({
  /** The reference, or the number, and the amount agree with the first candidate. */
  is_sure: z.boolean(),
  /** The clients whose names its text has. */
  clients: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The likeliest first. */
  candidates: z.array(matchCandidateSchema),
});

/** What became of one row that was confirmed: it, or why nothing was recorded. */
export const bankRowResultSchema = z.object({
  row_id: z.uuid(),
  row: bankRowSchema.nullable(),
  error: z.object({ code: z.string(), detail: z.string() }).nullable(),
});

export type BankFormat = (typeof BANK_FORMATS)[number];
export type BankRowStatus = (typeof BANK_ROW_STATUSES)[number];
export type MatchAgreement = (typeof MATCH_AGREEMENTS)[number];
export type MatchDifference = (typeof MATCH_DIFFERENCES)[number];
export type BankStatement = z.output<typeof bankStatementSchema>;
export type BankRow = z.output<typeof bankRowSchema>;
export type BankStatementWithRows = z.output<typeof bankStatementWithRowsSchema>;
export type UsedBankRow = z.output<typeof usedBankRowSchema>;
export type MatchCandidate = z.output<typeof matchCandidateSchema>;
export type OpenBankRow = z.output<typeof openBankRowSchema>;
export type BankRowResult = z.output<typeof bankRowResultSchema>;
