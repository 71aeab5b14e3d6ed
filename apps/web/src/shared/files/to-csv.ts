import type { ReceivedFile } from '@cleaning/contract';

/** Read by a spreadsheet as the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/u;
/** A negative amount is no formula. */
const NUMBER = /^-?\d+(\.\d+)?$/u;

/** Rows of text as a CSV file that a spreadsheet opens; the first row names the columns. */
export function toCsv(fileName: string, rows: readonly (readonly string[])[]): ReceivedFile {
  const text = rows.map((cells) => cells.map(toCell).join(',')).join('\r\n');
  // The mark at the start tells Excel that it is UTF-8.
  const { buffer } = new TextEncoder().encode(`\uFEFF${text}\r\n`);
  return { fileName, mediaType: 'text/csv;charset=utf-8', content: buffer };
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Cents as a spreadsheet adds them up: "150.25". */
export const csvAmount = (cents: number): string => (cents / 100).toFixed(2);
