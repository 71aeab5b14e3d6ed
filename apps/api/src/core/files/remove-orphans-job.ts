import { inTransaction } from '../db/in-transaction.ts';
import { defineJob, HOUR_MS } from '../jobs/job.ts';
import { isForeignKeyViolation } from '../db/database-errors.ts';
import { deleteStoredFile, listOrphans } from './file-repository.ts';

/** Much longer than an upload takes, so that no file is removed before its transaction ends. */
const GRACE_MS = HOUR_MS;

/**
 * Removes files that nothing refers to: uploads whose transaction never committed, and files
 * removed since. The content is deleted before the row, so that after a crash between the two both
 * are repeated.
 */
export const removeOrphansJob = defineJob({
  name: 'remove-orphaned-files',
  restMs: HOUR_MS,
  listDue: ({ database, now }) => listOrphans(database, new Date(now.getTime() - GRACE_MS)),
  runOutsideTransaction: async ({ database, fileStore }, id) => {
    try {
      await inTransaction(database, async (transaction) => {
        const row = await deleteStoredFile(transaction, id);
        if (row !== undefined) await fileStore.remove(row.storageKey);
      });
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
    }
  },
});
