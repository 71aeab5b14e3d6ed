import { recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import type { RowContext } from './record-payments.ts';
import { decideRow, type BankRowRecord, type RowDecision } from './row-repository.ts';
import { updateStatement } from './statement-repository.ts';

/** Reopens the statement of a row, and returns the columns that reopen the row. */
export async function decideAgain(
  transaction: Transaction,
  row: BankRowRecord,
): Promise<RowDecision> {
  await updateStatement(transaction, row.statementId, { finishedAt: null, finishedBy: null });
  return {
    status: 'open',
    reason: null,
    keptCents: 0,
    keptInvoiceId: null,
    decidedBy: null,
    decidedAt: null,
    takenBackCount:
      row.takenBackCount + (row.status === 'matched' && row.recordedReference === null ? 1 : 0),
    recordedReference: null,
  };
}

/** Stores a decision about a locked row, with who made it and why. */
export async function writeDecision(
  transaction: Transaction,
  row: BankRowRecord,
  decision: RowDecision,
  reason: string | null,
  { viewer, now }: RowContext,
): Promise<void> {
  await decideRow(transaction, row, decision);
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'update',
    subjectType: 'bank_statement',
    subjectId: row.statementId,
    clientId: null,
    reason,
    now,
  });
}
