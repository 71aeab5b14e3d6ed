import type { DocumentCategory, listDocumentsQuery } from '@cleaning/contract/documents';
import type { FileSource } from '@cleaning/contract/files';
import { and, asc, count, desc, eq, ilike, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Queryable } from '../core/db/client.ts';
import { escapeLike } from '../core/db/escape-like.ts';
import { isOfOwnVisit } from '../core/db/own-visit.ts';
import { ownedBy } from '../core/db/owned-by.ts';
import { documentOpenings, documents, storedFiles, users } from '../core/db/schema/index.ts';
import { userIdOf, type UserViewer } from '../core/http/viewer.ts';

export type ListQuery = z.output<typeof listDocumentsQuery>;

export interface DocumentFilter {
  readonly viewer: UserViewer;
  readonly clientId: string | null;
  readonly category: DocumentCategory | null;
  readonly appointmentId: string | null;
  readonly source: FileSource | null;
  readonly search: string;
}

interface Window {
  readonly ordering: ListQuery['ordering'];
  readonly limit: number;
  readonly offset: number;
}

/** The client's own openings, beside those of the viewer. */
const clientOpenings = alias(documentOpenings, 'client_openings');

const columns = {
  id: documents.id,
  clientId: documents.clientId,
  clientFirstName: users.firstName,
  clientLastName: users.lastName,
  category: documents.category,
  appointmentId: documents.appointmentId,
  photoStage: documents.photoStage,
  createdAt: documents.createdAt,
  fileId: storedFiles.id,
  fileName: storedFiles.fileName,
  mediaType: storedFiles.mediaType,
  byteSize: storedFiles.byteSize,
  source: storedFiles.source,
  openedAt: documentOpenings.openedAt,
  clientOpenedAt: clientOpenings.openedAt,
};

/** Clients see their own documents, cleaners the photos of their own visits, the office all. */
const visibleTo = (viewer: UserViewer): SQL | undefined =>
  viewer.kind === 'cleaner'
    ? isOfOwnVisit(viewer, documents.appointmentId)
    : ownedBy(viewer, documents.clientId);

/** Documents with the viewer's openings; the caller adds conditions. */
const joined = (queryable: Queryable, viewer: UserViewer) =>
  queryable
    .select(columns)
    .from(documents)
    .innerJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .innerJoin(users, eq(users.id, documents.clientId))
    .leftJoin(
      documentOpenings,
      and(
        eq(documentOpenings.documentId, documents.id),
        eq(documentOpenings.readerId, userIdOf(viewer)),
      ),
    )
    .leftJoin(
      clientOpenings,
      and(
        eq(clientOpenings.documentId, documents.id),
        eq(clientOpenings.readerId, documents.clientId),
      ),
    );

export type DocumentRow = Awaited<ReturnType<typeof joined>>[number];

export async function insertDocument(
  queryable: Queryable,
  document: typeof documents.$inferInsert,
): Promise<string> {
  const [row] = await queryable.insert(documents).values(document).returning({ id: documents.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

export async function findDocument(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<DocumentRow | undefined> {
  const [row] = await joined(queryable, viewer).where(and(eq(documents.id, id), visibleTo(viewer)));
  return row;
}

export async function selectDocuments(
  queryable: Queryable,
  filter: DocumentFilter,
  { ordering, limit, offset }: Window,
): Promise<DocumentRow[]> {
  const column = ordering.endsWith('file_name') ? storedFiles.fileName : documents.createdAt;
  return joined(queryable, filter.viewer)
    .where(filterCondition(filter))
    .orderBy(ordering.startsWith('-') ? desc(column) : asc(column), desc(documents.id))
    .limit(limit)
    .offset(offset);
}

/** Counts the documents that match a filter in each category; empty categories are left out. */
export async function countDocumentsByCategory(
  queryable: Queryable,
  filter: DocumentFilter,
): Promise<Partial<Record<DocumentCategory, number>>> {
  const rows = await queryable
    .select({ category: documents.category, count: count() })
    .from(documents)
    .innerJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .where(filterCondition({ ...filter, category: null }))
    .groupBy(documents.category);
  return Object.fromEntries(rows.map((row) => [row.category, row.count]));
}

/** Records that a user opened a document. Only the first time is stored. */
export async function noteOpened(
  queryable: Queryable,
  opening: typeof documentOpenings.$inferInsert,
): Promise<void> {
  await queryable.insert(documentOpenings).values(opening).onConflictDoNothing();
}

/** Deletes the row. Its stored file becomes an orphan, which the next clean-up deletes. */
export async function deleteDocument(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<boolean> {
  const rows = await queryable
    .delete(documents)
    .where(and(eq(documents.id, id), visibleTo(viewer)))
    .returning({ id: documents.id });
  return rows.length === 1;
}

function filterCondition(filter: DocumentFilter): SQL | undefined {
  const { viewer, clientId, category, appointmentId, source, search } = filter;
  return and(
    visibleTo(viewer),
    clientId === null ? undefined : eq(documents.clientId, clientId),
    category === null ? undefined : eq(documents.category, category),
    appointmentId === null ? undefined : eq(documents.appointmentId, appointmentId),
    source === null ? undefined : eq(storedFiles.source, source),
    search === '' ? undefined : ilike(storedFiles.fileName, `%${escapeLike(search)}%`),
  );
}
