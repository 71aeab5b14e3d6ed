import type { Invoice } from '@cleaning/contract/invoices';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../core/db/client.ts';
import { isSamePayer } from '../core/db/invoice-payer.ts';
import { notFound } from '../core/http/api-error.ts';
import type { OfficeViewer, UserViewer } from '../core/http/viewer.ts';
import { findClientRecord } from '../clients/client-directory.ts';
import { listOpenCreditsOf, openCentsOf } from './credits/account-credit-repository.ts';
import { type InvoiceRow, findInvoice, listInvoiceEvents } from './invoice-repository.ts';
import { payerColumns, planOfInvoice } from './issue/bill-to.ts';
import { listLines } from './line-repository.ts';
import { toInvoice } from './view.ts';
import { listPayments } from './payments/payment-repository.ts';

/** The viewer who reads or changes invoices, and the time of the call. */
export interface InvoiceContext<Viewer extends UserViewer = OfficeViewer> {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** A call about one invoice. */
export interface InvoiceCall<
  Viewer extends UserViewer = OfficeViewer,
> extends InvoiceContext<Viewer> {
  readonly id: string;
}

/** A change of an invoice that the caller last read at this version. */
export interface InvoiceChangeCall extends InvoiceCall {
  readonly version: number;
}

/** @throws ApiError `not_found` when the invoice does not exist, or is another client's. */
export async function readInvoice(
  queryable: Queryable,
  call: InvoiceCall<UserViewer>,
): Promise<Invoice> {
  const row = await findInvoice(queryable, call.id, call.viewer);
  if (row === undefined) throw notFound();
  return showInvoice(queryable, row, call);
}

/** A stored invoice with its related records, as the viewer may see it. */
export async function showInvoice(
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

/** The credit of who would pay a draft if it were issued today, and the part that it would use. */
async function readCreditToUse(
  queryable: Queryable,
  draft: InvoiceRow,
  today: string,
): Promise<NonNullable<Invoice['credit_to_use']>> {
  const credits = await listOpenCreditsOf(queryable, draft.clientId);
  const client = credits.length === 0 ? null : await findClientRecord(queryable, draft.clientId);
  if (client === null) return { held_cents: 0, used_cents: 0 };
  const plan = await planOfInvoice(queryable, client, { id: draft.id, today });
  const issued = { kind: draft.kind, ...payerColumns(client, draft.kind, plan) };
  const held = credits
    .filter((credit) => isSamePayer(credit, issued))
    .reduce((cents, credit) => cents + openCentsOf(credit), 0);
  return { held_cents: held, used_cents: draft.usesCredit ? Math.min(held, draft.totalCents) : 0 };
}
