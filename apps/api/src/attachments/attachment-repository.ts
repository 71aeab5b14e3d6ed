import { and, asc, count, eq } from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import { quoteAttachments, quotes, storedFiles } from '../core/db/schema/index.ts';
import { visibleQuotes } from '../core/db/visible-quotes.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import type { PagedRows } from '../core/list.ts';

const columns = {
  id: quoteAttachments.id,
  quoteId: quoteAttachments.quoteId,
  quoteStatus: quotes.status,
  clientId: quotes.clientId,
  createdAt: quoteAttachments.createdAt,
  fileId: storedFiles.id,
  fileName: storedFiles.fileName,
  mediaType: storedFiles.mediaType,
  byteSize: storedFiles.byteSize,
  source: storedFiles.source,
};

const joined = (queryable: Queryable) =>
  queryable
    .select(columns)
    .from(quoteAttachments)
    .innerJoin(quotes, eq(quotes.id, quoteAttachments.quoteId))
    .innerJoin(storedFiles, eq(storedFiles.id, quoteAttachments.fileId));

export type AttachmentRow = Awaited<ReturnType<typeof joined>>[number];

export async function findAttachedQuote(queryable: Queryable, id: string, viewer: UserViewer) {
  const [row] = await queryable
    .select({ id: quotes.id, clientId: quotes.clientId, status: quotes.status })
    .from(quotes)
    .where(and(eq(quotes.id, id), visibleQuotes(viewer)));
  return row;
}

export type AttachedQuoteRow = NonNullable<Awaited<ReturnType<typeof findAttachedQuote>>>;

export async function countAttachments(queryable: Queryable, quoteId: string): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(quoteAttachments)
    .where(eq(quoteAttachments.quoteId, quoteId));
  return row?.count ?? 0;
}

export async function insertAttachment(
  queryable: Queryable,
  attachment: typeof quoteAttachments.$inferInsert,
): Promise<string> {
  const [row] = await queryable
    .insert(quoteAttachments)
    .values(attachment)
    .returning({ id: quoteAttachments.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

export async function findAttachment(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<AttachmentRow | undefined> {
  const [row] = await joined(queryable).where(
    and(eq(quoteAttachments.id, id), visibleQuotes(viewer)),
  );
  return row;
}

/** The files of a quote, oldest first. */
export const attachmentsOf = (quoteId: string, viewer: UserViewer): PagedRows<AttachmentRow> => ({
  count: (queryable) => countAttachments(queryable, quoteId),
  page: async (queryable, { limit, offset }) =>
    joined(queryable)
      .where(and(eq(quoteAttachments.quoteId, quoteId), visibleQuotes(viewer)))
      .orderBy(asc(quoteAttachments.createdAt), asc(quoteAttachments.id))
      .limit(limit)
      .offset(offset),
});

/** Deletes the row. Its stored file becomes an orphan, which the next clean-up deletes. */
export async function deleteAttachment(queryable: Queryable, id: string): Promise<boolean> {
  const rows = await queryable
    .delete(quoteAttachments)
    .where(eq(quoteAttachments.id, id))
    .returning({ id: quoteAttachments.id });
  return rows.length === 1;
}
