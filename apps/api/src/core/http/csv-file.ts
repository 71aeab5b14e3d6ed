import type { FileAnswer } from './handlers.ts';

/** The byte order mark tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A file of lines that spreadsheets and other programs read. */
export const csvFile = (fileName: string, lines: readonly string[]): FileAnswer => ({
  fileName,
  mediaType: 'text/csv; charset=utf-8',
  content: Buffer.from(`${BYTE_ORDER_MARK}${lines.join('')}`, 'utf8'),
});

/** Cents as a plain number of dollars, as the cells of a file have it: "150.25". */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);
