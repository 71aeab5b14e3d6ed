import type { WorkSheet } from '@cleaning/contract/appointments';
import type { DBSchema } from 'idb';
import { WORK_SHEETS } from './delete-work-sheets.ts';
import { lazyDatabase } from './lazy-database.ts';

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
  sheets: { key: [string, string]; value: CachedSheet };
}

/** The work sheets on this device. Each change is atomic. */
export interface WorkSheetDatabase {
  readonly readSheets: () => Promise<CachedSheet[]>;
  readonly storeSheet: (sheet: CachedSheet) => Promise<void>;
  readonly removeSheets: (sheets: readonly CachedSheet[]) => Promise<void>;
}

export function openWorkSheetDatabase(): WorkSheetDatabase {
  const open = lazyDatabase<Schema>(WORK_SHEETS, 1, (database) => {
    database.createObjectStore('sheets', { keyPath: ['userId', 'visitId'] });
  });
  return {
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
