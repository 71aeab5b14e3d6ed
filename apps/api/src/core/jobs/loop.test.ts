import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoop } from './loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('pauses between rounds, and continues after a failed one', async () => {
  const round = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no'));
  const onError = vi.fn();
  const loop = createLoop({ restMs: 100, round, onError });
  loop.start();
  loop.start();
  await vi.advanceTimersByTimeAsync(99);
  expect(round).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no'));
  await vi.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(2);
  await loop.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(round).toHaveBeenCalledTimes(2);
});

it('finishes the current round before it stops', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const loop = createLoop({ restMs: 1, round: () => promise, onError: () => {} });
  loop.start();
  let hasStopped = false;
  const stopping = loop.stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(hasStopped).toBe(false);
  finish();
  await stopping;
  expect(hasStopped).toBe(true);
});
