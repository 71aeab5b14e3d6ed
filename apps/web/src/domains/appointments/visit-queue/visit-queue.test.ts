import { ApiError } from '@cleaning/api-client';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { eventually } from '@cleaning/test-setup/eventually';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { QueuedWork, Work } from './queued-work.ts';
import type { WorkAnswer } from './sending-order.ts';
import { openVisitDatabase } from './visit-database.ts';
import { createVisitQueue, type VisitQueue } from './visit-queue.ts';

const VISIT = 'visit-1';
const tick = (taskId: string, isDone = true): Work => ({
  kind: 'tick',
  taskId,
  label: taskId,
  isDone,
});
const photo = (name: string): Work => ({
  kind: 'photo',
  stage: 'after',
  clientId: 'client',
  photo: { name, type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]) },
});
const complete: Work = {
  kind: 'complete',
  version: 2,
  startedAt: '2026-11-22T21:04:00.000Z',
  endedAt: '2026-11-22T23:34:00.000Z',
  notes: '',
};
const start: Work = { kind: 'start', version: 2 };

const noSignal = () => new ApiError({ kind: 'network', message: 'Network error.' });
const refusal = (message = 'Refused.', code?: 'stale_version') =>
  new ApiError({ kind: 'http', status: 409, message, code });

/** A lock that the tabs of a test share, as in a browser. */
function aLock() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<void>) => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  } as unknown as Pick<LockManager, 'request'>;
}

let isOnline = true;
const goOffline = () => {
  isOnline = false;
  window.dispatchEvent(new Event('offline'));
};
const goOnline = () => {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
};

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('indexedDB', new IDBFactory());
});

type Send = (item: QueuedWork) => Promise<WorkAnswer>;

/** A tab with a user's queue, which ends with the test. */
function openTab(
  send: Send,
  { userId = 'mia', locks }: { userId?: string; locks?: Pick<LockManager, 'request'> } = {},
) {
  const queue = createVisitQueue({ userId, database: openVisitDatabase(), send, locks });
  const close = queue.start();
  onTestFinished(close);
  return { queue, close };
}

const words = ({ work }: QueuedWork) =>
  work.kind === 'tick' || work.kind === 'task'
    ? `${work.kind} ${work.taskId}`
    : work.kind === 'photo'
      ? `photo ${work.photo.name}`
      : work.kind;
const left = (queue: VisitQueue) => queue.getState().items.map(words);
const stored = async (userId = 'mia') => (await openVisitDatabase().readQueue(userId)).map(words);

