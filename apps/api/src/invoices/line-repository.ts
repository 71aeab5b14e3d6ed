import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import { visibleInvoices } from '../core/db/visible-invoices.ts';
import { invoiceLines, invoices } from '../core/db/schema/index.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import { pagedRows } from '../core/list.ts';

export type LineRow = typeof invoiceLines.$inferSelect;
export type NewLine = typeof invoiceLines.$inferInsert;

/** The lines of an invoice in the order in which they were added. */
export async function listLines(queryable: Queryable, invoiceId: string): Promise<LineRow[]> {
  return queryable
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position));
}

/** The lines of an invoice, page by page. */
export const linesOf = (invoiceId: string) =>
  pagedRows({
    from: invoiceLines,
    select: (queryable) => queryable.select().from(invoiceLines),
    filter: eq(invoiceLines.invoiceId, invoiceId),
    order: [asc(invoiceLines.position)],
  });

/** The lines of some invoices, in the order of each invoice. */
export async function listLinesOf(
  queryable: Queryable,
  invoiceIds: readonly string[],
): Promise<LineRow[]> {
  return queryable
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, [...invoiceIds]))
    .orderBy(asc(invoiceLines.position));
}

export async function insertLines(queryable: Queryable, lines: readonly NewLine[]): Promise<void> {
  if (lines.length > 0) await queryable.insert(invoiceLines).values([...lines]);
}

/** Finds the invoice of a line, if the viewer may see it. */
export async function findInvoiceIdOfLine(
  queryable: Queryable,
  lineId: string,
  viewer: UserViewer,
): Promise<string | undefined> {
  const [row] = await queryable
    .select({ invoiceId: invoices.id })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(and(eq(invoiceLines.id, lineId), visibleInvoices(viewer)));
  return row?.invoiceId;
}

export async function updateLine(
  queryable: Queryable,
  { id, invoiceId }: Pick<LineRow, 'id' | 'invoiceId'>,
  changes: Partial<NewLine>,
): Promise<void> {
  await queryable
    .update(invoiceLines)
    .set(changes)
    .where(and(eq(invoiceLines.id, id), eq(invoiceLines.invoiceId, invoiceId)));
}

export async function deleteLine(
  queryable: Queryable,
  { id, invoiceId }: Pick<LineRow, 'id' | 'invoiceId'>,
): Promise<void> {
  await queryable
    .delete(invoiceLines)
    .where(and(eq(invoiceLines.id, id), eq(invoiceLines.invoiceId, invoiceId)));
}

/** Counts the lines of an invoice that bill one appointment. */
export async function countLinesOfAppointment(
  queryable: Queryable,
  invoiceId: string,
  appointmentId: string,
): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(invoiceLines)
    .where(
      and(eq(invoiceLines.invoiceId, invoiceId), eq(invoiceLines.appointmentId, appointmentId)),
    );
  return row?.count ?? 0;
}
