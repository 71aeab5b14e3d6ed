/** The characters that make a spreadsheet read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

/** A negative amount begins with a minus sign and is not a formula. */
const NUMBER = /^-\d+(?:\.\d+)?$/u;

/**
 * Formats one value of a CSV file. Text that a spreadsheet would run as a formula gets an
 * apostrophe in front; text with a comma, a quotation mark or a line break is quoted.
 */
export function csvCell(text: string): string {
  // Some spreadsheets read the full-width signs in the same way, which are plain ones in this form.
  const safe = FORMULA.test(text.normalize('NFKC')) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of the file, including its line ending. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
