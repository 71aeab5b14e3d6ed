import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { INVOICE_PAYERS } from '../invoices/choices.ts';
import { BANK_COLUMN_KINDS, DATE_ORDERS, MAX_BANK_COLUMNS, MAX_NAMES_ROW } from './rules.ts';

/** The file formats of banks: OFX, CAMT.053 (XML) and CSV. */
export const BANK_FORMATS = ['ofx', 'camt053', 'csv'] as const;

/**
 * The state of a bank row: not decided, matched with invoices, or set aside as not from a client.
 */
export const BANK_ROW_STATUSES = ['open', 'matched', 'set_aside'] as const;

/** What a row and an invoice have in common. */
export const MATCH_AGREEMENTS = ['reference', 'number', 'amount', 'name'] as const;

/** The differences that make it doubtful that a row pays an invoice. */
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

/** The opening and the closing balance that a file states, and the totals of all of its rows. */
const bankBalanceSchema = z.object({
  opening_cents: z.int(),
  /** The totals of all rows in the file, including those of earlier files. */
  in_cents: centsField,
  out_cents: centsField,
  closing_cents: z.int(),
  /**
   * 0 when the balances agree with the rows; negative when the closing balance is less than the
   * rows give.
   */
  difference_cents: z.int(),
});

/** How staff said that the columns of a CSV file are read. */
export const bankLayoutSchema = z.strictObject({
  columns: z.array(z.enum(BANK_COLUMN_KINDS)).min(1).max(MAX_BANK_COLUMNS),
  /** The row that has the names of the columns, from 1; 0 for a file without names. */
  names_row: z.int().min(0).max(MAX_NAMES_ROW),
  /** Null where the file itself tells the order. */
  date_order: z.enum(DATE_ORDERS).nullable(),
});

export type BankLayout = z.output<typeof bankLayoutSchema>;

/** One imported bank file, with the results of its rows. */
export const bankStatementSchema = z.object({
  id: z.uuid(),
  file_name: z.string(),
  format: z.enum(BANK_FORMATS),
  /** The last four digits of the account. */
  account_ending: z.string(),
  /** The days of its first and its last row. */
  from: recordedDateField,
  to: recordedDateField,
  /** The number of its new rows, and their total. */
  row_count: countField,
  total_cents: centsField,
  open_count: countField,
  matched_count: countField,
  matched_cents: centsField,
  set_aside_count: countField,
  /**
   * The number of rows that an earlier file had, and of payments that went out; neither are
   * imported.
   */
  used_count: countField,
  out_count: countField,
  /** Null when the file states no balance. */
  balance: bankBalanceSchema.nullable(),
  /** Whether staff said what the columns of the file are, now or for an earlier file. */
  has_chosen_columns: z.boolean(),
  imported_by: z.string(),
  created_at: instantField,
  /** When staff marked it as finished, and who did; null until then. */
  finished_at: instantField.nullable(),
  finished_by: z.string().nullable(),
});

/** A CSV file before it is imported: its columns, and how its rows are read with a layout. */
export const bankColumnsSchema = z.object({
  columns: z.array(
    z.object({
      /** As the file names it, or by its place: "Column 3". */
      name: z.string(),
      /** Its cells in the first five rows. */
      samples: z.array(z.string()),
    }),
  ),
  /** The number of rows with money, pending ones left out. */
  row_count: countField,
  /** The layout that was sent, else the one that is remembered, else a guess. */
  layout: bankLayoutSchema,
  origin: z.enum(['chosen', 'remembered', 'known', 'guessed']),
  /** The row that seems to have the names of the columns; 0 when none does. */
  likely_names_row: countField,
  /** The orders to choose from where the dates are days in either; empty where they tell it. */
  date_choices: z.array(z.enum(DATE_ORDERS)),
  /** What keeps the file from being read so; null when it can be imported. */
  problem: z.string().nullable(),
  /** The first five rows as they are read; empty when there is a problem. */
  rows: z.array(
    z.object({
      row: z.int().positive(),
      booked_on: recordedDateField,
      /** Negative for money that went out. */
      amount_cents: z.int(),
      text: z.string(),
    }),
  ),
  in_count: countField,
  out_count: countField,
  /** The days of the oldest and the newest row; null when there is a problem. */
  from: recordedDateField.nullable(),
  to: recordedDateField.nullable(),
  balance: bankBalanceSchema.nullable(),
});

/** A payment of a quote's deposit. */
const depositPartSchema = z.object({
  quote_id: z.uuid(),
  /** The reference for phone calls: Q-1060. */
  reference: z.string(),
  client_name: z.string(),
  amount_cents: centsField,
});

