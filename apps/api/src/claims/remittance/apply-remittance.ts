import type { Remittance, RemittanceInvoice, RemittancePayer } from '@cleaning/contract/claims';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { findRowsOfTransfers } from '../../bank/rows-of-transfers.ts';
import {
  creditUnclaimed,
  findInvoicesByNumber,
  insertLinePayments,
  keepOverpayment,
  lockInvoices,
  recordPayment,
  moveClaim,
  noteRejection,
  type RemittedInvoice,
} from '../../invoices/index.ts';
import { canBeRejected } from './answer-for.ts';
import {
  matchRemittance,
  numbersIn,
  type MatchedInvoice,
  type MatchedRemittance,
  type ReadRemittance,
} from './match-remittance.ts';
import type { MatchedRow } from './match-line.ts';

interface ClaimContext {
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

/** How many days back a bank row may be suggested for the money of a file. */
const BANK_ROW_DAYS = 90;

/** Matches a remittance with invoices. Nothing is stored. */
export async function previewRemittance(
  queryable: Queryable,
  remittance: ReadRemittance,
  now: Date,
): Promise<Remittance> {
  const today = sydneyDateOf(now);
  const { rows, matched } = await matchRemittance(queryable, remittance, { today });
  return toRemittance(
    queryable,
    rows,
    matched.map(({ answer }) => answer),
    today,
  );
}

/**
 * Records what a remittance pays and rejects, in the caller's transaction. Payments are identified
 * by their reference, and a claim is rejected once, so importing the same file again changes
 * nothing.
 *
 * @throws ApiError `validation_failed` when there is money to record but no reference.
 */
export async function applyRemittance(
  transaction: Transaction,
  remittance: ReadRemittance,
  context: ClaimContext,
): Promise<Remittance> {
  const today = sydneyDateOf(context.now);
  const named = await findInvoicesByNumber(transaction, numbersIn(remittance));
  const ids = named.map(({ id }) => id);
  // Which of them are paid too much is known only once they are locked.
  await lockInvoices(transaction, ids, ids);
  const { rows, matched } = await matchRemittance(transaction, remittance, {
    today,
    isLocking: true,
  });
  const fresh = matched.filter(({ answer }) => !answer.is_applied);
  for (const invoice of fresh) await applyTo(transaction, invoice, remittance, context);
  // What is kept pays other open invoices, so all of them have what the file says first.
  for (const invoice of fresh) await keepRest(transaction, invoice, remittance, context);
  const after = await findInvoicesByNumber(
    transaction,
    matched.map(({ answer }) => answer.number),
  );
  const leftOf = new Map(after.map(({ id, balanceCents }) => [id, balanceCents]));
  const invoices = matched.map(({ answer }) => ({
    ...answer,
    is_applied: true,
    left_cents: leftOf.get(answer.invoice_id) ?? answer.left_cents,
  }));
  return toRemittance(transaction, rows, invoices, today);
}

async function toRemittance(
  queryable: Queryable,
  rows: MatchedRemittance['rows'],
  invoices: RemittanceInvoice[],
  today: string,
): Promise<Remittance> {
  return {
    rows: rows.map(
      ({ row, reference, outcome, invoice_id, asked_cents, paid_cents, line, reason }) => ({
        row,
        reference,
        outcome,
        invoice_id,
        asked_cents,
        paid_cents,
        line,
        reason,
      }),
    ),
    invoices,
    payers: await findPayers(queryable, invoices, today),
    paid_cents: invoices.reduce((sum, invoice) => sum + invoice.paid_cents, 0),
  };
}

/** The total of each payer, with the bank row that may be the same money. */
async function findPayers(
  queryable: Queryable,
  invoices: readonly RemittanceInvoice[],
  today: string,
): Promise<RemittancePayer[]> {
  const transfers = [...Map.groupBy(invoices, ({ payer_name: name }) => name)].map(
    ([payerName, own]) => ({
      payer: own[0]?.payer ?? 'unknown',
      payerName,
      amountCents: own.reduce((sum, { paid_cents: cents }) => sum + cents, 0),
      invoices: own.map(({ invoice_id, number, client_id }) => ({
        id: invoice_id,
        number,
        clientId: client_id,
      })),
    }),
  );
  const rows = await findRowsOfTransfers(queryable, transfers, addDays(today, -BANK_ROW_DAYS));
  return transfers.map(({ payerName, amountCents }, at) => {
    const row = rows[at] ?? null;
    return {
      name: payerName,
      paid_cents: amountCents,
      bank_row:
        row === null ? null : { booked_on: row.bookedOn, text: row.text, reference: row.reference },
    };
  });
}

async function applyTo(
  transaction: Transaction,
  { row, newMoney, answer }: MatchedInvoice,
  remittance: ReadRemittance,
  { viewer, now }: ClaimContext,
): Promise<void> {
  const call = { id: row.id, viewer, now };
  if (answer.new_cents > 0)
    await recordMoney(transaction, { row, newMoney, answer }, remittance, call);
  const { rejected_reason: rejected } = answer;
  if (row.claimStatus === 'not_applicable') {
    if (rejected !== null && answer.rejected_before === null && canBeRejected(row)) {
      await noteRejection(transaction, call, rejected);
    }
    return;
  }
  if (answer.waits_for_rows) return;
  if (rejected !== null) {
    if (canBeRejected(row)) {
      await moveClaim(transaction, call, 'reject_claim', { reason: rejected });
    }
    return;
  }
  await creditUnclaimed(transaction, call, remittance.reference ?? `NDIS claim ${row.number}`);
  await settleClaim(transaction, row, call);
}

/** Records the money that is not recorded yet, up to what is owed. */
async function recordMoney(
  transaction: Transaction,
  { row, newMoney, answer }: MatchedInvoice,
  { reference, received_on }: ReadRemittance,
  call: ClaimContext & { readonly id: string },
): Promise<void> {
  if (reference === undefined) {
    throw refuseField('reference', 'Enter the reference that the bank statement shows.');
  }
  const { new_cents: paid, overpaid_cents: over } = answer;
  const method = row.planManagement === 'agency' ? 'ndis_claim' : 'bank_transfer';
  let paymentId: string | null = null;
  if (paid > over) {
    const amount_cents = paid - over;
    // Lines of one price are paid by files of one day, and matching found that they are others.
    const payment = {
      amount_cents,
      reference,
      method,
      received_on,
      confirm_another: true,
    } as const;
    const { payments } = await recordPayment(transaction, call, payment);
    paymentId = payments.at(-1)?.id ?? null;
  }
  const linePayment = { reference, paymentId, createdAt: call.now };
  await insertLinePayments(transaction, linePaymentsOf(newMoney.rows, linePayment));
}

/** Keeps what an invoice was paid too much as a credit of its client. */
async function keepRest(
  transaction: Transaction,
  { row, answer }: MatchedInvoice,
  { reference, received_on }: ReadRemittance,
  context: ClaimContext,
): Promise<void> {
  const { new_cents: paid, overpaid_cents: amountCents } = answer;
  if (paid === 0 || amountCents === 0 || reference === undefined) return;
  const rest = { reference, received_on, amountCents };
  await keepOverpayment(transaction, { ...context, id: row.id }, rest);
}

/** The payments of single lines. Several rows for one line are added up to one payment. */
function linePaymentsOf(
  rows: readonly MatchedRow[],
  linePayment: {
    readonly reference: string;
    readonly paymentId: string | null;
    readonly createdAt: Date;
  },
) {
  const paid = new Map<string, number>();
  for (const { line, paid_cents: cents } of rows) {
    if (line !== null && cents > 0) paid.set(line.id, (paid.get(line.id) ?? 0) + cents);
  }
  return [...paid].map(([lineId, amountCents]) => ({ ...linePayment, lineId, amountCents }));
}

/** Accepts a claim that was paid, and reconciles it when nothing of its invoice is left. */
async function settleClaim(
  transaction: Transaction,
  { claimStatus }: RemittedInvoice,
  call: ClaimContext & { readonly id: string },
): Promise<void> {
  const reason = 'Paid by remittance.';
  if (claimStatus === 'submitted') await moveClaim(transaction, call, 'accept_claim', { reason });
  if (claimStatus !== 'submitted' && claimStatus !== 'accepted') return;
  const [latest] = await findInvoicesByNumber(transaction, [], { id: call.id });
  if (latest?.receivableCents === 0) {
    await moveClaim(transaction, call, 'reconcile_claim', { reason });
  }
}
