import { addDays, isPlainDate } from '@cleaning/ndis';
import { UPLOAD_FIELD, type BankFormat } from '@cleaning/contract';
import { refuseField, type ApiError } from '../../../platform/http/api-error.ts';

/** One row as the bank's file states it: text that is validated afterwards. */
export interface RawRow {
  /** The position in the file, from 1, for users who look the row up. */
  readonly row: number;
  readonly date: string;
  /** Negative for money that went out. */
  readonly amount: string;
  /**
   * The change of the balance, where it differs from the amount: a reversal is not read as a
   * payment.
   */
  readonly moved?: string;
  readonly text: string;
}

/** The balance of the account before the first row and after the last, as stated by the file. */
export interface StatedBalance {
  readonly openingCents: number;
  readonly closingCents: number;
}

/** The contents of a file, as the reader of its format returns them. */
export interface RawFile {
  readonly format: BankFormat;
  /** Null where the file does not name the account. */
  readonly account: string | null;
  readonly rows: readonly RawRow[];
  /** Null where the file does not state both balances. */
  readonly balance: StatedBalance | null;
}

/** A row with a valid date and amount. */
export interface BankFileRow {
  readonly row: number;
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly text: string;
}

const MAX_TEXT = 300;
/**
 * The largest amount of one row, in cents. More than this is a mistake, not a payment for cleaning.
 */
const MAX_CENTS = 1_000_000_000;

export const refuseFile = (message: string): ApiError => refuseField(UPLOAD_FIELD, message);

const refuseRow = (row: number, reason: string): ApiError =>
  refuseFile(`Row ${row}: ${reason} Nothing was imported.`);

/**
 * Validates a row, and reads its date and amount.
 *
 * @param today the date in Sydney.
 * @throws ApiError that names the row and what is wrong with it.
 */
export function readRow({ row, date, amount, text }: RawRow, today: string): BankFileRow {
  const bookedOn = dateOf(date);
  if (bookedOn === null) throw refuseRow(row, `"${date.slice(0, 40)}" is not a date.`);
  // Some banks date a payment made in the evening to the next day.
  if (bookedOn > addDays(today, 1)) throw refuseRow(row, 'the date is in the future.');
  const amountCents = readCents(amount);
  if (amountCents === null) throw refuseRow(row, `"${amount.slice(0, 40)}" is not an amount.`);
  const trimmed = text.replaceAll(/\s+/gu, ' ').trim().slice(0, MAX_TEXT);
  return { row, bookedOn, amountCents, text: trimmed === '' ? 'No text' : trimmed };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "2026-11-23", "20261123", "23/11/2026", "23 Nov 26" or "23-Nov-26" as a date; null for anything else. */
function dateOf(text: string): string | null {
  const trimmed = text.trim();
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/u.exec(trimmed) ?? dayTimeOf(trimmed);
  if (isoYear !== undefined) return realDate(isoYear, isoMonth, isoDay);
  const [, day, month, year] =
    /^(\d{1,2})[/\s-]([a-z]{3,9}|\d{1,2})[/\s-](\d{4}|\d{2})$/iu.exec(trimmed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = /^\d+$/u.test(month) ? month : String(named);
  return realDate(year.length === 2 ? `20${year}` : year, number, day);
}

/** OFX writes the time after the day: 20261123120000.000[+10:AEST]. */
const dayTimeOf = (text: string): readonly string[] =>
  /^(\d{4})(\d{2})(\d{2})\d{4,6}/u.exec(text) ?? [];

function realDate(year: string, month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

/** Reads "+1,234.50", "-$12" or "(12.00)" as cents; null for text that is not an amount. */
export function readCents(text: string): number | null {
  const compact = text.replaceAll(/\s/gu, '');
  const [, bracket, sign = '', dollars, cents = ''] =
    /^(\()?([+-]?)\$?(\d[\d,]{0,14})?(?:\.(\d{1,5}))?\)?$/u.exec(compact) ?? [];
  if (compact === '' || (dollars === undefined && cents === '') || /[1-9]/u.test(cents.slice(2)))
    return null;
  const amount =
    Number((dollars ?? '0').replaceAll(',', '')) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
  if (amount > MAX_CENTS) return null;
  return bracket !== undefined || sign === '-' ? -amount : amount;
}
