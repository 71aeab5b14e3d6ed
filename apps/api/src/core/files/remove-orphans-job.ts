import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { HOUR_MS, type Job } from '../jobs/job.ts';
import { isForeignKeyViolation } from '../db/database-errors.ts';
import { deleteStoredFile, listOrphans } from './file-repository.ts';
import type { FileStore } from './file-store.ts';

/** Much longer than an upload takes, so that no file is removed before its transaction ends. */
const GRACE_MS = HOUR_MS;

interface RemovalDependencies {
  readonly database: Database;
  readonly fileStore: FileStore;
}

/**
 * Removes files that nothing refers to: uploads whose transaction never committed, and files
 * removed since. The content is deleted before the row, so that after a crash between the two both
 * are repeated.
 */
export const removeOrphansJob = ({ database, fileStore }: RemovalDependencies): Job => ({
  name: 'remove-orphaned-files',
  restMs: HOUR_MS,
  listDue: (now) => listOrphans(database, new Date(now.getTime() - GRACE_MS)),
  run: (id) => removeOrphan(database, fileStore, id),
});

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
