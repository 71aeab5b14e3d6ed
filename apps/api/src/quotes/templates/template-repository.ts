import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { quoteTemplates } from '../../core/db/schema/index.ts';
import type { ClientViewer } from '../../core/http/viewer.ts';
import { pagedRows } from '../../core/list.ts';

export type TemplateRow = typeof quoteTemplates.$inferSelect;
export type NewTemplate = typeof quoteTemplates.$inferInsert;
export type TemplateChanges = Partial<Omit<NewTemplate, 'id' | 'clientId' | 'createdAt'>>;

/** Any number that no other family of advisory locks of this service uses. */
const TEMPLATES_LOCK = 7_301_190;

/**
 * Lets one transaction at a time add a template for a client, so that the count that it checks is
 * right.
 */
export async function lockTemplatesOf(
  transaction: Transaction,
  { clientId }: ClientViewer,
): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${TEMPLATES_LOCK}, hashtext(${clientId}))`,
  );
}

const isOf = ({ clientId }: ClientViewer) => eq(quoteTemplates.clientId, clientId);

/** A client's templates, by name. */
export const templatesOf = (viewer: ClientViewer) =>
  pagedRows({
    from: quoteTemplates,
    select: (queryable) => queryable.select().from(quoteTemplates),
    filter: isOf(viewer),
    order: [sql`lower(${quoteTemplates.name})`, asc(quoteTemplates.id)],
  });

export async function findTemplate(
  queryable: Queryable,
  id: string,
  viewer: ClientViewer,
): Promise<TemplateRow | undefined> {
  const [row] = await queryable
    .select()
    .from(quoteTemplates)
    .where(and(eq(quoteTemplates.id, id), isOf(viewer)));
  return row;
}

export async function insertTemplate(
  queryable: Queryable,
  template: NewTemplate,
): Promise<TemplateRow> {
  const [row] = await queryable.insert(quoteTemplates).values(template).returning();
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
}

export async function updateTemplate(
  queryable: Queryable,
  id: string,
  viewer: ClientViewer,
  changes: TemplateChanges,
): Promise<TemplateRow | undefined> {
  const [row] = await queryable
    .update(quoteTemplates)
    .set(changes)
    .where(and(eq(quoteTemplates.id, id), isOf(viewer)))
    .returning();
  return row;
}

/** Returns false when the template does not exist, or is another client's. */
export async function deleteTemplate(
  queryable: Queryable,
  id: string,
  viewer: ClientViewer,
): Promise<boolean> {
  const rows = await queryable
    .delete(quoteTemplates)
    .where(and(eq(quoteTemplates.id, id), isOf(viewer)))
    .returning({ id: quoteTemplates.id });
  return rows.length === 1;
}
