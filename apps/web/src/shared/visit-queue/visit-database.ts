import type { WorkSheet } from '@cleaning/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { QueuedWork } from './queued-work.ts';

/** The last loaded work sheet of a visit. */
export interface CachedSheet {
  readonly userId: string;
  readonly visitId: string;
  /** The Sydney date on which it was loaded. It is not used on another date. */
  readonly day: string;
  /** When it was loaded, in milliseconds since 1970. */
  readonly readAt: number;
  readonly sheet: WorkSheet;
}

interface Schema extends DBSchema {
  queue: { key: string; value: QueuedWork; indexes: { userId: string } };
  sheets: { key: [string, string]; value: CachedSheet };
}

export interface QueueChange {
  readonly put?: readonly QueuedWork[];
  /** The ids of the items to remove. */
  readonly remove?: readonly string[];
}

/** The data on this device for visits offline. Each change is atomic. */
export interface VisitDatabase {
  readonly readQueue: (userId: string) => Promise<QueuedWork[]>;
  readonly changeQueue: (change: QueueChange) => Promise<void>;
  readonly readSheets: () => Promise<CachedSheet[]>;
  readonly storeSheet: (sheet: CachedSheet) => Promise<void>;
  readonly removeSheets: (sheets: readonly CachedSheet[]) => Promise<void>;
}

/** Opens the database with the first call. Calls reject if the browser stores nothing. */
export function openVisitDatabase(): VisitDatabase {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const open = async () => {
    opening ??= openDB<Schema>('visits', 1, {
      upgrade(database) {
        database.createObjectStore('queue', { keyPath: 'id' }).createIndex('userId', 'userId');
        database.createObjectStore('sheets', { keyPath: ['userId', 'visitId'] });
      },
    });
    return opening;
  };
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
    readSheets: async () => (await open()).getAll('sheets'),
    async storeSheet(sheet) {
      await (await open()).put('sheets', sheet);
    },
    async removeSheets(sheets) {
      const transaction = (await open()).transaction('sheets', 'readwrite');
      await Promise.all([
        ...sheets.map(({ userId, visitId }) => transaction.store.delete([userId, visitId])),
        transaction.done,
      ]);
    },
  };
}
