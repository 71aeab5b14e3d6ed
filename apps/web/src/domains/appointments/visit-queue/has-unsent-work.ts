/** The name of the database of unsent work. */
export const VISITS = 'visits';

/**
 * Whether the device keeps unsent work of a user. It asks the browser alone: the code of the queue may
 * not be loaded, and may not load without a signal.
 */
export function hasUnsentWork(userId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(VISITS);
    opening.addEventListener('upgradeneeded', () => {
      // There is no such database: this must not create one, which the queue does.
      opening.transaction?.abort();
    });
    opening.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(false);
    });
    opening.addEventListener('success', () => {
      const database = opening.result;
      const counting = database
        .transaction('queue')
        .objectStore('queue')
        .index('userId')
        .count(userId);
      counting.addEventListener('success', () => resolve(counting.result > 0));
      counting.addEventListener('error', () => resolve(false));
      database.close();
    });
  });
}
