import type { BookkeepingQuery } from '@cleaning/contract';
import { csvLine } from '@cleaning/ndis';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { readSnapshot, type Database, type Transaction } from '../../platform/db/client.ts';
import type { FileAnswer } from '../../platform/http/handlers.ts';
import { listIssuedLines, listMovements } from './bookkeeping-repository.ts';
import type { Layout } from './layout.ts';
import { LAYOUTS } from './layouts.ts';

interface ExportContext {
  readonly actorId: string;
  readonly now: Date;
}

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The records of a period as a file that a bookkeeping program imports; the audit log says who took it. */
export async function exportRecords(
  database: Database,
  query: BookkeepingQuery,
  { actorId, now }: ExportContext,
): Promise<FileAnswer> {
  const { record, layout, from, to } = query;
  const lines = await readSnapshot(database, (snapshot) => linesOf(snapshot, query));
  await database.transaction((transaction) =>
    recordAudit(transaction, {
      actorId,
      action: 'export',
      subjectType: 'invoice',
      subjectId: null,
      clientId: null,
      reason: `${record} from ${from} to ${to} for ${layout}`,
      now,
    }),
  );
  return {
    fileName: exportFileName(query),
    mediaType: 'text/csv; charset=utf-8',
    content: Buffer.from(`${BYTE_ORDER_MARK}${lines.join('')}`, 'utf8'),
  };
}

/** What a file of an export is called. */
export const exportFileName = ({ record, layout, from, to }: BookkeepingQuery): string =>
  `${layout}-${record}-${from}-to-${to}.csv`;

async function linesOf(
  transaction: Transaction,
  { record, layout, ...period }: BookkeepingQuery,
): Promise<string[]> {
  if (record === 'invoices') {
    return written(LAYOUTS[layout].invoices, await listIssuedLines(transaction, period));
  }
  const kinds = record === 'credits' ? (['credit'] as const) : (['payment', 'refund'] as const);
  return written(LAYOUTS[layout][record], await listMovements(transaction, period, kinds));
}

function written<Row>({ headings, cellsOf, recordOf }: Layout<Row>, rows: readonly Row[]) {
  const lines = rows.map((row, index) => {
    const before = rows[index - 1];
    const isNext =
      recordOf !== undefined && before !== undefined && recordOf(before) !== recordOf(row);
    return `${isNext ? '\r\n' : ''}${csvLine(cellsOf(row))}`;
  });
  return [csvLine(headings), ...lines];
}