describe('a recorded action at a visit', () => {
  it('is sent at once while there is a signal, and is not kept', async () => {
    const send = vi.fn<Send>().mockResolvedValue({});
    const { queue } = openTab(send);
    queue.add(VISIT, tick('sills'));
    expect(left(queue)).toEqual(['tick sills']);
    await eventually(() => expect(left(queue)).toEqual([]));
    expect(send).toHaveBeenCalledOnce();
    expect(queue.getState()).toMatchObject({ signal: 'online', sent: [] });
    await eventually(async () => expect(await stored()).toEqual([]));
  });

  it('waits without a signal, and is sent in order afterwards, photos last', async () => {
    const sent: string[] = [];
    const { queue } = openTab(async (item) => {
      sent.push(words(item));
      return {};
    });
    goOffline();
    for (const work of [start, photo('sink'), tick('sills'), complete]) queue.add(VISIT, work);
    expect(queue.getState().signal).toBe('offline');
    await eventually(async () => expect(await stored()).toHaveLength(4));
    expect(sent).toEqual([]);
    goOnline();
    expect(queue.getState().signal).toBe('syncing');
    await eventually(() => expect(left(queue)).toEqual([]));
    expect(sent).toEqual(['start', 'tick sills', 'complete', 'photo sink']);
    expect(queue.getState().signal).toBe('online');
  });

  it('is sent when another call succeeds, even if the browser does not report a connection', async () => {
    let isReached = false;
    const send = vi.fn<Send>(async () => {
      if (!isReached) throw noSignal();
      return {};
    });
    const { queue } = openTab(send);
    queue.add(VISIT, tick('sills'));
    await eventually(() => expect(queue.getState().signal).toBe('offline'));
    isReached = true;
    queue.resume();
    expect(queue.getState().signal).toBe('syncing');
    await eventually(() => expect(left(queue)).toEqual([]));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is kept after a reload, with its key and its time', async () => {
    goOffline();
    const first = openTab(vi.fn<Send>());
    first.queue.add(VISIT, tick('sills'));
    const [made] = first.queue.getState().items;
    await eventually(async () => expect(await stored()).toHaveLength(1));
    first.close();
    const send = vi.fn<Send>().mockResolvedValue({});
    openTab(send);
    goOnline();
    await eventually(() => expect(send).toHaveBeenCalledWith(made));
  });

  it('is repeated with its key when the response was lost', async () => {
    const keys: string[] = [];
    const { queue } = openTab(async ({ id }) => {
      keys.push(id);
      if (keys.length === 1) throw noSignal();
      return {};
    });
    queue.add(VISIT, tick('sills'));
    await eventually(() => expect(queue.getState().signal).toBe('offline'));
    expect(queue.getState().lostAt).not.toBeNull();
    goOnline();
    await eventually(() => expect(left(queue)).toEqual([]));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('passes its new version and task to the actions behind it', async () => {
    const sent: Work[] = [];
    const { queue } = openTab(async ({ work }) => {
      sent.push(work);
      return work.kind === 'start'
        ? { version: 7 }
        : work.kind === 'task'
          ? { taskId: 'real' }
          : {};
    });
    goOffline();
    queue.add(VISIT, start);
    queue.add(VISIT, { kind: 'task', taskId: 'here', label: 'Water the fern' });
    queue.add(VISIT, tick('here'));
    queue.add(VISIT, complete);
    goOnline();
    await eventually(() => expect(sent).toHaveLength(4));
    expect(sent[2]).toMatchObject({ taskId: 'real' });
    expect(sent[3]).toMatchObject({ version: 7 });
  });
});

const refuseTick: Send = async ({ work }) => {
  if (work.kind === 'tick' && work.taskId === 'sills') throw refusal('This task is gone.');
  return {};
};

describe('a refused action', () => {
  it('is kept with its reason and blocks what depends on it, and the rest is sent', async () => {
    const { queue } = openTab(refuseTick);
    goOffline();
    for (const work of [tick('sills'), tick('bins'), complete, photo('sink')]) {
      queue.add(VISIT, work);
    }
    queue.add('visit-2', complete);
    goOnline();
    await eventually(() => expect(left(queue)).toEqual(['tick sills', 'complete']));
    expect(queue.getState()).toMatchObject({
      signal: 'online',
      items: [{ problem: { message: 'This task is gone.', isStale: false } }, { problem: null }],
    });
    await eventually(async () => expect(await stored()).toEqual(['tick sills', 'complete']));
  });

  it('can be removed by the user, and then what it blocked is sent', async () => {
    const { queue } = openTab(refuseTick);
    queue.add(VISIT, tick('sills'));
    await eventually(() => expect(queue.getState().items[0]?.problem).toBeTruthy());
    queue.add(VISIT, complete);
    expect(left(queue)).toEqual(['tick sills', 'complete']);
    queue.remove(queue.getState().items[0]?.id ?? '');
    await eventually(() => expect(left(queue)).toEqual([]));
    await eventually(async () => expect(await stored()).toEqual([]));
  });

  it('can be sent again by the user, as they chose with the version that they have seen', async () => {
    const versions: unknown[] = [];
    const { queue } = openTab(async ({ work }) => {
      const version = 'version' in work ? work.version : null;
      versions.push(version);
      if (version === 2) throw refusal('Changed.', 'stale_version');
      return {};
    });
    queue.add(VISIT, complete);
    await eventually(() => expect(queue.getState().items[0]?.problem?.isStale).toBe(true));
    queue.retry(queue.getState().items[0]?.id ?? '', { ...complete, version: 5 });
    await eventually(() => expect(left(queue)).toEqual([]));
    expect(versions).toEqual([2, 5]);
  });

  it('is replaced when the same action is repeated', async () => {
    const { queue } = openTab(refuseTick);
    queue.add(VISIT, tick('sills'));
    await eventually(() => expect(queue.getState().items[0]?.problem).toBeTruthy());
    goOffline();
    queue.add(VISIT, tick('sills', false));
    expect(queue.getState().items).toMatchObject([{ problem: null, work: { isDone: false } }]);
  });

  it('is removed with the ticks of a task that is never added', async () => {
    goOffline();
    const { queue } = openTab(vi.fn<Send>());
    queue.add(VISIT, { kind: 'task', taskId: 'here', label: 'Water the fern' });
    queue.add(VISIT, tick('here'));
    queue.remove(queue.getState().items[0]?.id ?? '');
    expect(left(queue)).toEqual([]);
  });

  it('is tried three times after a server error, then the user decides', async () => {
    const broken = new ApiError({ kind: 'http', status: 503, message: 'Please try again.' });
    const send = vi.fn<Send>().mockRejectedValue(broken);
    const { queue } = openTab(send);
    queue.add(VISIT, photo('sink'));
    for (const tries of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await eventually(() => expect(queue.getState().items[0]?.tries).toBe(tries));
      goOnline();
    }
    expect(queue.getState().items[0]?.problem?.message).toBe('Please try again.');
    expect(send).toHaveBeenCalledTimes(3);
  });
});

describe('two tabs', () => {
  it('send each action once, and both show it', async () => {
    const sent: string[] = [];
    const locks = aLock();
    const send: Send = async (item) => {
      sent.push(words(item));
      await new Promise((resolve) => setTimeout(resolve, 5));
      return {};
    };
    goOffline();
    const one = openTab(send, { locks });
    const two = openTab(send, { locks });
    one.queue.add(VISIT, tick('sills'));
    await eventually(() => expect(left(two.queue)).toEqual(['tick sills']));
    two.queue.add(VISIT, tick('bins'));
    await eventually(() => expect(left(one.queue)).toEqual(['tick sills', 'tick bins']));
    goOnline();
    await eventually(() => expect(left(one.queue)).toEqual([]));
    await eventually(() => expect(left(two.queue)).toEqual([]));
    expect(sent).toEqual(['tick sills', 'tick bins']);
  });
});

describe('another user of the device', () => {
  it('never sends the actions of the first one, who sends them after returning', async () => {
    goOffline();
    const mia = openTab(vi.fn<Send>());
    mia.queue.add(VISIT, tick('sills'));
    await eventually(async () => expect(await stored()).toHaveLength(1));
    mia.close();
    isOnline = true;
    const asNoah = vi.fn<Send>().mockResolvedValue({});
    const noah = openTab(asNoah, { userId: 'noah' });
    noah.queue.add(VISIT, tick('bins'));
    await eventually(() => expect(left(noah.queue)).toEqual([]));
    expect(asNoah.mock.calls.map(([item]) => words(item))).toEqual(['tick bins']);
    noah.close();
    const asMia = vi.fn<Send>().mockResolvedValue({});
    openTab(asMia);
    await eventually(() => expect(asMia).toHaveBeenCalledOnce());
  });

  it('finds nothing after a logout that emptied the queue', async () => {
    goOffline();
    const { queue } = openTab(vi.fn<Send>());
    queue.add(VISIT, tick('sills'));
    await queue.clear();
    expect(left(queue)).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('is not assumed after a refused token, whose actions wait for the next login', async () => {
    const ended = new ApiError({ kind: 'http', status: 401, message: 'Please log in.' });
    const send = vi.fn<Send>().mockRejectedValue(ended);
    const { queue } = openTab(send);
    queue.add(VISIT, tick('sills'));
    await eventually(() => expect(queue.getState().sending).toEqual([]));
    await eventually(() => expect(send).toHaveBeenCalledOnce());
    expect(queue.getState().items).toMatchObject([{ problem: null, tries: 0 }]);
    expect(await stored()).toEqual(['tick sills']);
  });
});

const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));

describe('a device of an earlier release', () => {
  it('keeps what is not sent, and loses the work sheets that were stored beside it', async () => {
    const earlier = await openDB('visits', 1, {
      upgrade(database) {
        database.createObjectStore('queue', { keyPath: 'id' }).createIndex('userId', 'userId');
        database.createObjectStore('sheets', { keyPath: ['userId', 'visitId'] });
      },
    });
    await earlier.put('queue', { id: '1', userId: 'mia', order: 1, work: start });
    earlier.close();
    expect(await stored()).toEqual(['start']);
    const now = await openDB('visits');
    expect([...now.objectStoreNames]).toEqual(['queue']);
    now.close();
  });
});

describe('a device without storage', () => {
  it('still sends, and warns that the page has to stay open', async () => {
    const database = { ...openVisitDatabase(), readQueue: full, changeQueue: full };
    const send = vi.fn<Send>().mockResolvedValue({});
    const queue = createVisitQueue({ userId: 'mia', database, send, locks: undefined });
    onTestFinished(queue.start());
    goOffline();
    queue.add(VISIT, tick('sills'));
    await eventually(() => expect(queue.getState().isStored).toBe(false));
    goOnline();
    await eventually(() => expect(left(queue)).toEqual([]));
    expect(send).toHaveBeenCalledOnce();
  });
});
