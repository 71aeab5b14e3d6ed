import { beforeEach, expect, test, vi } from 'vitest';
import { retry } from './retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('loads at once when possible', async () => {
  await expect(retry(() => Promise.resolve('part'))).resolves.toBe('part');
});

test('retries until the connection is back', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('offline'));
  load.mockRejectedValueOnce(new TypeError('offline'));
  load.mockResolvedValueOnce('part');
  const loaded = retry(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(loaded).resolves.toBe('part');
});

test('tries at most once a minute, however long that takes', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new TypeError('offline')));
  void retry(load);
  await vi.advanceTimersByTimeAsync(120_000);
  const before = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load.mock.calls.length - before).toBe(10);
});
