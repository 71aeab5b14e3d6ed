import { openDB } from 'idb';

/** The name of the database of unsent work. */
export const VISITS = 'visits';

/**
 * Whether the device keeps unsent work of a user. It asks the browser alone: the code of the queue may
 * not be loaded, and may not load without a signal.
 */
export async function hasUnsentWork(userId: string): Promise<boolean> {
  try {
    // Opening a database that does not exist would create one without the stores of the queue.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === VISITS)) return false;
    const database = await openDB(VISITS);
    try {
      return (await database.countFromIndex('queue', 'userId', userId)) > 0;
    } finally {
      database.close();
    }
  } catch {
    // A browser that stores nothing keeps no work.
    return false;
  }
}
