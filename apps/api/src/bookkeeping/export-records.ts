import type { BookkeepingQuery } from '@cleaning/contract/bookkeeping';
import {
  readSnapshot,
  type Database,
  type Queryable,
  type Transaction,
} from '../core/db/client.ts';
import type { FileAnswer } from '../core/http/handlers.ts';
import { readSettings } from '../settings/settings-record.ts';
import { listIssuedLines, listMovements, type Period } from './bookkeeping-repository.ts';
import { exportFile, linesOf, type ExportContext } from './export-file.ts';
import { layoutsFor } from './layouts.ts';
import { listPrepayments } from './prepayments-repository.ts';
import { listReductions, type Reduction, type ReductionKind } from './reductions-repository.ts';
import { linesOfReductions } from './sales-of-reductions.ts';

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
  `${layout}-${record.replace('_', '-')}-${from}-to-${to}.csv`;

async function linesOfRecords(
  transaction: Transaction,
  { record, layout, ...period }: BookkeepingQuery,
): Promise<string[]> {
  const layouts = layoutsFor(layout, await readSettings(transaction));
  if (record === 'invoices') {
    return linesOf(layouts.invoices, await listIssuedLines(transaction, period));
  }
  if (record === 'payments') {
    return linesOf(layouts.payments, await listMovements(transaction, period));
  }
  if (record === 'prepayments') {
    return linesOf(layouts.prepayments, await listPrepayments(transaction, period));
  }
  return linesOf(layouts[record], (await readReductions(transaction, period))[record]);
}

/** The lines of the credits of a period, and those of what was written off or became void in it. */
export async function readReductions(queryable: Queryable, period: Period) {
  const reductions = await listReductions(queryable, period);
  const inFiles = reductions.filter((reduction) => !isLeftOut(reduction, period));
  return {
    credits: linesOfReductions(inFiles.filter(({ kind }) => kind === 'credit')),
    write_offs: linesOfReductions(inFiles.filter(({ kind }) => kind !== 'credit')),
    voidedCents: -sumOfKinds(reductions, ['void']),
    writtenOffCents: -sumOfKinds(reductions, ['write_off', 'recovered']),
  };
}

/** An invoice that was issued and became void in one period is in none of its files. */
const isLeftOut = ({ kind, invoice }: Reduction, { from }: Period): boolean =>
  kind === 'void' && (invoice.issueDate ?? '') >= from;

const sumOfKinds = (reductions: readonly Reduction[], kinds: readonly ReductionKind[]): number =>
  reductions
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
