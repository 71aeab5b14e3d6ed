import { z } from 'zod';
import { centsError, TOO_MANY_CENTS_MESSAGE } from '../fields/cents.ts';
import { MAX_ENTERED_CENTS } from '../fields/rules.ts';
import { reasonField } from '../fields/reason.ts';
import { versionField } from '../fields/version.ts';
import { amountField, bankReferenceField } from '../payments/payment-fields.ts';
import {
  BANK_COLUMN_KINDS,
  DATE_ORDERS,
  MAX_BANK_COLUMNS,
  MAX_NAMES_ROW,
  type BankColumnKind,
} from './rules.ts';

/** The largest file, and the most rows of one. */
export const MAX_STATEMENT_BYTES = 5 * 1024 * 1024;
export const MAX_STATEMENT_ROWS = 5000;

/** The most rows that one call can confirm. */
const MAX_CONFIRMED = 100;
const CONFIRMED_MESSAGE = `Confirm 1 to ${MAX_CONFIRMED} rows, each of them once.`;

/** The most invoices that one row can pay. */
const MAX_PARTS = 100;
const PARTS_MESSAGE = `Choose up to ${MAX_PARTS} invoices, each of them once.`;
const KEPT_MESSAGE = 'Say how much is kept as a credit, in whole cents.';

const isEachOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** What a row pays. The parts, the deposit and the kept amount must add up to the whole row. */
const confirmedRow = z.strictObject({
  id: z.uuid({ error: 'Choose rows by their ids.' }),
  parts: z
    .array(
      z.strictObject({ invoice_id: z.uuid({ error: PARTS_MESSAGE }), amount_cents: amountField }),
      { error: PARTS_MESSAGE },
    )
    .max(MAX_PARTS, PARTS_MESSAGE)
    .refine((parts) => isEachOnce(parts.map((part) => part.invoice_id)), PARTS_MESSAGE),
  /** What it pays of the deposit of a quote. */
  deposit: z
    .strictObject({
      quote_id: z.uuid({ error: 'Choose a quote by its id.' }),
      amount_cents: amountField,
    })
    .optional(),
  /** The amount to keep as a credit of the client of one of their invoices. */
  kept: z
    .strictObject({
      invoice_id: z.uuid({ error: 'Choose an invoice of the client.' }),
      amount_cents: z
        .int({ error: centsError(KEPT_MESSAGE) })
        .min(1, KEPT_MESSAGE)
        .max(MAX_ENTERED_CENTS, TOO_MANY_CENTS_MESSAGE),
    })
    .optional(),
  /**
   * The reference of the payments that recorded its money before. The row is ticked off against
   * them, and no payment is added.
   */
  recorded_as: bankReferenceField.optional(),
});

const COLUMNS_MESSAGE = `Choose what each column is, of ${MAX_BANK_COLUMNS} at most.`;
const NAMES_ROW_MESSAGE = `The names of the columns stand in a row up to ${MAX_NAMES_ROW}; 0 says that there are none.`;

const columnKind = z.enum(BANK_COLUMN_KINDS);
const isEachKind = (kinds: readonly string[]): kinds is BankColumnKind[] =>
  kinds.length <= MAX_BANK_COLUMNS && kinds.every((kind) => columnKind.safeParse(kind).success);

/** The fields of a form with a CSV file, which are all texts. */
const bankFileFields = {
  /**
   * The account to read in a file of several, and that of a file that names none, where it is by
   * default the account that clients pay to.
   */
  account_number: z
    .string({ error: 'Choose the account of the file.' })
    .regex(/^\d{5,9}$/u, 'Choose the account of the file.')
    .optional(),
  /** What each column is, separated by commas; by default as remembered, or as the names say. */
  columns: z
    .string({ error: COLUMNS_MESSAGE })
    .max(MAX_BANK_COLUMNS * 12, COLUMNS_MESSAGE)
    .transform((text) => text.split(','))
    .refine(isEachKind, COLUMNS_MESSAGE)
    .optional(),
  /** The row with the names of the columns, which come with `columns`. */
  names_row: z
    .string({ error: NAMES_ROW_MESSAGE })
    .regex(/^(?:1?\d|20)$/u, NAMES_ROW_MESSAGE)
    .transform(Number)
    .optional(),
  /** The order of the parts of dates, where the file does not tell it. */
  date_order: z.enum(DATE_ORDERS, { error: 'Choose the order of the dates.' }).optional(),
};

export const readBankColumnsRequest = z.strictObject(bankFileFields);

export const importBankStatementRequest = z.strictObject({
  ...bankFileFields,
  /** Whether to read the next file of this account and these names in the same way. */
  remember: z.enum(['true', 'false'], { error: 'Send true or false.' }).optional(),
});

/** The rows of one statement, or of all. */
export const openBankRowsQuery = z.strictObject({
  statement_id: z.uuid({ error: 'Filter by the id of a statement.' }).optional(),
});

export const confirmBankRowsRequest = z.strictObject({
  rows: z
    .array(confirmedRow, { error: CONFIRMED_MESSAGE })
    .min(1, CONFIRMED_MESSAGE)
    .max(MAX_CONFIRMED, CONFIRMED_MESSAGE)
    .refine((rows) => isEachOnce(rows.map(({ id }) => id)), CONFIRMED_MESSAGE),
});

export const setAsideBankRowRequest = z.strictObject({
  version: versionField,
  reason: reasonField,
});

export const reopenBankRowRequest = z.strictObject({
  version: versionField,
  /** Required when payments were recorded, because the invoices are owed again. */
  reason: reasonField.optional(),
});

export type BankFileFields = z.output<typeof readBankColumnsRequest>;
export type OpenBankRowsQuery = z.input<typeof openBankRowsQuery>;
export type ConfirmBankRowsRequest = z.input<typeof confirmBankRowsRequest>;
export type ConfirmedBankRow = z.output<typeof confirmedRow>;
