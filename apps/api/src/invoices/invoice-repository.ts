import { and, asc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { visibleInvoices } from '../core/db/visible-invoices.ts';
import { invoiceEvents, invoices, users } from '../core/db/schema/index.ts';
import { isOwedInvoice } from '../core/db/owed-invoices.ts';
import type { ChangeStamp, UserViewer } from '../core/http/viewer.ts';

/** An invoice as it is stored, with the name and the present email of its client. */
export type InvoiceRow = typeof invoices.$inferSelect & {
  readonly firstName: string;
  readonly lastName: string;
  readonly clientEmail: string | null;
};
export type NewInvoice = typeof invoices.$inferInsert;
export type InvoiceEventRow = typeof invoiceEvents.$inferSelect & {
  readonly actorName: string | null;
};
export type NewInvoiceEvent = typeof invoiceEvents.$inferInsert;

/** The columns that a change may write. The version and the time are written separately. */
export type InvoiceChanges = Partial<
  Omit<NewInvoice, 'id' | 'clientId' | 'kind' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'>
>;

/** The columns that every query of invoices selects. */
export const invoiceColumns = {
  ...getTableColumns(invoices),
  firstName: users.firstName,
  lastName: users.lastName,
  clientEmail: users.email,
};

export async function findInvoice(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<InvoiceRow | undefined> {
  const [row] = await queryable
    .select(invoiceColumns)
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(and(eq(invoices.id, id), visibleInvoices(viewer)));
  return row;
}

/**
 * An invoice that the viewer may see, locked until the transaction ends, so that other changes of it
 * wait.
 */
export async function lockInvoice(
  transaction: Transaction,
  id: string,
  viewer: UserViewer,
): Promise<InvoiceRow | undefined> {
  const [row] = await transaction
    .select(invoiceColumns)
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(and(eq(invoices.id, id), visibleInvoices(viewer)))
    .for('update', { of: invoices });
  return row;
}

/**
 * The open invoices of a client that may use credit, locked likewise, by ascending id. A claim that
 * was made asks for the whole amount of its invoice.
 */
export async function lockInvoicesForCredit(
  transaction: Transaction,
  clientId: string,
): Promise<InvoiceRow[]> {
  return transaction
    .select(invoiceColumns)
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(and(eq(invoices.clientId, clientId), isPaidByCredit))
    .orderBy(asc(invoices.id))
    .for('update', { of: invoices });
}

const isPaidByCredit = and(
  eq(invoices.usesCredit, true),
  isOwedInvoice(),
  inArray(invoices.claimStatus, ['not_applicable', 'ready']),
);

/**
 * Locks invoices by ascending id, whatever the order in which they are read afterwards.
 *
 * @param overpaidIds those that may be paid too much. What is kept pays the open invoices of the
 *   same clients, which are locked with the others.
 */
export async function lockInvoices(
  transaction: Transaction,
  ids: readonly string[],
  overpaidIds: readonly string[] = [],
): Promise<void> {
  const overpaid = alias(invoices, 'overpaid');
  const clientsOfOverpaid = transaction
    .select({ clientId: overpaid.clientId })
    .from(overpaid)
    .where(inArray(overpaid.id, [...overpaidIds]));
  await transaction
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      or(
        inArray(invoices.id, [...ids, ...overpaidIds]),
        and(inArray(invoices.clientId, clientsOfOverpaid), isPaidByCredit),
      ),
    )
    .orderBy(asc(invoices.id))
    .for('update');
}

export async function insertInvoice(queryable: Queryable, invoice: NewInvoice): Promise<string> {
  const [row] = await queryable.insert(invoices).values(invoice).returning({ id: invoices.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

/** Updates an invoice that is locked. */
export async function updateInvoice(
  transaction: Transaction,
  locked: InvoiceRow,
  changes: InvoiceChanges,
  stamp: ChangeStamp,
): Promise<InvoiceRow> {
  const [row] = await transaction
    .update(invoices)
    .set({ ...changes, ...stamp, version: locked.version + 1 })
    .where(eq(invoices.id, locked.id))
    .returning();
  if (row === undefined) throw new Error('A locked invoice is gone.');
  const { firstName, lastName, clientEmail } = locked;
  return { ...row, firstName, lastName, clientEmail };
}

/** Deletes a locked invoice with its lines and events. */
export async function deleteInvoice(transaction: Transaction, { id }: InvoiceRow): Promise<void> {
  await transaction.delete(invoices).where(eq(invoices.id, id));
}

export async function appendInvoiceEvent(
  queryable: Queryable,
  event: NewInvoiceEvent,
): Promise<void> {
  await queryable.insert(invoiceEvents).values(event);
}

/** The history of an invoice, oldest first. */
export async function listInvoiceEvents(
  queryable: Queryable,
  invoiceId: string,
): Promise<InvoiceEventRow[]> {
  return queryable
    .select({ ...getTableColumns(invoiceEvents), actorName: users.firstName })
    .from(invoiceEvents)
    .leftJoin(users, eq(users.id, invoiceEvents.actorId))
    .where(eq(invoiceEvents.invoiceId, invoiceId))
    .orderBy(asc(invoiceEvents.position));
}

/**
 * Stores why staff issued an invoice although its check found errors. It is part of issuing, so the
 * version does not change.
 */
export async function setOverrideReason(
  queryable: Queryable,
  id: string,
  overrideReason: string,
): Promise<void> {
  await queryable.update(invoices).set({ overrideReason }).where(eq(invoices.id, id));
}
