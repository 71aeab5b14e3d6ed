import type { BookkeepingQuery } from '@cleaning/contract';
import { readSnapshot, type Database, type Transaction } from '../../platform/db/client.ts';
import type { FileAnswer } from '../../platform/http/handlers.ts';
import { listIssuedLines, listMovements } from './bookkeeping-repository.ts';
import { exportFile, linesOf, type ExportContext } from './export-file.ts';
import { readSettings } from '../settings/service.ts';
import { layoutsFor } from './layouts.ts';

/**
 * The records of a period as a file for a bookkeeping program; the audit log gets who exported it.
 */
export async function exportRecords(
  database: Database,
  query: BookkeepingQuery,
  context: ExportContext,
): Promise<FileAnswer> {
  const { record, layout, from, to } = query;
  const lines = await readSnapshot(database, (snapshot) => linesOfRecords(snapshot, query));
  const what = `${record} from ${from} to ${to} for ${layout}`;
  return exportFile(database, { fileName: exportFileName(query), lines, what }, context);
}

/** The name of an exported file. */
export const exportFileName = ({ record, layout, from, to }: BookkeepingQuery): string =>
  `${layout}-${record}-${from}-to-${to}.csv`;

async function linesOfRecords(
  transaction: Transaction,
  { record, layout, ...period }: BookkeepingQuery,
): Promise<string[]> {
  const layouts = layoutsFor(layout, await readSettings(transaction));
  if (record === 'invoices') {
    return linesOf(layouts.invoices, await listIssuedLines(transaction, period));
  }
  const kinds = record === 'credits' ? (['credit'] as const) : (['payment', 'refund'] as const);
  return linesOf(layouts[record], await listMovements(transaction, period, kinds));
}
