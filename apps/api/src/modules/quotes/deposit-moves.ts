import { heldDeposit, transitionDeposit, type DepositTransition } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import type { StaffViewer } from '../../platform/http/viewer.ts';
import { depositOf } from './mapper.ts';
import { appendQuoteEvent, lockQuote, updateQuote, type QuoteRow } from './quote-repository.ts';

/** What the service does to a deposit because of an invoice, in the transaction that does it. */
interface InvoiceOfQuote {
  readonly quoteId: string;
  /** INV-2026-00001: what the history of the quote says about it. */
  readonly invoiceNumber: string;
  /** Who issues or voids the invoice. */
  readonly viewer: StaffViewer;
  readonly now: Date;
}

/** A part of a deposit that pays an invoice. */
export interface TakenDeposit {
  readonly amountCents: number;
  /** What the payment is known by on the invoice. */
  readonly reference: string;
}

/**
 * Takes what is held of a deposit off an invoice that was issued, up to what the invoice asks for. A
 * deposit that nobody paid is not asked for any more: the invoice asks for all of it.
 *
 * @returns null when there is nothing to take off.
 */
export async function takeDepositOff(
  transaction: Transaction,
  owedCents: number,
  invoice: InvoiceOfQuote,
): Promise<TakenDeposit | null> {
  const held = await holdQuote(transaction, invoice);
  if (held.depositStatus === 'due') {
    await moveDeposit(transaction, held, 'waive_deposit', 0, invoice);
    return null;
  }
  const amountCents = Math.min(heldDeposit(depositOf(held)), owedCents);
  if (amountCents === 0) return null;
  await moveDeposit(transaction, held, 'take_deposit_off', amountCents, invoice);
  return { amountCents, reference: `Deposit ${held.reference}` };
}

/** Gives what an invoice took back to the deposit: the invoice does not stand any more. */
export async function releaseDeposit(
  transaction: Transaction,
  amountCents: number,
  invoice: InvoiceOfQuote,
): Promise<void> {
  const held = await holdQuote(transaction, invoice);
  await moveDeposit(transaction, held, 'release_deposit', amountCents, invoice);
}

async function holdQuote(
  transaction: Transaction,
  { quoteId, viewer }: InvoiceOfQuote,
): Promise<QuoteRow> {
  const held = await lockQuote(transaction, quoteId, viewer);
  if (held === undefined) throw new Error('An invoice is of a quote that is gone.');
  return held;
}

async function moveDeposit(
  transaction: Transaction,
  held: QuoteRow,
  command: DepositTransition,
  amountCents: number,
  { invoiceNumber, now }: InvoiceOfQuote,
): Promise<void> {
  const result = transitionDeposit(depositOf(held), command, { actor: 'system', amountCents });
  if (!result.ok) throw new Error(`A deposit cannot move with its invoice: ${result.message}`);
  const { status, takenOffCents } = result.deposit;
  const changes = { depositStatus: status, depositTakenOffCents: takenOffCents };
  const written = await updateQuote(transaction, held, changes, now);
  await appendQuoteEvent(transaction, {
    quoteId: held.id,
    command,
    fromStatus: held.status,
    toStatus: written.status,
    actor: 'system',
    reason: invoiceNumber,
    occurredAt: now,
  });
}
