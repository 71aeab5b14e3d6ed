import { addDays } from '@cleaning/ndis';
import { plainDateField, UPLOAD_FIELD } from '@cleaning/contract';
import { refuseField, type ApiError } from '../../../platform/http/api-error.ts';
import type { RawRow } from './raw-file.ts';
import { readCents } from './read-cents.ts';

/** A row with a valid date and amount. */
export interface BankFileRow {
  readonly row: number;
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly text: string;
}

const MAX_TEXT = 300;

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
  return plainDateField.safeParse(date).data ?? null;
}
