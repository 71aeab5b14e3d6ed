import type { reconcileClaimRequest } from '@cleaning/contract/claims';
import type { ClaimTransition } from '@cleaning/contract/claims/rules';
import type { Invoice } from '@cleaning/contract/invoices';
import type { z } from 'zod';
import type { Transaction } from '../../core/db/client.ts';
import { moveOf, moveRecord, type CommandCall } from '../../core/command.ts';
import { lockSameVersion } from '../../core/edit.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import {
  claimRecord,
  lockForChange,
  writeInvoice,
  type CommandOnClaim,
} from '../invoice-record.ts';
import { showInvoice, type InvoiceCall, type InvoiceChangeCall } from '../load-invoice.ts';
import { listInvoiceEvents, type InvoiceRow } from '../invoice-repository.ts';
import { recordPayment, roundOffInvoice } from './record-payment.ts';
import { listPayments } from './payment-repository.ts';

type ReconcileRequest = z.output<typeof reconcileClaimRequest>;

/** The most that a claim leaves out where no quantity times a price comes to what is owed, in cents. */
const MAX_UNCLAIMED_CENTS = 10;

/** Records that the agency paid the claim: adds the payment, after which nothing is owed. */
export async function reconcileClaim(
  transaction: Transaction,
  call: InvoiceChangeCall,
  request: ReconcileRequest,
): Promise<Invoice> {
  const { reason } = request;
  const loaded = await lockSameVersion(claimRecord, transaction, call);
  await moveOf(claimRecord, transaction, loaded, call, { command: 'reconcile_claim', reason });
  await payClaim(transaction, loaded.row, call, request);
  const { version: _version, ...latest } = call;
  const written = await moveClaim(transaction, latest, 'reconcile_claim', { reason });
  return showInvoice(transaction, written, call);
}

/**
 * The agency pays what is owed of the claimed amount; the few cents that the claim could not ask
 * for are credited.
 */
async function payClaim(
  transaction: Transaction,
  locked: InvoiceRow,
  { id, viewer, now }: InvoiceChangeCall,
  { reference = `NDIS claim ${locked.number}`, received_on }: ReconcileRequest,
): Promise<void> {
  const owed = locked.balanceCents;
  const amount_cents = Math.min(owed, locked.claimedCents ?? owed);
  const call = { id, viewer, now };
  if (amount_cents > 0) {
    const payment = {
      amount_cents,
      reference,
      method: 'ndis_claim',
      received_on,
      // A claim is reconciled once, so its payment is no repetition of an equal one.
      confirm_another: true,
    } as const;
    await recordPayment(transaction, call, payment);
  }
  await creditUnclaimed(transaction, call, reference);
}

/**
 * Credits the few cents that a paid claim could not ask for, as of a line that was issued by the
 * minute. A rest that the agency was asked for and did not pay stays owed.
 */
export async function creditUnclaimed(
  transaction: Transaction,
  call: InvoiceCall,
  reference: string,
): Promise<void> {
  const locked = await lockForChange(transaction, call);
  const { balanceCents } = locked;
  if (balanceCents === 0 || balanceCents > MAX_UNCLAIMED_CENTS) return;
  if (balanceCents > (await unclaimedOf(transaction, locked))) return;
  const reason = 'No quantity times a price comes to these cents, so the claim left them out.';
  await roundOffInvoice(transaction, call, { amount_cents: balanceCents, reference, reason });
}

/** By how much the last claim of an invoice asked for less than was owed then. */
async function unclaimedOf(
  transaction: Transaction,
  { id, balanceCents, claimedCents }: InvoiceRow,
): Promise<number> {
  const events = await listInvoiceEvents(transaction, id);
  const submitted = events.findLast(({ command }) => command === 'submit_claim');
  if (submitted === undefined || claimedCents === null) return 0;
  const moved = await listPayments(transaction, id);
  const since = moved
    .filter(({ createdAt }) => createdAt >= submitted.occurredAt)
    .reduce((sum, { kind, amountCents }) => sum + (kind === 'refund' ? -1 : 1) * amountCents, 0);
  return balanceCents + since - claimedCents;
}

interface ClaimDetails {
  readonly reason?: string | undefined;
  /** The amount of a submitted claim; by default everything that is owed. */
  readonly claimedCents?: number;
}

/** A command on the claim of an invoice. */
export const claiming = (
  command: ClaimTransition,
  { reason, claimedCents }: ClaimDetails,
): CommandOnClaim => ({
  command,
  reason,
  effects: ({ row: { balanceCents } }) => ({
    changes: claimedAfter(command, claimedCents ?? balanceCents),
  }),
});

/** Changes the claim status of one invoice, in the caller's transaction. */
export async function moveClaim(
  transaction: Transaction,
  call: CommandCall<OfficeViewer>,
  command: ClaimTransition,
  details: ClaimDetails,
): Promise<InvoiceRow> {
  return (await moveRecord(claimRecord, transaction, call, claiming(command, details))).row;
}

/**
 * Records in the history of an invoice that its plan manager rejected it, since it has no claim
 * status to show that.
 */
export async function noteRejection(
  transaction: Transaction,
  call: InvoiceCall,
  reason: string,
): Promise<void> {
  const locked = await lockForChange(transaction, call);
  await writeInvoice(transaction, locked, {}, call, { command: 'reject_claim', reason });
}

/**
 * The claimed amount after a command. A claim has an amount from when it is submitted until it is
 * rejected.
 */
function claimedAfter(command: ClaimTransition, cents: number): { claimedCents?: number | null } {
  if (command === 'submit_claim') return { claimedCents: cents };
  return command === 'reject_claim' ? { claimedCents: null } : {};
}
