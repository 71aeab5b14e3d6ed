import { CsvError, parse } from 'csv-parse/sync';
import { TextFileError } from './text-file-error.ts';

export interface CsvCells {
  readonly delimiter: string;
  /** The rows that have a cell with text, names included. */
  readonly rows: readonly (readonly string[])[];
}

const DELIMITERS = [',', ';', '\t', '|'];
/** The rows from which the delimiter, and what the columns are, is worked out. */
export const LOOKED_AT = 20;

/**
 * Splits a CSV file into cells.
 *
 * @param maxRows it reads a few rows more than this, from which the caller sees that there are too
 *   many.
 */
export function csvCells(content: string, maxRows: number): CsvCells {
  const delimiter = delimiterOf(content);
  try {
    const rows: string[][] = parse(content, {
      bom: true,
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      to: maxRows + 1 + LOOKED_AT,
    });
    return { delimiter, rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TextFileError(
      `Row ${Number(error['lines'] ?? 1)} cannot be read as CSV. Export the file again.`,
    );
  }
}

/**
 * The delimiter that comes first in most rows. Others may stand in the texts, and a comma in amounts.
 */
function delimiterOf(content: string): string {
  const counts = new Map<string, number>();
  for (const line of content.slice(0, 20_000).split(/\r\n|\r|\n/u, LOOKED_AT)) {
    const first = /[,;\t|]/u.exec(line.replaceAll(/"[^"]*"/gu, ''))?.[0];
    if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return DELIMITERS.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? ',';
}
