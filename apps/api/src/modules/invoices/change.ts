import type { Invoice, InvoiceCommand } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { notFound } from '../../platform/http/api-error.ts';
import { noLongerDraft, staleVersion } from './conflicts.ts';
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
import { listPayments } from './payment-repository.ts';
import { roleOf, userIdOf, type UserViewer, type StaffViewer } from '../../platform/http/viewer.ts';

/** Who looks at or does something, and when. */
export interface Scene<Viewer extends UserViewer = StaffViewer> {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** A look at one invoice. */
export interface InvoiceCall<Viewer extends UserViewer = StaffViewer> extends Scene<Viewer> {
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

/** @throws ApiError `not_found` when there is no such invoice, or it is somebody else's. */
export async function readInvoice(
  queryable: Queryable,
  call: InvoiceCall<UserViewer>,
): Promise<Invoice> {
  const row = await findInvoice(queryable, call.id, call.viewer);
  if (row === undefined) throw notFound();
  return presentInvoice(queryable, row, call);
}

/**
 * Holds an invoice until the transaction ends.
 *
 * @throws ApiError `not_found`, or `stale_version` when a version is given and it is not the last.
 */
export async function holdInvoice(
  transaction: Transaction,
  call: InvoiceCall<UserViewer> & { readonly version?: number },
): Promise<InvoiceRow> {
  const row = await lockInvoice(transaction, call.id, call.viewer);
  if (row === undefined) throw notFound();
  if (call.version !== undefined && call.version !== row.version) {
    throw staleVersion(await presentInvoice(transaction, row, call));
  }
  return row;
}

/** The same of a draft. @throws ApiError `invalid_transition` when it was issued. */
export async function holdDraft(
  transaction: Transaction,
  call: InvoiceChangeCall,
): Promise<InvoiceRow> {
  const row = await holdInvoice(transaction, call);
  if (row.status !== 'draft') throw noLongerDraft(await presentInvoice(transaction, row, call));
  return row;
}

/** Writes over an invoice that is held, and appends the event that led to it. */
export async function writeInvoice(
  transaction: Transaction,
  held: InvoiceRow,
  changes: InvoiceChanges,
  scene: Scene,
  event?: EventOfChange,
): Promise<InvoiceRow> {
  const written = await updateInvoice(transaction, held, changes, scene.now);
  if (event !== undefined) await appendEvent(transaction, written, event, scene, held);
  return written;
}

/** Records what was done; the invoice is already in the state that it led to. */
export async function appendEvent(
  transaction: Transaction,
  { id, status, claimStatus }: InvoiceRow,
  event: EventOfChange,
  { viewer, now }: Scene<UserViewer>,
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

/** A stored invoice with all that belongs to it, as the viewer sees it. */
export async function presentInvoice(
  queryable: Queryable,
  row: InvoiceRow,
  { viewer, now }: Scene<UserViewer>,
): Promise<Invoice> {
  // One after the other: a transaction has one connection.
  const lines = await listLines(queryable, row.id);
  const payments = await listPayments(queryable, row.id);
  const events = await listInvoiceEvents(queryable, row.id);
  return toInvoice(row, { lines, payments, events }, viewer, sydneyDateOf(now));
}
