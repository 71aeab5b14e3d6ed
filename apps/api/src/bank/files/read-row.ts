import { addDays } from '@cleaning/ndis';
import type { DateOrder } from '@cleaning/contract/bank/rules';
import { UPLOAD_FIELD } from '@cleaning/contract/http/rules';
import { findInvoiceNumbers } from '@cleaning/contract/payments/rules';
import { refuseField, type ApiError } from '../../core/http/api-error.ts';
import type { BankId } from './bank-ids.ts';
import type { RawRow } from './raw-file.ts';
import { readCents } from './read-cents.ts';
import { readDay } from '../../core/files/inspection/read-day.ts';

/** A row with a valid date and amount. */
export interface BankFileRow {
  readonly row: number;
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly text: string;
  /** Null where the bank gives none. */
  readonly bankId: BankId | null;
}

const MAX_TEXT = 300;
/** The most invoice numbers that are kept of what follows. */
const MAX_LATE_NUMBERS = 100;

export const refuseFile = (message: string): ApiError => refuseField(UPLOAD_FIELD, message);

const refuseRow = (row: number, reason: string): ApiError =>
  refuseFile(`Row ${row}: ${reason} Nothing was imported.`);

/**
 * Validates a row, and reads its date and amount.
 *
 * @param today the date in Sydney.
 * @param bankId the id that the bank gave the row.
 * @param order of day and month.
 * @throws ApiError that names the row and what is wrong with it.
 */
export function readRow(
  { row, date, amount, text }: RawRow,
  today: string,
  bankId: BankId | null,
  order: DateOrder = 'dmy',
): BankFileRow {
  if (date === '') throw refuseRow(row, 'there is no date.');
  const bookedOn = readDay(date, order);
  if (bookedOn === null) throw refuseRow(row, `"${date.slice(0, 40)}" is not a date.`);
  // Some banks date a payment made in the evening to the next day.
  if (bookedOn > addDays(today, 1)) throw refuseRow(row, 'the date is in the future.');
  if (amount === '') throw refuseRow(row, 'there is no amount.');
  const amountCents = readCents(amount);
  if (amountCents === null) {
    throw refuseRow(row, `"${amount.slice(0, 40)}" is not an amount in dollars, such as 1,234.50.`);
  }
  const trimmed = shorten(text.replaceAll(/\s+/gu, ' ').trim());
  return { row, bookedOn, amountCents, text: trimmed === '' ? 'No text' : trimmed, bankId };
}

/** Shortens a text, and keeps the invoice numbers after the cut: one sum may pay many invoices. */
function shorten(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const end = text.lastIndexOf(' ', MAX_TEXT);
  const kept = text.slice(0, end > 0 ? end : MAX_TEXT);
  const before = new Set(numbersIn(kept));
  const after = [...new Set(numbersIn(text))].filter((number) => !before.has(number));
  return [kept, ...after.slice(0, MAX_LATE_NUMBERS)].join(' ');
}

function numbersIn(text: string): string[] {
  const { numbers, byReference } = findInvoiceNumbers(text);
  return [...numbers.map(({ number }) => number), ...byReference];
}
