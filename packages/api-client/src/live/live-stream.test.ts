import { LIVE_HEARTBEAT_MS, type LiveChange } from '@cleaning/contract/live/rules';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hangUp, json, serve, silence, type Reply } from '../testing/serve.ts';
import { createLiveStream } from './live-stream.ts';

const QUOTE = { kind: 'quote', id: '0190a1b2-0000-7000-8000-000000001048' } as const;
const READY = 'event: ready\nid: 7-1\ndata: {}\n\n';
const changeOf = (change: LiveChange) => `event: change\ndata: ${JSON.stringify(change)}\n\n`;

/** Sends events, and leaves the stream open or ends it. */
const events =
  (text: string, ends = false): Reply =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(text);
    if (ends) response.end();
  };

/** Gives each reply once, then repeats the last one. */
const inTurn = (...replies: readonly [Reply, ...Reply[]]): Reply => {
  let next = 0;
  return (request, response) => {
    replies[Math.min(next, replies.length - 1)]?.(request, response);
    next += 1;
  };
};

async function follow(reply: Reply, getToken = (): string | null => 'secret-token') {
  const { baseUrl, seen } = await serve(reply);
  const changes: LiveChange[] = [];
  const states: boolean[] = [];
  const onReset = vi.fn();
  const stream = createLiveStream({
    baseUrl,
    getToken,
    onChange: (change) => void changes.push(change),
    onReset,
    onStateChange: (isLive) => void states.push(isLive),
  });
  onTestFinished(stream.close);
  stream.open();
  return { stream, seen, changes, states, onReset };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
});

const pause = () =>
  new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });

/** Gives a received answer time to be processed. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    await pause();
  }
}

/** Waits for the network without advancing the clock. */
async function eventually(assertion: () => void): Promise<void> {
  const deadline = performance.now() + 4000;
  for (;;) {
    try {
      assertion();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await pause();
    }
  }
}

describe('the stream of changes', () => {
  it('opens once with the token in a header, and reports each change', async () => {
    const { stream, seen, changes, states } = await follow(events(READY + changeOf(QUOTE)));
    stream.open();
    await eventually(() => expect(changes).toEqual([QUOTE]));
    expect(states).toEqual([true]);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/v1/live/',
      headers: { authorization: 'Token secret-token', accept: 'text/event-stream' },
    });
    expect(seen[0]?.headers).not.toHaveProperty('last-event-id');
    stream.close();
    expect(states).toEqual([true, false]);
  });

  it('reconnects after its last id when it breaks, at once and then at growing intervals', async () => {
    const reply = inTurn(events(READY, true), hangUp, json(503, {}), events(READY));
    const { seen, states } = await follow(reply);
    await eventually(() => expect(states).toEqual([true, false]));
    for (const [calls, wait] of [
      [2, 1000],
      [3, 2000],
      [4, 4000],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await settle();
      vi.advanceTimersByTime(wait - 1);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await settle();
      expect(seen).toHaveLength(calls - 1);
      vi.advanceTimersByTime(1);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await eventually(() => expect(seen).toHaveLength(calls));
    }
    await eventually(() => expect(states).toEqual([true, false, true]));
    expect(seen.slice(1).map(({ headers }) => headers['last-event-id'])).toEqual(
      Array.from({ length: 3 }, () => '7-1'),
    );
  });

  it('continues after its last id when it is closed and opened again', async () => {
    const { stream, seen, states } = await follow(events(READY));
    await eventually(() => expect(states).toEqual([true]));
    stream.close();
    stream.open();
    await eventually(() => expect(seen).toHaveLength(2));
    expect(seen[1]?.headers['last-event-id']).toBe('7-1');
  });

  it('reports when changes may have been missed', async () => {
    const { onReset } = await follow(events(`event: reset\ndata: {}\n\n${READY}`));
    await eventually(() => expect(onReset).toHaveBeenCalledOnce());
  });

  it('reconnects when nothing is received for too long', async () => {
    const { seen, states } = await follow(inTurn(events(READY), silence));
    await eventually(() => expect(states).toEqual([true]));
    vi.advanceTimersByTime(3 * LIVE_HEARTBEAT_MS);
    await eventually(() => expect(states).toEqual([true, false]));
    await settle();
    vi.advanceTimersByTime(1000);
    await eventually(() => expect(seen).toHaveLength(2));
  });

  it('has everything read again when its session is over, so that the page learns of it', async () => {
    const { onReset } = await follow(events(`${READY}event: end\ndata: {}\n\n`, true));
    await eventually(() => expect(onReset).toHaveBeenCalledOnce());
  });

  it('has everything read again when its token is refused', async () => {
    const { onReset } = await follow(json(401, {}));
    await eventually(() => expect(onReset).toHaveBeenCalledOnce());
  });

  it.each([
    ['its session is over', events(`${READY}event: end\ndata: {}\n\n`, true)],
    ['its token is refused', json(401, {})],
    ['the service has none', (_request, response) => response.writeHead(204).end()],
  ])('does not reconnect when %s', async (_title, reply) => {
    const { seen } = await follow(reply);
    await eventually(() => expect(seen).toHaveLength(1));
    await settle();
    vi.advanceTimersByTime(10 * 60_000);
    await settle();
    expect(seen).toHaveLength(1);
  });

  it('does not open without a token', async () => {
    const { seen } = await follow(silence, () => null);
    await pause();
    expect(seen).toHaveLength(0);
  });

  it('stays closed when it is closed while waiting to reconnect', async () => {
    const { stream, seen } = await follow(hangUp);
    await eventually(() => expect(seen).toHaveLength(1));
    await settle();
    stream.close();
    vi.advanceTimersByTime(10 * 60_000);
    await settle();
    expect(seen).toHaveLength(1);
  });
});
