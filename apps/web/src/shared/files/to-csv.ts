import type { ReceivedFile } from '@cleaning/contract';

/** Spreadsheets treat text with these first characters as a formula. */
const FORMULA = /^[=+\-@\t\r]/u;
/** Negative amounts are numbers and not formulas. */
const NUMBER = /^-?\d+(\.\d+)?$/u;

/** Rows of text as a CSV file for spreadsheets. The first row contains the column names. */
export function toCsv(fileName: string, rows: readonly (readonly string[])[]): ReceivedFile {
  const text = rows.map((cells) => cells.map(toCell).join(',')).join('\r\n');
  // The byte order mark tells Excel that the file is UTF-8.
  const { buffer } = new TextEncoder().encode(`\uFEFF${text}\r\n`);
  return { fileName, mediaType: 'text/csv;charset=utf-8', content: buffer };
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Cents as a number in dollars for spreadsheets: "150.25". */
export const csvAmount = (cents: number): string => (cents / 100).toFixed(2);
