import fastify from 'fastify';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { limitBodyTime } from './slow-body.ts';

async function answerTo(...parts: readonly string[]): Promise<string> {
  const app = fastify({ forceCloseConnections: true });
  app.post('/', {
    onRequest: async (request) => limitBodyTime(request, 150),
    handler: async ({ body }) => body,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  for (const part of parts) socket.write(part);
  await new Promise((resolve) => {
    socket.once('close', resolve);
    setTimeout(resolve, 400);
  });
  const wasCut = socket.destroyed;
  socket.destroy();
  await app.close();
  return wasCut ? 'cut' : answer;
}

const HEAD =
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n';

it('a connection is closed when a body does not arrive completely', async () => {
  expect(await answerTo(HEAD, '{')).toBe('cut');
});

it('a body that arrives in time is accepted, and its connection stays open', async () => {
  expect(await answerTo(HEAD, '{}')).toMatch(/^HTTP\/1.1 200/u);
});
