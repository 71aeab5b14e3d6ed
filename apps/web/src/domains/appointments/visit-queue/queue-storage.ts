import type { QueuedWork } from './queued-work.ts';
import type { QueueChange, VisitDatabase } from './visit-database.ts';

export interface QueueStorage {
  /** Rejects if the device has no room. Later reads contain the change anyway. */
  readonly write: (change: QueueChange) => Promise<void>;
  /** Calls back within the read, so that items added in between are not overwritten. */
  readonly read: (onRead: (items: QueuedWork[]) => void) => Promise<void>;
}

/**
 * Stores the queue of one user on this device. Reads and writes run in order, and a read contains
 * all changes since, including unwritten ones.
 */
export function createQueueStorage(userId: string, database: VisitDatabase): QueueStorage {
  /** By id; null for a removed item. */
  const unwritten = new Map<string, QueuedWork | null>();
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const result = last.then(step);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    async write({ put = [], remove = [] }) {
      const changes = new Map<string, QueuedWork | null>([
        ...put.map((item) => [item.id, item] as const),
        ...remove.map((id) => [id, null] as const),
      ]);
      for (const [id, item] of changes) unwritten.set(id, item);
      await inTurn(() => database.changeQueue({ put, remove }));
      for (const [id, item] of changes) {
        if (unwritten.get(id) === item) unwritten.delete(id);
      }
    },
    read: (onRead) =>
      inTurn(async () => {
        const stored = await database.readQueue(userId);
        const items = [
          ...stored.filter(({ id }) => !unwritten.has(id)),
          ...[...unwritten.values()].filter((item) => item !== null),
        ];
        onRead(items.toSorted((a, b) => a.order - b.order));
      }),
  };
}
