/** What a spreadsheet would take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

/** An amount that is taken off starts with a sign and is no formula. */
const NUMBER = /^-\d+(?:\.\d+)?$/u;

/**
 * One value of a comma-separated file. Text that a spreadsheet would run as a formula is kept from
 * being one by an apostrophe; text with a comma, a quotation mark or a line break is quoted.
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of the file, with its ending. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
