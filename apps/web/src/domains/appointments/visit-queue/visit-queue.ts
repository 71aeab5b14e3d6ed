import { createIdempotencyKey } from '#kit/lib/idempotency-key.ts';
import { classifyFailure } from './classify-failure.ts';
import { createQueueStorage } from './queue-storage.ts';
import type { QueuedWork, Work } from './queued-work.ts';
import {
  afterSent,
  isRemovedWith,
  isReplacedBy,
  nextToSend,
  type Lane,
  type WorkAnswer,
} from './sending-order.ts';
import type { QueueChange, VisitDatabase } from './visit-database.ts';
import { EMPTY_QUEUE, type VisitQueueState, withChanges } from './visit-queue-state.ts';

/** The unsent work of one user at visits. */
export interface VisitQueue {
  readonly getState: () => VisitQueueState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Loads the stored items and sends them whenever the device is online. Returns a function that
   * stops it.
   */
  readonly start: () => () => void;
  readonly add: (visitId: string, work: Work) => void;
  /** Retries immediately, called when another request has reached the service. */
  readonly resume: () => void;
  /** Retries a refused item. The work, if given, is what the user chose to send in its place. */
  readonly retry: (id: string, chosen?: Work) => void;
  readonly remove: (id: string) => void;
  /** Removes everything. Resolves once it is deleted from this device. */
  readonly clear: () => Promise<void>;
}