/** A received payment as the bank describes it, and what it was used for. */
export const bankRowSchema = z.object({
  id: z.uuid(),
  /** Counts every change; a caller that read an earlier version is refused. */
  version: z.int().positive(),
  /** The position in the file, from 1. */
  row: z.int().positive(),
  booked_on: recordedDateField,
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
  /** The deposit of which it paid all or a part. */
  deposit: depositPartSchema.nullable(),
  /** The amount that is kept as a credit, and of which client. */
  kept_cents: centsField,
  kept_for: z.string().nullable(),
  /**
   * The reference of the payments that recorded its money before, such as from a remittance; null
   * when the row was recorded itself.
   */
  recorded_as: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: instantField.nullable(),
});

/** A row that an earlier file already had. It is decided there. */
export const usedBankRowSchema = bankRowSchema.extend({
  /** The statement that first had the row. */
  statement_id: z.uuid(),
});

/** A bank file with its rows. */
export const bankStatementWithRowsSchema = bankStatementSchema.extend({
  rows: z.array(bankRowSchema),
  /** The rows that an earlier file had. Imports before 23 November 2026 have only their number. */
  used: z.array(usedBankRowSchema),
});

const matchedPartSchema = z.object({
  invoice_id: z.uuid(),
  number: z.string(),
  client_name: z.string(),
  payer: z.enum(INVOICE_PAYERS),
  /** The name that the invoice was sent to. */
  payer_name: z.string(),
  /** The first date of service on the invoice; null when it bills no visit. */
  served_on: recordedDateField.nullable(),
  due_date: recordedDateField,
  /** The invoice's total, what is unpaid, and the part that the row would pay. */
  total_cents: centsField,
  balance_cents: centsField,
  amount_cents: centsField,
});

const matchedDepositSchema = depositPartSchema.extend({
  /** The whole deposit, and what is still due of it. The row pays up to that. */
  deposit_cents: centsField,
  due_cents: centsField,
  /** The deposit as a percentage of the quote's total; 0 for one that is an amount. */
  percent: z.int().nonnegative(),
  quote_total_cents: centsField,
});

/**
 * A suggestion for a row: the payment of invoices, the deposit of a quote or, without either, a
 * credit of a client. It has the reasons for and against.
 */
export const matchCandidateSchema = z.object({
  parts: z.array(matchedPartSchema),
  deposit: matchedDepositSchema.nullable(),
  /** The part that neither invoices nor deposit use. */
  rest_cents: centsField,
  /** The client who can keep the rest as a credit, with the invoice that it is kept under. */
  credit: z.object({ invoice_id: z.uuid(), client_name: z.string() }).nullable(),
  agrees: z.array(z.enum(MATCH_AGREEMENTS)),
  differs: z.array(z.enum(MATCH_DIFFERENCES)),
});

/** What recorded the money of a row before it was imported: payments, a deposit, a kept credit. */
export const recordedMoneySchema = z.object({
  reference: z.string(),
  received_on: recordedDateField,
  /** Whether a remittance recorded it, or a person by hand. */
  is_from_remittance: z.boolean(),
  payer: z.enum(INVOICE_PAYERS),
  /** NDIA, the plan manager or the client. */
  payer_name: z.string(),
  recorded_by: z.string(),
  parts: z.array(
    z.object({
      invoice_id: z.uuid(),
      number: z.string(),
      client_name: z.string(),
      amount_cents: centsField,
    }),
  ),
  deposit: depositPartSchema.nullable(),
  /** What was kept as a credit, and the invoice that it is kept under. */
  kept: z
    .object({ invoice_id: z.uuid(), client_name: z.string(), amount_cents: centsField })
    .nullable(),
});

/** A row that was not decided yet. */
export const openBankRowSchema = bankRowSchema.extend({
  /** The payments of the same money; null when none is known. */
  recorded: recordedMoneySchema.nullable(),
  /** Whether the reference or the number, and the amount, match the first candidate. */
  is_sure: z.boolean(),
  /** The clients whose names are in the text. */
  clients: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The likeliest first. */
  candidates: z.array(matchCandidateSchema),
});

/** The result of confirming one row: the row, or why nothing was recorded. */
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
export type BankColumns = z.output<typeof bankColumnsSchema>;
export type BankRow = z.output<typeof bankRowSchema>;
export type BankStatementWithRows = z.output<typeof bankStatementWithRowsSchema>;
export type UsedBankRow = z.output<typeof usedBankRowSchema>;
export type MatchCandidate = z.output<typeof matchCandidateSchema>;
export type RecordedMoney = z.output<typeof recordedMoneySchema>;
export type OpenBankRow = z.output<typeof openBankRowSchema>;
export type BankRowResult = z.output<typeof bankRowResultSchema>;
