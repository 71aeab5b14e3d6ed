import { plural } from '@cleaning/contract/rules';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { ApiError, notFound } from '../core/http/api-error.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { toBankStatement } from './view.ts';
import { listNextPlaces, moveRow } from './repeat-repository.ts';
import { deleteRowsOf, lockRowsOf } from './row-repository.ts';
import {
  deleteStatement,
  findStatement,
  lockImports,
  updateStatement,
} from './statement-repository.ts';

interface Discard {
  readonly id: string;
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

/**
 * Removes an import of which nothing was recorded, in the caller's transaction. Rows that a later
 * file contains too are moved to that file, so that no money is lost; the others can be imported
 * again.
 *
 * @throws ApiError `not_found`, or `invalid_transition` once one of its rows was recorded.
 */
export async function discardStatement(
  transaction: Transaction,
  { id, viewer, now }: Discard,
): Promise<void> {
  await lockImports(transaction);
  // A concurrent call that records one of the rows either runs before this lock, or finds the row
  // gone.
  const rows = await lockRowsOf(transaction, id);
  const statement = await findStatement(transaction, id);
  if (statement === undefined) throw notFound();
  const recorded = rows.filter(({ status }) => status === 'matched').length;
  if (recorded > 0) {
    throw new ApiError(
      'invalid_transition',
      `${plural(recorded, 'row of this file is', 'rows of this file are')} recorded already, so it cannot be discarded. Set the other rows aside instead.`,
      { current: toBankStatement(statement) },
    );
  }
  await moveRepeatedRows(transaction, id, new Set(openIdsOf(rows)));
  await deleteRowsOf(transaction, id);
  await deleteStatement(transaction, id);
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'delete',
    subjectType: 'bank_statement',
    subjectId: id,
    clientId: null,
    reason: null,
    now,
  });
}

const openIdsOf = (rows: Awaited<ReturnType<typeof lockRowsOf>>): string[] =>
  rows.flatMap(({ id, status }) => (status === 'open' ? [id] : []));

/**
 * Moves repeated rows to the later statement. A statement that gets an open row is no longer
 * finished.
 */
async function moveRepeatedRows(
  transaction: Transaction,
  id: string,
  openIds: ReadonlySet<string>,
): Promise<void> {
  const places = await listNextPlaces(transaction, id);
  for (const place of places) await moveRow(transaction, place);
  const byStatement = Map.groupBy(places, ({ statementId }) => statementId);
  for (const [statementId, moved] of byStatement) {
    const isOpenAgain = moved.some(({ rowId }) => openIds.has(rowId));
    await updateStatement(transaction, statementId, {
      ...(isOpenAgain ? { finishedAt: null, finishedBy: null } : {}),
      usedCountChange: -moved.length,
    });
  }
}
