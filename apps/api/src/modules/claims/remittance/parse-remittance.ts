import { CsvError, parse } from 'csv-parse/sync';
import type { RemittanceRow } from '@cleaning/contract';
import { TextFileError } from '../../../platform/files/inspection/text-file-error.ts';

/** A row of a remittance file before it is matched with an invoice and a line. */
export interface ParsedRow extends Omit<RemittanceRow, 'line' | 'invoice_id' | 'asked_cents'> {
  readonly invoiceNumber: string | null;
  /** The line number, item and day of the row; null for what the row does not state. */
  readonly lineNumber: number | null;
  readonly itemNumber: string | null;
  readonly serviceDate: string | null;
}

/** The column names of the NDIA and of plan managers, in lower case and without spaces. */
const COLUMNS = {
  reference: [
    'claimreference',
    'invoicenumber',
    'invoiceno',
    'invoice',
    'invoicereference',
    'reference',
  ],
  paid: ['paidtotalamount', 'paidamount', 'amountpaid', 'totalpaid', 'paid', 'amount'],
  status: ['paymentrequeststatus', 'claimstatus', 'status', 'result', 'outcome'],
  reason: ['errormessage', 'rejectionreason', 'rejectreason', 'reason', 'error', 'comments'],
  item: ['supportnumber', 'supportitemnumber', 'supportitem', 'itemnumber', 'itemcode', 'item'],
  day: [
    'supportsdeliveredfrom',
    'supportstartdate',
    'supportdate',
    'servicedate',
    'serviceddate',
    'dateofservice',
    'servicefrom',
  ],
} as const;

type Field = keyof typeof COLUMNS;

/** The largest sum of one file, in cents, as of what is entered. */
const MAX_CENTS = 1_000_000_000;

const REJECTED = /reject|error|fail|declin|denied|unsuccessful|not paid|unpaid/iu;
/**
 * An invoice number, which in a claim reference is followed by the line number: INV-2026-00012-1.
 */
const CLAIM_REFERENCE = /(INV-\d{4}-\d{5,})(?:-(\d{1,4})(?!\d))?/u;

/**
 * Reads the rows of a remittance file.
 *
 * @throws TextFileError when it is not a CSV file, has too many rows or too much money, or has no
 *   column for the invoice or the amount.
 */
export function parseRemittance(content: string, maxRows: number): ParsedRow[] {
  const [names = [], ...rows] = readCsv(content);
  const places = placesOf(names);
  if (places.reference === -1 || places.paid === -1) {
    throw new TextFileError(
      'The first row has to name the columns: one for the invoice or claim reference, and one for the amount paid.',
    );
  }
  if (rows.length === 0) throw new TextFileError('This file has no rows.');
  if (rows.length > maxRows) throw new TextFileError(`Choose a file of up to ${maxRows} rows.`);
  const parsed = rows.map((cells, index) => {
    const cell = (field: Field) => cells[places[field]]?.trim() ?? '';
    return toRow(index + 1, cell);
  });
  if (parsed.reduce((sum, { paid_cents: cents }) => sum + cents, 0) > MAX_CENTS) {
    throw new TextFileError('The amounts add up to more than $10,000,000. Check the file.');
  }
  return parsed;
}

function readCsv(content: string): string[][] {
  try {
    return parse(content, { bom: true, relaxColumnCount: true, skipEmptyLines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TextFileError('This file cannot be read as CSV. Export it again and try again.');
  }
}

function placesOf(names: readonly string[]): Readonly<Record<Field, number>> {
  const known = names.map((name) => name.toLowerCase().replaceAll(/[^a-z]/gu, ''));
  const placeOf = (field: Field) =>
    COLUMNS[field].map((name) => known.indexOf(name)).find((place) => place !== -1) ?? -1;
  return {
    reference: placeOf('reference'),
    paid: placeOf('paid'),
    status: placeOf('status'),
    reason: placeOf('reason'),
    item: placeOf('item'),
    day: placeOf('day'),
  };
}

function toRow(row: number, cell: (field: Field) => string): ParsedRow {
  const reference = cell('reference').slice(0, 100);
  const [, invoiceNumber = null, line] = CLAIM_REFERENCE.exec(reference.toUpperCase()) ?? [];
  const paid = centsOf(cell('paid'));
  const isRejected = REJECTED.test(cell('status')) || (paid === 0 && cell('reason') !== '');
  const about = {
    row,
    reference,
    invoiceNumber,
    lineNumber: line === undefined ? null : Number(line),
    itemNumber: cell('item') === '' ? null : cell('item'),
    serviceDate: dateOf(cell('day')),
  };
  if (isRejected) {
    const reason = cell('reason') || cell('status') || 'No reason given.';
    return { ...about, outcome: 'rejected', paid_cents: 0, reason: reason.slice(0, 300) };
  }
  if (paid === null) {
    return {
      ...about,
      outcome: 'unreadable',
      paid_cents: 0,
      reason: 'The amount is not a number.',
    };
  }
  return { ...about, outcome: 'paid', paid_cents: paid, reason: null };
}

/** "2026-11-20" or "20/11/2026" as a date; null for anything else. */
function dateOf(text: string): string | null {
  const [, isoDate] = /^(\d{4}-\d{2}-\d{2})/u.exec(text) ?? [];
  if (isoDate !== undefined) return isoDate;
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/u.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Reads "$1,234.50" as cents; 0 for an empty cell, null for text that is not an amount. */
function centsOf(text: string): number | null {
  if (text === '') return 0;
  const [, dollars, cents = ''] = /^\$?([\d,]{1,12})(?:\.(\d{1,2}))?$/u.exec(text) ?? [];
  if (dollars === undefined) return null;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
