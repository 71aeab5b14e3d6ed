import type { ReceivedFile } from '@cleaning/contract/http/rules';
import { csvLine } from '@cleaning/ndis';

/** Rows of text as a CSV file for spreadsheets. The first row contains the column names. */
export function toCsv(fileName: string, rows: readonly (readonly string[])[]): ReceivedFile {
  const text = rows.map(csvLine).join('');
  // The byte order mark tells Excel that the file is UTF-8.
  const { buffer } = new TextEncoder().encode(`\uFEFF${text}`);
  return { fileName, mediaType: 'text/csv;charset=utf-8', content: buffer };
}
