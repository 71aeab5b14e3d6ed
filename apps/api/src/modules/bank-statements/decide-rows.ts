import {
  invoicePayer,
  type BankRow,
  type BankRowResult,
  type ConfirmedBankRow,
} from '@cleaning/contract';
import { formatAud } from '@cleaning/pricing';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { ApiError, notFound, refuseField, staleVersion } from '../../platform/http/api-error.ts';
import type { StaffViewer } from '../../platform/http/viewer.ts';
import {
  keepOverpayment,
  readInvoice,
  recordSplitPayment,
  type MoneyService,
} from '../invoices/index.ts';
import { toBankRow } from './mapper.ts';
import {
  decideRow,
  findRow,
  insertParts,
  listParts,
  lockRow,
  type BankRowRecord,
} from './row-repository.ts';

interface Context {
  readonly viewer: StaffViewer;
  readonly now: Date;
}

/**
 * Records what rows pay, each by itself: when one is refused, the others stay as they went. Two calls at once
 * lock rows in one order, so that they cannot deadlock.
 *
 * @returns what became of each, in the order in which they were chosen.
 */
export async function confirmRows(
  transaction: Transaction,
  rows: readonly ConfirmedBankRow[],
  context: Context,
  money: MoneyService,
): Promise<BankRowResult[]> {
  const results = new Map<string, BankRowResult>();
  for (const confirmed of rows.toSorted((a, b) => a.id.localeCompare(b.id))) {
    results.set(confirmed.id, await confirmOne(transaction, confirmed, context, money));
  }
  return rows.flatMap(({ id }) => results.get(id) ?? []);
}

