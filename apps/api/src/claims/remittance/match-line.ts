import type { RemittanceRow } from '@cleaning/contract/claims';
import { parseItemNumber } from '@cleaning/ndis';
import type { LineRow } from '../../invoices/index.ts';
import type { ParsedRow } from './name-invoice.ts';

/** The position (from 0) of the invoice line that a row is about, or why there is none. */
export interface LineMatch {
  readonly index: number | null;
  readonly problem: string | null;
}

/** A row with the invoice and the line that it is about. */
export type MatchedRow = Omit<ParsedRow, 'outcome'> &
  Pick<RemittanceRow, 'outcome' | 'line' | 'invoice_id' | 'asked_cents'>;

type StatedLine = Pick<ParsedRow, 'lineNumber' | 'itemNumber' | 'serviceDate'>;
type Line = Pick<LineRow, 'supportItemNumber' | 'serviceDateFrom' | 'serviceDateTo'>;

/**
 * Finds the line that a row is about, by the number in its claim reference, or else by item and
 * day. A row with neither is about the whole invoice, or its only line.
 */
export function matchLine(row: StatedLine, lines: readonly Line[]): LineMatch {
  const { lineNumber, itemNumber, serviceDate } = row;
  if (lineNumber !== null) {
    const line = lines[lineNumber - 1];
    if (line === undefined) return none(`This invoice has no line ${lineNumber}.`);
    if (!isAbout(row, line)) return none(`Line ${lineNumber} is for another item or another day.`);
    return { index: lineNumber - 1, problem: null };
  }
  const found = lines.flatMap((line, index) => (isAbout(row, line) ? [index] : []));
  if (found.length === 0 && (itemNumber !== null || serviceDate !== null)) {
    return none('This invoice has no line with this item and day.');
  }
  return { index: found.length === 1 ? (found[0] ?? null) : null, problem: null };
}

const none = (problem: string): LineMatch => ({ index: null, problem });

/** Whether the item and day of a row, if given, agree with a line. */
function isAbout({ itemNumber, serviceDate }: StatedLine, line: Line): boolean {
  const { supportItemNumber, serviceDateFrom: from, serviceDateTo: to } = line;
  const isItem = itemNumber === null || baseOf(itemNumber) === baseOf(supportItemNumber ?? '');
  const isDay =
    serviceDate === null ||
    (from !== null && to !== null && from <= serviceDate && serviceDate <= to);
  return isItem && isDay;
}

/** A support item without the suffix that says how it was delivered. */
function baseOf(itemNumber: string): string {
  const normalised = itemNumber.trim().toUpperCase();
  return parseItemNumber(normalised)?.base ?? normalised;
}
