import type { BankRow, BankRowResult, ConfirmedBankRow } from '@cleaning/contract/bank';
import { formatMoney } from '@cleaning/pricing';
import type { CommandCall } from '../core/command.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { lockSameVersion, type VersionedRecord } from '../core/edit.ts';
import { ApiError, refuseField } from '../core/http/api-error.ts';
import type { RunEach } from '../core/http/handlers.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { toBankRow } from './view.ts';
import { recordPayments, tickOff, type Paid, type RowContext } from './record-payments.ts';
import {
  decideRow,
  findRow,
  listPaid,
  lockRow,
  type BankRowRecord,
  type RowDecision,
} from './row-repository.ts';
import { takeBackPayments } from './take-back-payments.ts';
import { decideAgain, writeDecision } from './write-decision.ts';

/**
 * Records what some rows pay, each separately: when one is refused, the others are still recorded.
 *
 * @returns the result for each row, in the order in which they were chosen.
 */
export const confirmRows = (
  each: RunEach,
  rows: readonly ConfirmedBankRow[],
  context: RowContext,
): Promise<BankRowResult[]> =>
  each<ConfirmedBankRow, BankRowResult>(
    rows,
    async (transaction, confirmed) => ({
      row_id: confirmed.id,
      row: await confirmRow(transaction, confirmed, context),
      error: null,
    }),
    (error, { id }) => ({ row_id: id, row: null, error }),
  );

async function confirmRow(
  transaction: Transaction,
  { id, recorded_as: recordedAs, ...paid }: ConfirmedBankRow,
  context: RowContext,
): Promise<BankRow> {
  const row = await lockKnownRow(transaction, id);
  if (row.status !== 'open') throw await alreadyDecided(transaction, row);
  assertFullyAllocated(row, paid);
  if (recordedAs === undefined) await recordPayments(transaction, row, paid, context);
  else await tickOff(transaction, row, paid, recordedAs, context);
  await decideRow(transaction, row, {
    status: 'matched',
    reason: null,
    keptCents: paid.kept?.amount_cents ?? 0,
    keptInvoiceId: paid.kept?.invoice_id ?? null,
    decidedBy: context.viewer.staffId,
    decidedAt: context.now,
    recordedReference: recordedAs ?? null,
  });
  return showRow(transaction, id);
}

async function lockKnownRow(transaction: Transaction, id: string): Promise<BankRowRecord> {
  const row = await lockRow(transaction, id);
  if (row !== undefined) return row;
  throw new ApiError('not_found', 'This row is not there any more: its import was discarded.');
}

/**
 * @throws ApiError when part of the money is not allocated, or more is allocated than the row has.
 */
function assertFullyAllocated(row: BankRowRecord, { parts, deposit, kept }: Paid): void {
  const used = [...parts, deposit, kept].reduce((sum, part) => sum + (part?.amount_cents ?? 0), 0);
  if (used === row.amountCents) return;
  throw refuseField(
    'parts',
    used > row.amountCents
      ? `This comes to ${formatMoney(used - row.amountCents)} more than the ${formatMoney(row.amountCents)} that came.`
      : `${formatMoney(row.amountCents - used)} of it is left. Choose another invoice for it, or keep it as a credit.`,
  );
}

type RowCall = CommandCall<OfficeViewer>;

/** Records that a row pays no invoice, in the caller's transaction. */
export const setRowAside = (
  transaction: Transaction,
  call: RowCall,
  reason: string,
): Promise<BankRow> =>
  changeRow(transaction, call, reason, async (row) => {
    if (row.status !== 'open') throw await alreadyDecided(transaction, row);
    return {
      status: 'set_aside',
      reason,
      keptCents: 0,
      keptInvoiceId: null,
      decidedBy: call.viewer.staffId,
      decidedAt: call.now,
    };
  });

/**
 * Undoes the decision about a row, in the caller's transaction: that it was set aside or, with a
 * reason, what it paid. Its statement is then no longer finished.
 */
export const reopenRow = (
  transaction: Transaction,
  call: RowCall,
  reason: string | null = null,
): Promise<BankRow> =>
  changeRow(transaction, call, reason, async (row) => {
    if (row.status === 'open') throw await alreadyDecided(transaction, row);
    if (row.status === 'matched') {
      await takeBackPayments(transaction, row, reason, call);
    }
    return decideAgain(transaction, row);
  });

const bankRow: VersionedRecord<{ readonly row: BankRowRecord }, BankRow, RowCall> = {
  lock: async (transaction, { id }) => ({ row: await lockKnownRow(transaction, id) }),
  viewOf: ({ row }, transaction) => showRow(transaction, row.id),
  staleMessage: 'This row has changed since you opened it. Check it and try again.',
};

/** @param decide checks a locked row, carries out the effects of the decision, and returns it. */
async function changeRow(
  transaction: Transaction,
  call: RowCall,
  reason: string | null,
  decide: (row: BankRowRecord) => Promise<RowDecision>,
): Promise<BankRow> {
  const { row } = await lockSameVersion(bankRow, transaction, call);
  await writeDecision(transaction, row, await decide(row), reason, call);
  return showRow(transaction, row.id);
}

async function alreadyDecided(transaction: Transaction, row: BankRowRecord): Promise<ApiError> {
  const current = await showRow(transaction, row.id);
  const who = current.decided_by ?? 'Another member of staff';
  const paid = [...current.paid.map(({ number }) => number), current.deposit?.reference]
    .filter((name) => name !== undefined)
    .join(', ');
  const messages = {
    open: 'Nothing was decided about this row yet.',
    set_aside: `${who} has set this row aside: ${current.reason}`,
    matched: `${who} has used this row already${paid === '' ? '' : `, for ${paid}`}.`,
  };
  return new ApiError('invalid_transition', messages[row.status], { current });
}

async function showRow(queryable: Queryable, id: string): Promise<BankRow> {
  const row = await findRow(queryable, id);
  if (row === undefined) throw new Error('A row that was locked is not there.');
  return toBankRow(row, await listPaid(queryable, [id]));
}
