import { and, asc, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/client.ts';
import { invoiceEvents, invoices, users } from '../../platform/db/schema/index.ts';
import type { InvoiceViewer } from './viewer.ts';

/** An invoice as it is stored, with the name of its client. */
export type InvoiceRow = typeof invoices.$inferSelect & {
  readonly firstName: string;
  readonly lastName: string;
};
export type NewInvoice = typeof invoices.$inferInsert;
export type InvoiceEventRow = typeof invoiceEvents.$inferSelect;
export type NewInvoiceEvent = typeof invoiceEvents.$inferInsert;

/** The columns that a change may write; the version and the time are counted for it. */
export type InvoiceChanges = Partial<
  Omit<NewInvoice, 'id' | 'clientId' | 'kind' | 'version' | 'createdAt' | 'updatedAt'>
>;

/** The condition that keeps a client's queries on what was sent to them. The company has none. */
export function visibleTo(viewer: InvoiceViewer): SQL | undefined {
  return viewer.actor === 'client'
    ? and(eq(invoices.clientId, viewer.clientId), ne(invoices.status, 'draft'))
    : undefined;
}

/** What every query of invoices reads. */
export const invoiceColumns = {
  ...getTableColumns(invoices),
  firstName: users.firstName,
  lastName: users.lastName,
};

export async function findInvoice(
  queryable: Queryable,
  id: string,
  viewer: InvoiceViewer,
): Promise<InvoiceRow | undefined> {
  const [row] = await queryable
    .select(invoiceColumns)
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(and(eq(invoices.id, id), visibleTo(viewer)));
  return row;
}

/** The same, held until the transaction ends: whoever else changes the invoice waits for it. */
export async function lockInvoice(
  transaction: Transaction,
  id: string,
  viewer: InvoiceViewer,
): Promise<InvoiceRow | undefined> {
  const [row] = await transaction
    .select(invoiceColumns)
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(and(eq(invoices.id, id), visibleTo(viewer)))
    .for('update', { of: invoices });
  return row;
}

export async function insertInvoice(queryable: Queryable, invoice: NewInvoice): Promise<string> {
  const [row] = await queryable.insert(invoices).values(invoice).returning({ id: invoices.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

const isUnchanged = ({ id, clientId, status, version }: InvoiceRow): SQL | undefined =>
  and(
    eq(invoices.id, id),
    eq(invoices.clientId, clientId),
    eq(invoices.status, status),
    eq(invoices.version, version),
  );

/** Writes changes over the invoice as it was read. Undefined when somebody changed it meanwhile. */
export async function updateUnchangedInvoice(
  queryable: Queryable,
  seen: InvoiceRow,
  changes: InvoiceChanges,
  now: Date,
): Promise<InvoiceRow | undefined> {
  const [row] = await queryable
    .update(invoices)
    .set({ ...changes, version: seen.version + 1, updatedAt: now })
    .where(isUnchanged(seen))
    .returning();
  return row === undefined
    ? undefined
    : { ...row, firstName: seen.firstName, lastName: seen.lastName };
}

/** Deletes the invoice as it was read, with its lines and events. False when it was changed meanwhile. */
export async function deleteUnchangedInvoice(
  queryable: Queryable,
  seen: InvoiceRow,
): Promise<boolean> {
  const rows = await queryable
    .delete(invoices)
    .where(isUnchanged(seen))
    .returning({ id: invoices.id });
  return rows.length === 1;
}

export async function appendInvoiceEvent(
  queryable: Queryable,
  event: NewInvoiceEvent,
): Promise<void> {
  await queryable.insert(invoiceEvents).values(event);
}

/** What happened to an invoice, oldest first. */
export async function listInvoiceEvents(
  queryable: Queryable,
  invoiceId: string,
): Promise<InvoiceEventRow[]> {
  return queryable
    .select()
    .from(invoiceEvents)
    .where(eq(invoiceEvents.invoiceId, invoiceId))
    .orderBy(asc(invoiceEvents.position));
}

/** Keeps why an invoice was issued although its check found errors. Part of issuing it, not a change. */
export async function setOverrideReason(
  queryable: Queryable,
  id: string,
  overrideReason: string,
): Promise<void> {
  await queryable.update(invoices).set({ overrideReason }).where(eq(invoices.id, id));
}
