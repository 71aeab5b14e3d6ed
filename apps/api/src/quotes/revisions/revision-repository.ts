import { and, asc, count, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { quoteRevisions, quotes } from '../../core/db/schema/index.ts';
import { visibleQuotes } from '../../core/db/visible-quotes.ts';
import { clientViewer, type UserViewer } from '../../core/http/viewer.ts';
import type { PagedRows } from '../../core/list.ts';

export type RevisionRow = typeof quoteRevisions.$inferSelect;
export type NewRevision = typeof quoteRevisions.$inferInsert;

export async function insertRevision(queryable: Queryable, revision: NewRevision): Promise<void> {
  await queryable.insert(quoteRevisions).values(revision);
}

const ofVisibleQuote = (queryable: Queryable, viewer: UserViewer, condition: SQL | undefined) =>
  queryable
    .select({ revision: quoteRevisions })
    .from(quoteRevisions)
    .innerJoin(quotes, eq(quotes.id, quoteRevisions.quoteId))
    .where(and(condition, visibleQuotes(viewer)));

/** The offers of a quote, the newest first. */
export const revisionsOf = (quoteId: string, viewer: UserViewer): PagedRows<RevisionRow> => ({
  async count(queryable) {
    const [row] = await queryable
      .select({ count: count() })
      .from(quoteRevisions)
      .innerJoin(quotes, eq(quotes.id, quoteRevisions.quoteId))
      .where(and(eq(quoteRevisions.quoteId, quoteId), visibleQuotes(viewer)));
    return row?.count ?? 0;
  },
  async page(queryable, { limit, offset }) {
    const rows = await ofVisibleQuote(queryable, viewer, eq(quoteRevisions.quoteId, quoteId))
      .orderBy(desc(quoteRevisions.revision))
      .limit(limit)
      .offset(offset);
    return rows.map(({ revision }) => revision);
  },
});

export async function findRevision(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<RevisionRow | undefined> {
  const [row] = await ofVisibleQuote(queryable, viewer, eq(quoteRevisions.id, id));
  return row?.revision;
}

/** The offer of the same quote with this number, or the last one before a given offer. */
export async function findOtherRevision(
  queryable: Queryable,
  { quoteId, revision }: RevisionRow,
  compareWith: number | null,
  viewer: UserViewer,
): Promise<RevisionRow | undefined> {
  const isOther =
    compareWith === null
      ? lt(quoteRevisions.revision, revision)
      : eq(quoteRevisions.revision, compareWith);
  const [row] = await ofVisibleQuote(
    queryable,
    viewer,
    and(eq(quoteRevisions.quoteId, quoteId), isOther),
  )
    .orderBy(desc(quoteRevisions.revision))
    .limit(1);
  return row?.revision;
}

/** Every offer that was made to a client, the oldest first. */
export async function listRevisionsOfClient(
  queryable: Queryable,
  clientId: string,
): Promise<RevisionRow[]> {
  const viewer = clientViewer(clientId);
  const rows = await ofVisibleQuote(queryable, viewer, undefined).orderBy(
    asc(quoteRevisions.sentAt),
    asc(quoteRevisions.quoteId),
    asc(quoteRevisions.revision),
  );
  return rows.map(({ revision }) => revision);
}
