import { invoicePayer, type ConfirmedBankRow } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import { refuseField } from '../../platform/http/api-error.ts';
import type { StaffViewer } from '../../platform/http/viewer.ts';
import {
  keepOverpaymentOnce,
  readInvoice,
  recordSplitPayment,
  type MoneyService,
} from '../invoices/index.ts';
import type { DepositService } from '../quotes/index.ts';
import { insertDeposit, insertParts, type BankRowRecord } from './row-repository.ts';

export interface RowContext {
  readonly viewer: StaffViewer;
  readonly now: Date;
}

/** The services that record received money for invoices and for deposits. */
export interface Ledgers {
  readonly money: MoneyService;
  readonly deposits: Pick<DepositService, 'record' | 'takeBack'>;
}

export type Paid = Omit<ConfirmedBankRow, 'id'>;

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
  ledgers: Ledgers,
): Promise<void> {
  const payment = { reference: referenceOf(row), received_on: row.bookedOn };
  if (deposit !== undefined) await payDeposit(transaction, row, deposit, payment, context, ledgers);
  if (parts.length > 0) await payInvoices(transaction, row, parts, payment, context, ledgers);
  if (kept !== undefined) await keepCredit(transaction, kept, payment, context);
}

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
  { money }: Ledgers,
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
    { pay: money.payOnce },
  );
  await insertParts(
    transaction,
    parts.map((part) => ({
      rowId: row.id,
      invoiceId: part.invoice_id,
      amountCents: part.amount_cents,
    })),
  );
}

async function payDeposit(
  transaction: Transaction,
  row: BankRowRecord,
  { quote_id: quoteId, amount_cents }: NonNullable<Paid['deposit']>,
  payment: Payment,
  { viewer, now }: RowContext,
  { deposits }: Ledgers,
): Promise<void> {
  const call = { id: quoteId, viewer, now };
  await deposits.record(transaction, call, { ...payment, amount_cents, method: 'bank_transfer' });
  await insertDeposit(transaction, { rowId: row.id, quoteId, amountCents: amount_cents });
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
