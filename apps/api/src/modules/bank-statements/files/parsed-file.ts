import { addDays, isPlainDate } from '@cleaning/ndis';
import { UPLOAD_FIELD, type BankFormat } from '@cleaning/contract';
import { refuseField, type ApiError } from '../../../platform/http/api-error.ts';

/** One row of a bank, as its file says it: text, whose meaning is checked afterwards. */
export interface RawRow {
  /** Where the file has it, from 1, for people who look it up. */
  readonly row: number;
  readonly date: string;
  /** Negative where money went out. */
  readonly amount: string;
  /** What it moved the balance by, where that is not the amount: a reversal is read as no payment. */
  readonly moved?: string;
  readonly text: string;
}

/** What the account held before the first row and after the last, as the file says it. */
export interface StatedBalance {
  readonly openingCents: number;
  readonly closingCents: number;
}

/** What a reader of one format found. */
export interface RawFile {
  readonly format: BankFormat;
  /** Null where the file does not name the account. */
  readonly account: string | null;
  readonly rows: readonly RawRow[];
  /** Null where the file does not say both. */
  readonly balance: StatedBalance | null;
}

/** A row whose date and amount make sense. */
export interface BankFileRow {
  readonly row: number;
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly text: string;
}

const MAX_TEXT = 300;
/** The largest amount of one row: a hundred million dollars is no payment for cleaning. */
const MAX_CENTS = 1_000_000_000;

export const refuseFile = (message: string): ApiError => refuseField(UPLOAD_FIELD, message);

const refuseRow = (row: number, reason: string): ApiError =>
  refuseFile(`Row ${row}: ${reason} Nothing was imported.`);

/**
 * A row with its date and amount.
 *
 * @param today the date in Sydney.
 * @throws ApiError that names the row and what is wrong with it.
 */
export function readRow({ row, date, amount, text }: RawRow, today: string): BankFileRow {
  const bookedOn = dateOf(date);
  if (bookedOn === null) throw refuseRow(row, `"${date.slice(0, 40)}" is not a date.`);
  // Some banks date a payment of the evening to the next day.
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

/** OFX writes the time behind the day: 20261123120000.000[+10:AEST]. */
const dayTimeOf = (text: string): readonly string[] =>
  /^(\d{4})(\d{2})(\d{2})\d{4,6}/u.exec(text) ?? [];

function realDate(year: string, month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

/** "+1,234.50", "-$12" or "(12.00)" in cents; null for what is not an amount. */
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