export interface VisitQueueOptions {
  readonly userId: string;
  readonly database: VisitDatabase;
  readonly send: (item: QueuedWork) => Promise<WorkAnswer>;
  /**
   * Lets only one tab send. Undefined on a page without TLS, where the idempotency keys prevent
   * duplicates.
   */
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** The seconds to wait before a retry after one failure, two, and so on. */
const RETRY_DELAYS_S = [5, 15, 30, 60];

export function createVisitQueue({ userId, database, send, locks }: VisitQueueOptions): VisitQueue {
  const storage = createQueueStorage(userId, database);
  const listeners = new Set<() => void>();
  const running = new Set<Lane>();
  let state = EMPTY_QUEUE;
  let channel: BroadcastChannel | null = null;
  let isEnded = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastOrder = 0;

  const show = (changes: Partial<VisitQueueState>) => {
    state = withChanges(state, changes);
    for (const listener of listeners) listener();
  };

  const write = async (change: QueueChange) => {
    try {
      await storage.write(change);
    } catch {
      show({ isStored: false });
      return;
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel?.postMessage('changed');
  };

  const reload = async () => {
    try {
      await storage.read((items) => show({ items, isRead: true }));
    } catch {
      show({ isRead: true, isStored: false });
    }
  };

  const change = (items: QueuedWork[]) => {
    const changed = new Map(items.map((item) => [item.id, item]));
    show({ items: state.items.map((item) => changed.get(item.id) ?? item) });
    return write({ put: items });
  };

  const lose = (lostAt: string | null) => {
    if (state.signal !== 'offline') show({ signal: 'offline', lostAt: lostAt ?? state.lostAt });
  };

  const tryLater = (seconds: number) => {
    clearTimeout(timer);
    const wait = Math.max(
      seconds,
      RETRY_DELAYS_S[Math.min(failures, RETRY_DELAYS_S.length - 1)] ?? 0,
    );
    failures += 1;
    timer = setTimeout(sendAll, wait * 1000);
  };

  /** @returns whether the next one can be sent. */
  const sendOne = async (item: QueuedWork): Promise<boolean> => {
    show({ sending: [...state.sending, item.id] });
    const arrived = () => state.sending.filter((id) => id !== item.id);
    try {
      const answer = await send(item);
      failures = 0;
      if (isEnded) return false;
      const rest = state.items.filter(({ id }) => id !== item.id);
      const behind = rest.map((other) => afterSent(other, item, answer));
      show({
        items: behind,
        sent: [...state.sent, item],
        sending: arrived(),
        signal: state.signal === 'offline' ? 'syncing' : state.signal,
      });
      await write({ put: behind.filter((other, at) => other !== rest[at]), remove: [item.id] });
      return true;
    } catch (error) {
      const failure = classifyFailure(error, item.tries);
      const triedAt = new Date().toISOString();
      show({ sending: arrived() });
      if (isEnded || failure.kind === 'signed-out') return false;
      if (failure.kind === 'no-signal') {
        lose(triedAt);
        tryLater(0);
        return false;
      }
      const problem = failure.kind === 'refused' ? failure.problem : null;
      await change([{ ...item, tries: item.tries + 1, triedAt, problem }]);
      if (failure.kind === 'refused') return true;
      tryLater(failure.seconds);
      return false;
    }
  };

  const run = async (lane: Lane): Promise<void> => {
    if (isEnded || running.has(lane) || !navigator.onLine) return;
    running.add(lane);
    let goesOn = true;
    const work = async () => {
      await reload();
      for (;;) {
        const item = nextToSend(state.items, lane);
        if (isEnded || item === undefined) return;
        // oxlint-disable-next-line no-await-in-loop -- in order
        goesOn = await sendOne(item);
        if (!goesOn) return;
      }
    };
    try {
      await (locks === undefined ? work() : locks.request(`visits ${userId} ${lane}`, work));
    } finally {
      running.delete(lane);
    }
    if (goesOn) sendAll();
  };

  function sendAll(): void {
    for (const lane of ['work', 'photos'] as const) {
      if (nextToSend(state.items, lane) !== undefined) void run(lane);
    }
  }

  const sendStored = async () => {
    await reload();
    if (state.items.length > 0 && state.signal === 'online') show({ signal: 'syncing' });
    sendAll();
  };

  const resume = () => {
    failures = 0;
    if (state.signal === 'offline') show({ signal: 'syncing' });
    sendAll();
  };
  const handleOffline = () => lose(new Date().toISOString());
  const handleReturn = () => {
    if (document.visibilityState === 'visible') sendAll();
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isEnded = false;
      channel = new BroadcastChannel(`visits ${userId}`);
      channel.addEventListener('message', () => void reload());
      window.addEventListener('online', resume);
      window.addEventListener('offline', handleOffline);
      document.addEventListener('visibilitychange', handleReturn);
      if (!navigator.onLine) lose(null);
      void sendStored();
      return () => {
        isEnded = true;
        clearTimeout(timer);
        channel?.close();
        channel = null;
        window.removeEventListener('online', resume);
        window.removeEventListener('offline', handleOffline);
        document.removeEventListener('visibilitychange', handleReturn);
      };
    },
    add(visitId, work) {
      const now = new Date();
      lastOrder = Math.max(now.getTime(), lastOrder + 1, (state.items.at(-1)?.order ?? 0) + 1);
      const item: QueuedWork = {
        id: createIdempotencyKey(),
        userId,
        visitId,
        order: lastOrder,
        madeAt: now.toISOString(),
        work,
        tries: 0,
        triedAt: null,
        problem: null,
      };
      const replaced = state.items.filter((other) => isReplacedBy(other, visitId, work));
      show({ items: [...state.items.filter((other) => !replaced.includes(other)), item] });
      void write({ put: [item], remove: replaced.map(({ id }) => id) });
      sendAll();
    },
    resume,
    retry(id, chosen) {
      const item = state.items.find((other) => other.id === id);
      if (item === undefined) return;
      failures = 0;
      void change([{ ...item, work: chosen ?? item.work, tries: 0, problem: null }]);
      sendAll();
    },
    remove(id) {
      const removed = state.items.find((item) => item.id === id);
      if (removed === undefined) return;
      const gone = state.items.filter((item) => isRemovedWith(item, removed));
      show({ items: state.items.filter((item) => !gone.includes(item)) });
      void write({ remove: gone.map((item) => item.id) });
      sendAll();
    },
    async clear() {
      const gone = state.items.map(({ id }) => id);
      show({ items: [] });
      await write({ remove: gone });
    },
  };
}
