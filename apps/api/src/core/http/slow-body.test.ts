import { once } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitBodyTime } from './slow-body.ts';

const LIMIT_MS = 10_000;
const HEAD =
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n';

let app: FastifyInstance;
let socket: Socket;
const onRequest = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app = fastify({ forceCloseConnections: true });
  app.post('/', {
    onRequest: async (request) => {
      limitBodyTime(request, LIMIT_MS);
      onRequest();
    },
    handler: async ({ body }) => body,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
});
afterEach(async () => {
  vi.useRealTimers();
  socket.destroy();
  await app.close();
});

it('a connection is closed when a body does not arrive completely', async () => {
  const closed = once(socket, 'close');
  const began = new Promise((resolve) => onRequest.mockImplementationOnce(resolve));
  socket.write(`${HEAD}{`);
  await began;
  vi.advanceTimersByTime(LIMIT_MS);
  expect(await closed).toEqual([false]);
});

it('a body that arrives in time is accepted, and its connection stays open', async () => {
  for (let call = 1; call <= 2; call += 1) {
    socket.write(`${HEAD}{}`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200/u);
    vi.advanceTimersByTime(2 * LIMIT_MS);
  }
});
