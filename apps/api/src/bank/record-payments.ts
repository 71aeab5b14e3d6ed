import type { ConfirmedBankRow } from '@cleaning/contract/bank';
import { invoicePayer } from '@cleaning/contract/invoices/rules';
import type { Transaction } from '../core/db/client.ts';
import { refuseField } from '../core/http/api-error.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import {
  keepOverpaymentOnce,
  lockInvoices,
  readInvoice,
  recordPaymentOnce,
  recordSplitPayment,
} from '../invoices/index.ts';
import { lockQuotes, recordDeposit } from '../quotes/index.ts';
import { findTickedGroup } from './matching/group-recorded.ts';
import { findRecordedGroups } from './recorded-repository.ts';
import { insertDeposit, insertParts, type BankRowRecord } from './row-repository.ts';

export interface RowContext {
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

export type Paid = Omit<ConfirmedBankRow, 'id' | 'recorded_as'>;

interface Payment {
  readonly reference: string;
  readonly received_on: string;
}

/** Records what a row pays, in the caller's transaction: quotes are locked before invoices. */
export async function recordPayments(
  transaction: Transaction,
  row: BankRowRecord,
  { parts, deposit, kept }: Paid,
  context: RowContext,
): Promise<void> {
  const payment = { reference: referenceOf(row), received_on: row.bookedOn };
  if (deposit !== undefined) await payDeposit(transaction, row, deposit, payment, context);
  await lockInvoices(
    transaction,
    parts.map((part) => part.invoice_id),
    kept === undefined ? [] : [kept.invoice_id],
  );
  if (parts.length > 0) await payInvoices(transaction, row, parts, payment, context);
  if (kept !== undefined) await keepCredit(transaction, kept, payment, context);
}

/**
 * Ticks a row off against what recorded its money before, in the caller's transaction: payments of
 * invoices, a deposit, a credit that was kept. Nothing is added to them.
 *
 * @throws ApiError when it is no longer there, or belongs to another row.
 */
export async function tickOff(
  transaction: Transaction,
  row: BankRowRecord,
  { parts, deposit, kept }: Paid,
  reference: string,
  { viewer }: RowContext,
): Promise<void> {
  // Locked, quotes before invoices, so that nobody takes a payment back meanwhile.
  if (deposit !== undefined) await lockQuotes(transaction, [deposit.quote_id], viewer);
  await lockInvoices(
    transaction,
    [...parts, ...(kept === undefined ? [] : [kept])].map((part) => part.invoice_id),
  );
  const found = findTickedGroup(await findRecordedGroups(transaction, reference), {
    reference,
    bookedOn: row.bookedOn,
    amountCents: row.amountCents,
    parts: parts.map((part) => ({
      invoiceId: part.invoice_id,
      amountCents: part.amount_cents,
    })),
    deposit:
      deposit === undefined
        ? null
        : { quoteId: deposit.quote_id, amountCents: deposit.amount_cents },
    keptCents: kept?.amount_cents ?? 0,
  });
  if (found === undefined) {
    throw refuseField(
      'recorded_as',
      'This money is no longer recorded like that, or belongs to another row. Read the rows again.',
    );
  }
  await insertParts(transaction, partsOf(row, parts));
  if (deposit !== undefined) await insertDepositOf(transaction, row, deposit);
}

const insertDepositOf = (
  transaction: Transaction,
  { id: rowId }: BankRowRecord,
  { quote_id: quoteId, amount_cents: amountCents }: NonNullable<Paid['deposit']>,
) => insertDeposit(transaction, { rowId, quoteId, amountCents });

const partsOf = ({ id }: BankRowRecord, parts: Paid['parts']) =>
  parts.map((part) => ({
    rowId: id,
    invoiceId: part.invoice_id,
    amountCents: part.amount_cents,
  }));

/**
 * The reference of the row's payments. Money that is recorded with it already, such as from a
 * remittance, is not recorded again. So each row has its own, and a new one after its payments were
 * taken back.
 */
export function referenceOf({ text, position, takenBackCount }: BankRowRecord): string {
  const entry = takenBackCount === 0 ? '' : `, entry ${takenBackCount + 1}`;
  const suffix = ` (bank row ${position}${entry})`;
  return `${text.slice(0, 100 - suffix.length)}${suffix}`;
}

async function payInvoices(
  transaction: Transaction,
  row: BankRowRecord,
  parts: Paid['parts'],
  payment: Payment,
  { viewer, now }: RowContext,
): Promise<void> {
  const payers = [];
  for (const id of parts.map((part) => part.invoice_id).toSorted()) {
    const { kind, plan_management: plan } = await readInvoice(transaction, { id, viewer, now });
    payers.push(invoicePayer(kind, plan));
  }
  const isFromAgency = payers.every((payer) => payer === 'agency');
  await recordSplitPayment(
    transaction,
    { viewer, now },
    {
      ...payment,
      amount_cents: parts.reduce((sum, part) => sum + part.amount_cents, 0),
      parts,
      method: isFromAgency ? 'ndis_claim' : 'bank_transfer',
      // The date comes from the bank, so it cannot be a typing error.
      confirm_before_issue: true,
    },
    recordPaymentOnce,
  );
  await insertParts(transaction, partsOf(row, parts));
}

async function payDeposit(
  transaction: Transaction,
  row: BankRowRecord,
  deposit: NonNullable<Paid['deposit']>,
  payment: Payment,
  { viewer, now }: RowContext,
): Promise<void> {
  const { quote_id: id, amount_cents } = deposit;
  const how = { ...payment, amount_cents, method: 'bank_transfer' } as const;
  await recordDeposit(transaction, { id, viewer, now }, how);
  await insertDepositOf(transaction, row, deposit);
}

async function keepCredit(
  transaction: Transaction,
  { invoice_id: id, amount_cents: amountCents }: NonNullable<Paid['kept']>,
  payment: Payment,
  { viewer, now }: RowContext,
): Promise<void> {
  const call = { id, viewer, now };
  const invoice = await readInvoice(transaction, call);
  if (invoice.status === 'draft') throw refuseField('kept', 'Choose an invoice that was issued.');
  await keepOverpaymentOnce(transaction, call, { ...payment, amountCents });
}
