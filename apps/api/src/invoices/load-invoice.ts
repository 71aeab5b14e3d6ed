import type { Invoice, InvoiceCommand } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { notFound } from '../core/http/api-error.ts';
import { findAuthorName } from '../accounts/author-name.ts';
import { readCreditToUse } from './credits/credit-to-use.ts';
import { noLongerDraft, staleInvoice } from './invoice-errors.ts';
import {
  appendInvoiceEvent,
  findInvoice,
  listInvoiceEvents,
  lockInvoice,
  updateInvoice,
  type InvoiceChanges,
  type InvoiceRow,
} from './invoice-repository.ts';
import { listLines } from './line-repository.ts';
import { toInvoice } from './mapper.ts';
import { listPayments } from './payments/payment-repository.ts';
import {
  roleOf,
  stampOf,
  userIdOf,
  type UserViewer,
  type StaffViewer,
} from '../core/http/viewer.ts';

/** The viewer who reads or changes invoices, and the time of the call. */
export interface InvoiceContext<Viewer extends UserViewer = StaffViewer> {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** A call about one invoice. */
export interface InvoiceCall<
  Viewer extends UserViewer = StaffViewer,
> extends InvoiceContext<Viewer> {
  readonly id: string;
}

/** A change of an invoice that the caller last read at this version. */
export interface InvoiceChangeCall extends InvoiceCall {
  readonly version: number;
}

interface EventOfChange {
  readonly command: InvoiceCommand;
  readonly reason?: string | null;
}

/** @throws ApiError `not_found` when the invoice does not exist, or is another client's. */
export async function readInvoice(
  queryable: Queryable,
  call: InvoiceCall<UserViewer>,
): Promise<Invoice> {
  const row = await findInvoice(queryable, call.id, call.viewer);
  if (row === undefined) throw notFound();
  return presentInvoice(queryable, row, call);
}

/**
 * Locks an invoice until the transaction ends, so that of two changes at once the second sees the
 * first.
 *
 * @throws ApiError `not_found`, or `stale_version` when the given version is not the current one.
 */
export async function lockForChange(
  transaction: Transaction,
  call: InvoiceCall<UserViewer> & { readonly version?: number },
): Promise<InvoiceRow> {
  const row = await lockInvoice(transaction, call.id, call.viewer);
  if (row === undefined) throw notFound();
  if (call.version !== undefined && call.version !== row.version) {
    const current = await presentInvoice(transaction, row, call);
    throw staleInvoice(current, await findAuthorName(transaction, row, call.viewer));
  }
  return row;
}

/**
 * Locks a draft for a change. @throws ApiError `invalid_transition` when it is already issued.
 */
export async function lockDraft(
  transaction: Transaction,
  call: InvoiceChangeCall,
): Promise<InvoiceRow> {
  const row = await lockForChange(transaction, call);
  if (row.status !== 'draft') throw noLongerDraft(await presentInvoice(transaction, row, call));
  return row;
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

/** A stored invoice with its related records, as the viewer may see it. */
export async function presentInvoice(
  queryable: Queryable,
  row: InvoiceRow,
  { viewer, now }: InvoiceContext<UserViewer>,
): Promise<Invoice> {
  // Run one after the other, because a transaction has one connection.
  const lines = await listLines(queryable, row.id);
  const payments = await listPayments(queryable, row.id);
  const events = await listInvoiceEvents(queryable, row.id);
  const today = sydneyDateOf(now);
  const creditToUse = row.status === 'draft' ? await readCreditToUse(queryable, row, today) : null;
  return toInvoice(row, { lines, payments, events, creditToUse }, viewer, today);
}
