import { csvLine } from '@cleaning/ndis';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Database } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { csvFile } from '../core/http/csv-file.ts';
import type { FileAnswer } from '../core/http/handlers.ts';
import type { Layout } from './layout.ts';

export interface ExportContext {
  readonly actorId: string;
  readonly now: Date;
}

/** A file that staff export from the service. */
interface ExportFile {
  readonly fileName: string;
  readonly lines: readonly string[];
  /** The description of the file in the audit log. */
  readonly what: string;
}

/** Returns a file, and records in the audit log who exported it. */
export async function exportFile(
  database: Database,
  { fileName, lines, what }: ExportFile,
  { actorId, now }: ExportContext,
): Promise<FileAnswer> {
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, {
      actorId,
      action: 'export',
      subjectType: 'invoice',
      subjectId: null,
      clientId: null,
      reason: what,
      now,
    }),
  );
  return csvFile(fileName, lines);
}

/** The headings and rows of a file. Cells that look like formulas are escaped. */
export function linesOf<Row>(
  { headings, cellsOf, recordOf }: Layout<Row>,
  rows: readonly Row[],
): string[] {
  const lines = rows.map((row, index) => {
    const before = rows[index - 1];
    const isNext =
      recordOf !== undefined && before !== undefined && recordOf(before) !== recordOf(row);
    return `${isNext ? '\r\n' : ''}${csvLine(cellsOf(row))}`;
  });
  return [csvLine(headings), ...lines];
}
