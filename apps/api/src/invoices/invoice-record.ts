import { transitionClaim, type ClaimTransition } from '@cleaning/contract/claims/rules';
import type { Invoice } from '@cleaning/contract/invoices';
import {
  transitionInvoice,
  type InvoiceCommand,
  type InvoiceTransition,
} from '@cleaning/contract/invoices/rules';
import type { Command, CommandCall, CommandedRecord } from '../core/command.ts';
import { lockSameVersion } from '../core/edit.ts';
import type { Transaction } from '../core/db/client.ts';
import { refuse } from '../core/http/api-error.ts';
import { roleOf, stampOf, userIdOf, type UserViewer } from '../core/http/viewer.ts';
import { findAuthorName } from '../accounts/author-name.ts';
import type { AccountCreditRow } from './credits/account-credit-repository.ts';
import { noLongerDraft } from './refusals.ts';
import {
  appendInvoiceEvent,
  lockInvoice,
  updateInvoice,
  type InvoiceChanges,
  type InvoiceRow,
} from './invoice-repository.ts';
import { showInvoice, type InvoiceChangeCall, type InvoiceContext } from './load-invoice.ts';
import { stateOf } from './view.ts';

/** The invoice as a record that the commands of one state machine move. */
interface InvoiceKind<Name extends InvoiceCommand> {
  readonly loaded: { readonly row: InvoiceRow };
  readonly view: Invoice;
  readonly changes: InvoiceChanges;
  readonly command: Name;
  readonly details: {
    /** Replaces the reason of the command, where it is known only once the invoice is written. */
    readonly reason: string | null;
    /** The open credits of the client, which are locked before the invoice gets its number. */
    readonly credits: readonly AccountCreditRow[];
  };
}

export type CommandOnInvoice = Command<InvoiceKind<InvoiceTransition>>;
export type CommandOnClaim = Command<InvoiceKind<ClaimTransition>>;

/**
 * How the commands of a state machine move an invoice. Each one that is accepted has an event.
 *
 * @param step asks the state machine.
 */
const invoiceMovedBy = <Name extends InvoiceCommand>(
  step: CommandedRecord<InvoiceKind<Name>>['step'],
): CommandedRecord<InvoiceKind<Name>> => ({
  async lock(transaction, call) {
    const row = await lockInvoice(transaction, call.id, call.viewer);
    return row && { row };
  },
  viewOf: ({ row }, transaction, call) => showInvoice(transaction, row, call),
  staleMessage: 'This invoice has changed since you opened it. Check it and try again.',
  authorOf: findAuthorName,
  step,
  write: (transaction, { row }, changes, { stamp }) =>
    updateInvoice(transaction, row, changes, stamp),
  note: (transaction, { before, row, command, reason, details, call }) =>
    appendEvent(transaction, row, { command, reason: details.reason ?? reason }, call, before),
  show: showInvoice,
});

/**
 * An invoice that its own state machine moves.
 *
 * @param amountCents the amount of a command about money.
 */
export const invoiceRecord = (amountCents?: number) =>
  invoiceMovedBy<InvoiceTransition>(({ row }, { command, reason }, { viewer }) => {
    const order = { actor: roleOf(viewer), reason, amountCents };
    const result = transitionInvoice(stateOf(row), command, order);
    if (!result.ok) {
      // The total of a draft is no field of the call that issues it.
      if (result.code === 'bad_amount' && command === 'issue') throw refuse(result.message);
      return result;
    }
    return { ok: true, changes: { status: result.status } };
  });

/** An invoice whose claim is moved. */
export const claimRecord = invoiceMovedBy<ClaimTransition>(
  ({ row }, { command, reason }, { viewer }) => {
    const by = { actor: roleOf(viewer), reason };
    const result = transitionClaim(row, command, by);
    return result.ok ? { ok: true, changes: { claimStatus: result.claimStatus } } : result;
  },
);

/**
 * Locks an invoice until the transaction ends, so that of two changes at once the second sees the
 * first.
 *
 * @throws ApiError `not_found`, or `stale_version` when the given version is not the current one.
 */
export const lockForChange = async (
  transaction: Transaction,
  call: CommandCall,
): Promise<InvoiceRow> => (await lockSameVersion(invoiceRecord(), transaction, call)).row;

/** Locks a draft for a change. @throws ApiError `invalid_transition` when it is already issued. */
export async function lockDraft(
  transaction: Transaction,
  call: InvoiceChangeCall,
): Promise<InvoiceRow> {
  const row = await lockForChange(transaction, call);
  if (row.status !== 'draft') throw noLongerDraft(await showInvoice(transaction, row, call));
  return row;
}

interface EventOfChange {
  readonly command: InvoiceCommand;
  readonly reason?: string | null;
}

/** Updates an invoice that is locked, and appends the event that caused the update. */
export async function writeInvoice(
  transaction: Transaction,
  locked: InvoiceRow,
  changes: InvoiceChanges,
  context: InvoiceContext,
  event?: EventOfChange,
): Promise<InvoiceRow> {
  const written = await updateInvoice(transaction, locked, changes, stampOf(context));
  if (event !== undefined) await appendEvent(transaction, written, event, context, locked);
  return written;
}

/** Appends an event. The invoice must already be in the state that resulted from it. */
export async function appendEvent(
  transaction: Transaction,
  { id, status, claimStatus }: InvoiceRow,
  event: EventOfChange,
  { viewer, now }: InvoiceContext<UserViewer>,
  before: InvoiceRow | null,
): Promise<void> {
  await appendInvoiceEvent(transaction, {
    ...event,
    invoiceId: id,
    fromStatus: before?.status ?? null,
    toStatus: status,
    claimStatus,
    actor: roleOf(viewer),
    actorId: userIdOf(viewer),
    occurredAt: now,
  });
}
