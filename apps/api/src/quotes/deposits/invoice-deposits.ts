import {
  heldDeposit,
  transitionDeposit,
  type DepositTransition,
} from '@cleaning/contract/quotes/rules';
import type { Transaction } from '../../core/db/client.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { executeSystemCommand } from '../quote-record.ts';
import { depositOf } from '../view.ts';
import { lockQuote, type QuoteRow } from '../quote-repository.ts';

/**
 * The invoice because of which the service changes a deposit, in the transaction that issues or
 * voids it.
 */
interface InvoiceOfQuote {
  readonly quoteId: string;
  /** Such as INV-2026-00001, for the history of the quote. */
  readonly invoiceNumber: string;
  /** The user who issues or voids the invoice. */
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

/** A part of a deposit that pays an invoice. */
export interface TakenDeposit {
  readonly amountCents: number;
  /** The reference of the payment on the invoice. */
  readonly reference: string;
}

/**
 * Deducts what is held of a deposit from an issued invoice, up to the invoice's total. What is
 * unpaid of the deposit is waived, since the invoice asks for it.
 *
 * @returns null when there is nothing to deduct.
 */
export async function takeDepositOff(
  transaction: Transaction,
  owedCents: number,
  invoice: InvoiceOfQuote,
): Promise<TakenDeposit | null> {
  let locked = await lockQuoteOf(transaction, invoice);
  if (locked.depositStatus === 'due') {
    locked = await moveDeposit(transaction, locked, 'waive_deposit', 0, invoice);
  }
  const amountCents = Math.min(heldDeposit(depositOf(locked)), owedCents);
  if (amountCents === 0) return null;
  await moveDeposit(transaction, locked, 'take_deposit_off', amountCents, invoice);
  return { amountCents, reference: `Deposit ${locked.reference}` };
}

/** Returns to the deposit what a voided invoice had used of it. */
export async function releaseDeposit(
  transaction: Transaction,
  amountCents: number,
  invoice: InvoiceOfQuote,
): Promise<void> {
  const locked = await lockQuoteOf(transaction, invoice);
  await moveDeposit(transaction, locked, 'release_deposit', amountCents, invoice);
}

/** Locks the quotes that an invoice bills, which are locked before the invoice. */
export async function lockQuotes(
  transaction: Transaction,
  quoteIds: readonly string[],
  viewer: OfficeViewer,
): Promise<void> {
  for (const id of quoteIds.toSorted()) await lockQuote(transaction, id, viewer);
}

async function lockQuoteOf(
  transaction: Transaction,
  { quoteId, viewer }: InvoiceOfQuote,
): Promise<QuoteRow> {
  const locked = await lockQuote(transaction, quoteId, viewer);
  if (locked === undefined) throw new Error('An invoice is of a quote that is gone.');
  return locked;
}

async function moveDeposit(
  transaction: Transaction,
  locked: QuoteRow,
  command: DepositTransition,
  amountCents: number,
  { invoiceNumber, now }: InvoiceOfQuote,
): Promise<QuoteRow> {
  const result = transitionDeposit(depositOf(locked), command, { actor: 'system', amountCents });
  if (!result.ok) throw new Error(`A deposit cannot move with its invoice: ${result.message}`);
  const { status, takenOffCents } = result.deposit;
  const changes = { depositStatus: status, depositTakenOffCents: takenOffCents };
  const details = { command, changes, reason: invoiceNumber };
  return executeSystemCommand(transaction, locked, details, now);
}
