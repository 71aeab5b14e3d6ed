import { and, asc, eq, exists, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import {
  documents,
  messageAttachments,
  quoteAttachments,
  storedFiles,
} from '../db/schema/index.ts';

export type StoredFileRow = typeof storedFiles.$inferSelect;
export type NewStoredFile = typeof storedFiles.$inferInsert;
export type FilePurpose = StoredFileRow['purpose'];

export async function insertStoredFile(
  queryable: Queryable,
  file: NewStoredFile,
): Promise<StoredFileRow> {
  const [row] = await queryable.insert(storedFiles).values(file).returning();
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
}

interface Upload {
  readonly purpose: FilePurpose;
  readonly uploaderId: string;
  readonly clientId: string;
}

/**
 * Locks those of some files that a user uploaded for a purpose and a client until the transaction
 * ends, so that clean-up does not delete them.
 */
export async function lockUploads(
  transaction: Transaction,
  ids: readonly string[],
  { purpose, uploaderId, clientId }: Upload,
): Promise<{ id: string }[]> {
  return transaction
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(
        inArray(storedFiles.id, [...ids]),
        eq(storedFiles.purpose, purpose),
        eq(storedFiles.uploaderId, uploaderId),
        eq(storedFiles.clientId, clientId),
      ),
    )
    .orderBy(asc(storedFiles.id))
    .for('key share');
}

/** The references to a file: a document, or an attachment of a quote or a message. */
const references = (queryable: Queryable) => {
  const one = sql`1`;
  return [
    queryable.select({ one }).from(documents).where(eq(documents.fileId, storedFiles.id)),
    queryable
      .select({ one })
      .from(quoteAttachments)
      .where(eq(quoteAttachments.fileId, storedFiles.id)),
    queryable
      .select({ one })
      .from(messageAttachments)
      .where(eq(messageAttachments.fileId, storedFiles.id)),
  ];
};

/** A file that something still refers to. Links to a file stop working once nothing does. */
export async function findReferencedFile(
  queryable: Queryable,
  id: string,
): Promise<StoredFileRow | undefined> {
  const [row] = await queryable
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.id, id), or(...references(queryable).map(exists))));
  return row;
}

/** The keys of the files that something refers to. */
export async function listReferencedKeys(queryable: Queryable): Promise<ReadonlySet<string>> {
  const rows = await queryable
    .select({ storageKey: storedFiles.storageKey })
    .from(storedFiles)
    .where(or(...references(queryable).map(exists)));
  return new Set(rows.map(({ storageKey }) => storageKey));
}

/** Files stored before a moment that nothing refers to, oldest first. */
export async function listOrphans(queryable: Queryable, before: Date): Promise<string[]> {
  const rows = await queryable
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(lt(storedFiles.createdAt, before), ...references(queryable).map(notExists)))
    .orderBy(asc(storedFiles.createdAt), asc(storedFiles.id));
  return rows.map(({ id }) => id);
}

/**
 * Deletes the row of a file; undefined when another process has locked it, or it is gone. Foreign
 * keys refuse the deletion while any table refers to the file, including tables that `references`
 * leaves out.
 */
export async function deleteStoredFile(
  transaction: Transaction,
  id: string,
): Promise<StoredFileRow | undefined> {
  const [locked] = await transaction
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(eq(storedFiles.id, id))
    .for('update', { skipLocked: true });
  if (locked === undefined) return undefined;
  const [row] = await transaction.delete(storedFiles).where(eq(storedFiles.id, id)).returning();
  return row;
}
