import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { measureInTurns, type Target } from './measure.ts';

/** What a server does with the call of a path. */
type Answer = (path: string) => Promise<number>;

async function serve(answer: Answer, paths: readonly string[]): Promise<Target> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '').then((status) => response.writeHead(status).end('an answer'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { name: 'the target', origin, calls: paths.map((path) => ({ path })) };
}

test('one slow round of three leaves the median where it is, and each call is made once', async () => {
  const calls = 4;
  /** For the calls of each round, in milliseconds. */
  const waits = [3000, 0, 500];
  const paths = Array.from({ length: waits.length * 2 * calls }, (_, place) => `/${place}`);
  const asked: string[] = [];
  const target = await serve(async (path) => {
    asked.push(path);
    const part = Math.floor(paths.indexOf(path) / calls);
    const isMeasured = part % 2 === 1;
    await sleep(isMeasured ? waits[Math.floor(part / 2)] : 0);
    return 200;
  }, paths);
  const measured = await measureInTurns([target], { rounds: waits.length, calls, callers: calls });
  const { rate, p50, p95, p99 } = measured.get(target.name) ?? {};
  // Between the fast round and the mean of all.
  for (const milliseconds of [p50, p95, p99]) {
    expect(milliseconds).toBeGreaterThan(400);
    expect(milliseconds).toBeLessThan(1100);
  }
  expect(rate).toBeGreaterThan(calls / 1.1);
  expect(rate).toBeLessThan(calls / 0.4);
  expect(asked.toSorted()).toEqual(paths.toSorted());
});

test('a round ends after its seconds, however many calls are left, and counts those answered', async () => {
  const [callers, calls, seconds] = [10, 10_000, 1];
  const target = await serve(async () => {
    await sleep(50);
    return 200;
  }, ['/']);
  const began = performance.now();
  const measured = await measureInTurns([target], { rounds: 1, calls, seconds, callers });
  // All calls, with those before, take 55 seconds.
  expect(performance.now() - began).toBeLessThan(20_000);
  const { rate } = measured.get(target.name) ?? {};
  // Each of ten callers gets at most 20 answers a second.
  expect(rate).toBeLessThan(220);
  expect(rate).toBeGreaterThan(10);
});

test('a call that is refused ends the measuring, with the name of its target', async () => {
  const paths = ['/', '/', '/', '/', '/', '/refused'];
  const target = await serve(async (path) => (path === '/refused' ? 404 : 200), paths);
  await expect(measureInTurns([target], { rounds: 1, calls: 4, callers: 2 })).rejects.toThrow(
    'the target: 0 calls failed and 1 were refused.',
  );
});
