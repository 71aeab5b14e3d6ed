import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { isForeignKeyViolation } from '../db/database-errors.ts';
import { deleteStoredFile, listOrphans } from './file-repository.ts';
import type { FileStore } from './file-store.ts';

/** Much longer than an upload takes, so that no file is removed before its transaction ends. */
const GRACE_MS = 60 * 60 * 1000;

/** The most files that one round removes. */
const AT_ONCE = 500;

/**
 * Removes files that nothing refers to: uploads whose transaction never committed, and files
 * removed since. The content is deleted before the row, so that after a crash between the two the
 * next round repeats both.
 */
export async function cleanUpFiles(
  { database, fileStore }: { readonly database: Database; readonly fileStore: FileStore },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS);
  for (const { id } of await listOrphans(database, before, AT_ONCE)) {
    await removeOrphan(database, fileStore, id);
  }
}

async function removeOrphan(database: Database, fileStore: FileStore, id: string): Promise<void> {
  try {
    await inTransaction(database, async (transaction) => {
      const row = await deleteStoredFile(transaction, id);
      if (row !== undefined) await fileStore.remove(row.storageKey);
    });
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
  }
}
