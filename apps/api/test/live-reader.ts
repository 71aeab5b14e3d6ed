import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished, vi } from 'vitest';
import type { TestPerson } from './create-test-app.ts';

/** Long, for a busy machine; otherwise an event arrives within milliseconds. */
export const WAIT = { timeout: 15_000 };

/** An event as it was received. */
export interface ReceivedEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: Readonly<Record<string, string>>;
}

export interface LiveReader {
  readonly response: Response;
  /** All but the heartbeats, which come between any two on a busy machine. */
  readonly received: readonly ReceivedEvent[];
  readonly heartbeats: readonly ReceivedEvent[];
  /** The ids of the changed records, in the order in which they were first received. */
  readonly changed: () => string[];
  readonly kinds: () => string[];
  /** Waits until the reader has received a change of this record. */
  readonly hears: (id: string) => Promise<void>;
  /** Waits until the service ends the stream. */
  readonly ends: () => Promise<void>;
  readonly lastEventId: () => string;
  readonly close: () => void;
}

/** Makes an app listen, and returns its address. */
export async function listening(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Requests a stream, which is closed at the end of the test. */
export async function askForStream(
  app: FastifyInstance,
  token: string | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  return fetch(`${await listening(app)}/api/v1/live/`, {
    headers: { ...(token === null ? {} : { authorization: `Token ${token}` }), ...headers },
    signal: controller.signal,
  });
}

/** Opens the stream of a user, and waits until it is ready. */
export async function openStream(
  app: FastifyInstance,
  { token }: Pick<TestPerson, 'token'>,
  lastEventId?: string,
): Promise<LiveReader> {
  const response = await askForStream(
    app,
    token,
    lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  );
  const received: ReceivedEvent[] = [];
  const heartbeats: ReceivedEvent[] = [];
  let lastReceivedId = '';
  let isOver = false;
  const reader = response.body?.getReader();
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const part = await reader?.read();
      if (part?.done !== false) return;
      text += decoder.decode(part.value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const one of blocks.map(parse)) {
        (one.event === 'heartbeat' ? heartbeats : received).push(one);
        lastReceivedId = one.id ?? lastReceivedId;
      }
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => (isOver = true));
  const changes = () => received.filter(({ event }) => event === 'change');
  const stream: LiveReader = {
    response,
    received,
    heartbeats,
    changed: () => [...new Set(changes().map(({ data }) => data['id'] ?? ''))],
    kinds: () => [...new Set(changes().map(({ data }) => data['kind'] ?? ''))].toSorted(),
    hears: (id) =>
      vi.waitFor(() => {
        if (!stream.changed().includes(id))
          throw new Error(`It heard ${JSON.stringify(received)}.`);
      }, WAIT),
    ends: () =>
      vi.waitFor(() => {
        if (!isOver) throw new Error('It is still open.');
      }, WAIT),
    lastEventId: () => lastReceivedId,
    close: () => void reader?.cancel(),
  };
  await vi.waitFor(() => {
    if (!received.some(({ event }) => event === 'ready')) throw new Error('It is not ready.');
  }, WAIT);
  return stream;
}

function parse(block: string): ReceivedEvent {
  const fields = new Map(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return {
    event: fields.get('event') ?? '',
    id: fields.get('id'),
    data: JSON.parse(fields.get('data') ?? '{}') as ReceivedEvent['data'],
  };
}
