import type { DBSchema } from 'idb';
import { VISITS } from './has-unsent-work.ts';
import { lazyDatabase } from './lazy-database.ts';
import type { QueuedWork } from './queued-work.ts';

interface Schema extends DBSchema {
  queue: { key: string; value: QueuedWork; indexes: { userId: string } };
  /** The work sheets of releases that kept them here. */
  sheets: { key: [string, string]; value: never };
}

export interface QueueChange {
  readonly put?: readonly QueuedWork[];
  /** The ids of the items to remove. */
  readonly remove?: readonly string[];
}

/** The unsent work at visits on this device. Each change is atomic. */
export interface VisitDatabase {
  readonly readQueue: (userId: string) => Promise<QueuedWork[]>;
  readonly changeQueue: (change: QueueChange) => Promise<void>;
}

export function openVisitDatabase(): VisitDatabase {
  const open = lazyDatabase<Schema>(VISITS, 2, (database, from) => {
    if (from === 1) database.deleteObjectStore('sheets');
    else database.createObjectStore('queue', { keyPath: 'id' }).createIndex('userId', 'userId');
  });
  return {
    async readQueue(userId) {
      const items = await (await open()).getAllFromIndex('queue', 'userId', userId);
      return items.toSorted((a, b) => a.order - b.order);
    },
    async changeQueue({ put = [], remove = [] }) {
      const transaction = (await open()).transaction('queue', 'readwrite');
      await Promise.all([
        ...put.map((item) => transaction.store.put(item)),
        ...remove.map((id) => transaction.store.delete(id)),
        transaction.done,
      ]);
    },
  };
}