async function confirmOne(
  transaction: Transaction,
  confirmed: ConfirmedBankRow,
  context: Context,
  money: MoneyService,
): Promise<BankRowResult> {
  try {
    const row = await transaction.transaction((savepoint) =>
      confirmRow(savepoint, confirmed, context, money),
    );
    return { row_id: confirmed.id, row, error: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [first] = Object.values(error.fields ?? {}).flat();
    const detail = first ?? error.message;
    return { row_id: confirmed.id, row: null, error: { code: error.code, detail } };
  }
}

async function confirmRow(
  transaction: Transaction,
  { id, parts, kept }: ConfirmedBankRow,
  context: Context,
  money: MoneyService,
): Promise<BankRow> {
  const row = await lockOpenRow(transaction, id);
  assertWhole(row, parts, kept);
  await recordPayments(transaction, row, { parts, kept }, context, money);
  await insertParts(
    transaction,
    parts.map((part) => ({
      rowId: id,
      invoiceId: part.invoice_id,
      amountCents: part.amount_cents,
    })),
  );
  await decideRow(transaction, row, {
    status: 'matched',
    reason: null,
    keptCents: kept?.amount_cents ?? 0,
    decidedBy: context.viewer.staffId,
    decidedAt: context.now,
  });
  return presentRow(transaction, id);
}

type Paid = Pick<ConfirmedBankRow, 'parts' | 'kept'>;

/** The payments of a row. The same reference again would be the same payment, so each row has its own. */
async function recordPayments(
  transaction: Transaction,
  row: BankRowRecord,
  { parts, kept }: Paid,
  { viewer, now }: Context,
  money: MoneyService,
): Promise<void> {
  const suffix = ` (bank row ${row.position})`;
  const payment = {
    reference: `${row.text.slice(0, 100 - suffix.length)}${suffix}`,
    received_on: row.bookedOn,
  };
  const named = parts.map((part) => part.invoice_id);
  const payers = [];
  for (const id of [...named].toSorted()) {
    const { kind, plan_management: plan } = await readInvoice(transaction, { id, viewer, now });
    payers.push(invoicePayer(kind, plan));
  }
  const isFromAgency = payers.length > 0 && payers.every((payer) => payer === 'agency');
  if (parts.length > 0) {
    const amount_cents = parts.reduce((sum, part) => sum + part.amount_cents, 0);
    await recordSplitPayment(
      transaction,
      { viewer, now },
      {
        ...payment,
        amount_cents,
        parts,
        method: isFromAgency ? 'ndis_claim' : 'bank_transfer',
        // The bank says the day, so it is no slip of the pen.
        confirm_before_issue: true,
      },
      money,
    );
  }
  if (kept === undefined) return;
  const invoice = await readInvoice(transaction, { id: kept.invoice_id, viewer, now });
  if (invoice.status === 'draft') throw refuseField('kept', 'Choose an invoice that was issued.');
  await keepOverpayment(
    transaction,
    invoice,
    { ...payment, amountCents: kept.amount_cents },
    viewer,
    now,
  );
}

/** @throws ApiError when a part of the money would go unsaid, or more than there is would be used. */
function assertWhole(row: BankRowRecord, parts: Paid['parts'], kept: Paid['kept']): void {
  const used = parts.reduce((sum, part) => sum + part.amount_cents, kept?.amount_cents ?? 0);
  if (used === row.amountCents) return;
  throw refuseField(
    'parts',
    used > row.amountCents
      ? `This comes to ${money(used - row.amountCents)} more than the ${money(row.amountCents)} that came.`
      : `${money(row.amountCents - used)} of it is left. Choose another invoice for it, or keep it as a credit.`,
  );
}

const money = (cents: number): string => formatAud(cents, { decimals: 'always' });

/** Says that a row pays no invoice, in the caller's transaction. */
export const setRowAside = (
  transaction: Transaction,
  {
    id,
    version,
    reason,
  }: { readonly id: string; readonly version: number; readonly reason: string },
  context: Context,
): Promise<BankRow> =>
  changeRow(transaction, { id, version, from: 'open', reason }, context, {
    status: 'set_aside',
    reason,
    keptCents: 0,
    decidedBy: context.viewer.staffId,
    decidedAt: context.now,
  });

/** Takes back that a row was set aside, in the caller's transaction. */
export const reopenRow = (
  transaction: Transaction,
  { id, version }: { readonly id: string; readonly version: number },
  context: Context,
): Promise<BankRow> =>
  changeRow(transaction, { id, version, from: 'set_aside', reason: null }, context, {
    status: 'open',
    reason: null,
    keptCents: 0,
    decidedBy: null,
    decidedAt: null,
  });

interface RowChange {
  readonly id: string;
  readonly version: number;
  readonly from: BankRowRecord['status'];
  readonly reason: string | null;
}

async function changeRow(
  transaction: Transaction,
  { id, version, from, reason }: RowChange,
  { viewer, now }: Context,
  decision: Parameters<typeof decideRow>[2],
): Promise<BankRow> {
  const row = await lockRow(transaction, id);
  if (row === undefined) throw notFound();
  if (row.version !== version) {
    throw staleVersion(
      await presentRow(transaction, id),
      'This row has changed since you opened it. Check it and try again.',
    );
  }
  if (row.status !== from) throw await alreadyDecided(transaction, row);
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
  return presentRow(transaction, id);
}

async function lockOpenRow(transaction: Transaction, id: string): Promise<BankRowRecord> {
  const row = await lockRow(transaction, id);
  if (row === undefined) throw notFound();
  if (row.status !== 'open') throw await alreadyDecided(transaction, row);
  return row;
}

async function alreadyDecided(transaction: Transaction, row: BankRowRecord): Promise<ApiError> {
  const current = await presentRow(transaction, row.id);
  const who = current.decided_by ?? 'Another member of staff';
  const invoices = current.paid.map(({ number }) => number).join(', ');
  const messages = {
    open: 'Nothing was decided about this row yet.',
    set_aside: `${who} has set this row aside: ${current.reason}`,
    matched: `${who} has used this row already${invoices === '' ? '' : `, for ${invoices}`}.`,
  };
  return new ApiError('invalid_transition', messages[row.status], { current });
}

async function presentRow(queryable: Queryable, id: string): Promise<BankRow> {
  const row = await findRow(queryable, id);
  if (row === undefined) throw new Error('A row that was locked is not there.');
  return toBankRow(row, await listParts(queryable, [id]));
}
