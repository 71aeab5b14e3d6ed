import type { BankStatement } from '@cleaning/contract/bank';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import type { BankFile } from './files/to-bank-file.ts';
import { findRepeats } from './find-repeats.ts';
import { fingerprintRows } from './fingerprint-rows.ts';
import { toBankStatement } from './view.ts';
import { insertRepeats, insertRows, listKnownRows } from './repeat-repository.ts';
import {
  findStatement,
  insertStatement,
  lockImports,
  updateStatement,
} from './statement-repository.ts';

interface Import {
  readonly fileName: string;
  readonly file: BankFile;
  readonly hasChosenColumns: boolean;
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

const MAX_NAME = 120;

/**
 * Stores the rows of a file that no earlier file had, in the caller's transaction. A file without
 * new rows is finished at once where the bank's ids say so. Where day, amount and text alone say so,
 * staff look at it first: a payment like an earlier one would be missed.
 */
export async function importStatement(
  transaction: Transaction,
  { fileName, file, hasChosenColumns, viewer, now }: Import,
): Promise<BankStatement> {
  await lockImports(transaction);
  const accountEnding = file.account.slice(-4);
  const known = await listKnownRows(transaction, { ...file, accountEnding });
  const { repeats, added } = findRepeats(fingerprintRows(file), known, file.format);
  const statementId = await insertStatement(transaction, {
    fileName:
      fileName
        .replaceAll(/[\p{Cc}/\\]/gu, ' ')
        .trim()
        .slice(0, MAX_NAME) || 'statement',
    format: file.format,
    accountEnding,
    account: file.account,
    firstDay: file.firstDay,
    lastDay: file.lastDay,
    usedCount: 0,
    outCount: file.outCount,
    ...file.balance,
    hasChosenColumns,
    importedBy: viewer.staffId,
    createdAt: now,
  });
  await insertRows(transaction, statementId, added);
  await insertRepeats(transaction, statementId, repeats);
  const isDone = added.length === 0 && repeats.every(({ isCertain }) => isCertain);
  await updateStatement(transaction, statementId, {
    usedCountChange: repeats.length,
    ...(isDone ? { finishedAt: now, finishedBy: viewer.staffId } : {}),
  });
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'create',
    subjectType: 'bank_statement',
    subjectId: statementId,
    clientId: null,
    reason: null,
    now,
  });
  const stored = await findStatement(transaction, statementId);
  if (stored === undefined) throw new Error('A statement that was stored is not there.');
  return toBankStatement(stored);
}
