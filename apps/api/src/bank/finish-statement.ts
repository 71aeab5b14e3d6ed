import { plural } from '@cleaning/contract/rules';
import type { BankStatement } from '@cleaning/contract/bank';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { ApiError, notFound } from '../core/http/api-error.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { toBankStatement } from './view.ts';
import {
  findStatement,
  lockStatement,
  updateStatement,
  type StatementRow,
} from './statement-repository.ts';

interface Finish {
  readonly id: string;
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

/**
 * Marks a statement as finished, in the caller's transaction. A finished statement stays as it is.
 *
 * @throws ApiError `not_found`, or `invalid_transition` while one of its rows is open.
 */
export async function finishStatement(
  transaction: Transaction,
  { id, viewer, now }: Finish,
): Promise<BankStatement> {
  // A concurrent call that reopens a row waits for this lock, and then reopens the statement.
  await lockStatement(transaction, id);
  const statement = await readStatement(transaction, id);
  if (statement.finishedAt !== null) return toBankStatement(statement);
  const { openCount } = statement;
  if (openCount > 0) {
    throw new ApiError(
      'invalid_transition',
      `${plural(openCount, 'row is', 'rows are')} still to be decided.`,
      { current: toBankStatement(statement) },
    );
  }
  await updateStatement(transaction, id, { finishedAt: now, finishedBy: viewer.staffId });
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'update',
    subjectType: 'bank_statement',
    subjectId: id,
    clientId: null,
    reason: null,
    now,
  });
  return toBankStatement(await readStatement(transaction, id));
}

async function readStatement(transaction: Transaction, id: string): Promise<StatementRow> {
  const statement = await findStatement(transaction, id);
  if (statement === undefined) throw notFound();
  return statement;
}
