import {
  type createInvoiceRequest,
  type Invoice,
  type UpdateInvoiceRequest,
  MAX_INVOICE_LINES,
} from '@cleaning/contract/invoices';
import type { z } from 'zod';
import type { Transaction } from '../../core/db/client.ts';
import { notFound, refuse, refuseField } from '../../core/http/api-error.ts';
import { findClientRecord } from '../../clients/client-directory.ts';
import { readSettings } from '../../settings/settings-record.ts';
import { appendEvent, lockDraft, writeInvoice } from '../invoice-record.ts';
import { showInvoice, type InvoiceChangeCall, type InvoiceContext } from '../load-invoice.ts';
import {
  deleteInvoice,
  insertInvoice,
  lockInvoice,
  type InvoiceRow,
  type NewInvoice,
} from '../invoice-repository.ts';
import {
  countLinesOfAppointment,
  deleteLine,
  findInvoiceIdOfLine,
  insertLines,
  listLines,
  updateLine,
  type LineRow,
  type NewLine,
} from '../line-repository.ts';
import { changedLine, newLine, sumsOf, type LinePatch, type LineRequest } from './line.ts';
import { releaseAppointments } from './source-repository.ts';

type CreateRequest = z.output<typeof createInvoiceRequest>;
type DraftChanges = Omit<UpdateInvoiceRequest, 'version'>;

/** The content of a new invoice: the client, its kind, and its lines with their amounts. */
export interface Draft extends Pick<NewInvoice, 'clientId' | 'kind' | 'note' | 'quoteId'> {
  readonly lines: readonly Omit<NewLine, 'invoiceId'>[];
}

/** @throws ApiError by field when there is no such client, or not with an NDIS plan. */
export async function createDraft(
  transaction: Transaction,
  { client_id: clientId, kind, note = '', lines }: CreateRequest,
  context: InvoiceContext,
): Promise<Invoice> {
  const client = await findClientRecord(transaction, clientId);
  if (client === null) throw refuseField('client_id', 'Choose a client.');
  if (kind === 'ndis' && !client.isNdis) {
    throw refuseField('kind', 'Only an NDIS client gets an NDIS invoice.');
  }
  const { gstRegistered: isGstRegistered } = await readSettings(transaction);
  return storeDraft(
    transaction,
    { clientId, kind, note, lines: lines.map((line) => newLine(line, { kind, isGstRegistered })) },
    context,
  );
}

/** Changes the note, whether credit is used, and the given lines, all or none of them. */
export async function changeDraft(
  transaction: Transaction,
  call: InvoiceChangeCall,
  { note, uses_credit: usesCredit, lines = [] }: DraftChanges,
): Promise<Invoice> {
  const locked = await lockDraft(transaction, call);
  const stored = await listLines(transaction, locked.id);
  const { gstRegistered: isGstRegistered } = await readSettings(transaction);
  for (const { id, ...patch } of lines) {
    const line = stored.find((each) => each.id === id);
    if (line === undefined) throw refuseField('lines', 'A line was removed. Read it again.');
    await updateLine(transaction, line, changedLine(line, patch, { isGstRegistered }));
  }
  const changes = { note: note ?? locked.note, usesCredit: usesCredit ?? locked.usesCredit };
  return sumUp(transaction, locked, call, changes);
}

export async function deleteDraft(
  transaction: Transaction,
  call: InvoiceChangeCall,
): Promise<void> {
  await deleteInvoice(transaction, await lockDraft(transaction, call));
}

export async function addLine(
  transaction: Transaction,
  call: InvoiceChangeCall,
  request: LineRequest,
): Promise<Invoice> {
  const locked = await lockDraft(transaction, call);
  const { gstRegistered: isGstRegistered } = await readSettings(transaction);
  const line = newLine(request, { kind: locked.kind, isGstRegistered });
  await insertLines(transaction, [{ ...line, invoiceId: locked.id }]);
  return sumUp(transaction, locked, call);
}

/** @param call has the id of the line and the version of the invoice. */
export async function changeLine(
  transaction: Transaction,
  call: InvoiceChangeCall,
  patch: LinePatch,
): Promise<Invoice> {
  const { locked, line } = await lockDraftOfLine(transaction, call);
  const { gstRegistered: isGstRegistered } = await readSettings(transaction);
  await updateLine(transaction, line, changedLine(line, patch, { isGstRegistered }));
  return sumUp(transaction, locked, call);
}

/** @param call has the id of the line and the version of the invoice. */
export async function removeLine(
  transaction: Transaction,
  call: InvoiceChangeCall,
): Promise<Invoice> {
  const { locked, line } = await lockDraftOfLine(transaction, call);
  await deleteLine(transaction, line);
  await releaseUnused(transaction, line);
  return sumUp(transaction, locked, call);
}

/** Stores a draft with its lines, totals and first event. */
export async function storeDraft(
  transaction: Transaction,
  { lines, ...draft }: Draft,
  context: InvoiceContext,
): Promise<Invoice> {
  const { now, viewer } = context;
  // The totals are summed from lines in their stored form, whose amounts are both worked out.
  const id = await insertInvoice(transaction, {
    ...draft,
    ...sumsOf(lines),
    createdAt: now,
    updatedAt: now,
  });
  await insertLines(
    transaction,
    lines.map((line) => ({ ...line, invoiceId: id })),
  );
  const row = await lockInvoice(transaction, id, viewer);
  if (row === undefined) throw new Error('An invoice that was stored is not there.');
  await appendEvent(transaction, row, { command: 'create' }, context, null);
  return showInvoice(transaction, row, context);
}

async function sumUp(
  transaction: Transaction,
  locked: InvoiceRow,
  call: InvoiceChangeCall,
  changes: Pick<Partial<NewInvoice>, 'note' | 'usesCredit'> = {},
): Promise<Invoice> {
  const lines = await listLines(transaction, locked.id);
  if (lines.length > MAX_INVOICE_LINES) {
    throw refuse(`Put at most ${MAX_INVOICE_LINES} lines on an invoice.`);
  }
  const written = await writeInvoice(transaction, locked, { ...sumsOf(lines), ...changes }, call);
  return showInvoice(transaction, written, call);
}

async function lockDraftOfLine(
  transaction: Transaction,
  call: InvoiceChangeCall,
): Promise<{ locked: InvoiceRow; line: LineRow }> {
  const invoiceId = await findInvoiceIdOfLine(transaction, call.id, call.viewer);
  if (invoiceId === undefined) throw notFound();
  const locked = await lockDraft(transaction, { ...call, id: invoiceId });
  const line = (await listLines(transaction, invoiceId)).find(({ id }) => id === call.id);
  if (line === undefined) throw notFound();
  return { locked, line };
}

/** Lets a visit that no line bills any more be invoiced again. */
async function releaseUnused(
  transaction: Transaction,
  { invoiceId, appointmentId }: LineRow,
): Promise<void> {
  if (appointmentId === null) return;
  if ((await countLinesOfAppointment(transaction, invoiceId, appointmentId)) > 0) return;
  await releaseAppointments(transaction, invoiceId, appointmentId);
}
