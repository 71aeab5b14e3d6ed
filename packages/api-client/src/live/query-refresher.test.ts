import { LIVE_KINDS } from '@cleaning/contract/live/rules';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CALLS } from '../queries/calls.ts';
import { endpointKey } from '../queries/endpoint-key.ts';
import { isStaleAfterChange } from '../queries/staleness.ts';
import { createQueryRefresher } from './query-refresher.ts';

const id = '0190a1b2-0000-7000-8000-000000001048';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a cache with an active query, and counts how often that is fetched. */
async function watching(queryKey: readonly unknown[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const read = vi.fn(() => Promise.resolve('data'));
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: read });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  const refresher = createQueryRefresher(queryClient);
  onTestFinished(refresher.stop);
  return { queryClient, read, refresher };
}

it.each(LIVE_KINDS)('refetches affected queries after a change of a %s', (kind) => {
  const keys = [...CALLS.values()].map(({ name }) => endpointKey(name));
  expect(keys.some((key) => isStaleAfterChange(key, { kind, id }))).toBe(true);
});

it('refetches once for several changes, and shows the old data meanwhile', async () => {
  const { queryClient, read, refresher } = await watching(endpointKey('getQuote', { id }));
  for (let count = 0; count < 5; count += 1) refresher.note({ kind: 'quote', id });
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(queryClient.getQueryState(endpointKey('getQuote', { id }))).toMatchObject({
    data: 'data',
    status: 'success',
  });
});

it('does not refetch records that did not change', async () => {
  const { read, refresher } = await watching(endpointKey('getQuote', { id }));
  refresher.note({ kind: 'quote', id: 'another' });
  refresher.note({ kind: 'invoice', id });
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(1);
});

it('refetches the reminders after those of a client were switched off or held', async () => {
  const { read, refresher } = await watching(endpointKey('listReminders', { page_size: 50 }));
  refresher.note({ kind: 'client', id });
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('refetches the calendar and the page of a cleaner after a change of leave', async () => {
  const calendar = await watching(
    endpointKey('getStaffCalendar', { from: '2026-11-23', to: '2026-11-29' }),
  );
  const page = await watching(endpointKey('getCleaner', { id }));
  for (const { refresher } of [calendar, page]) refresher.note({ kind: 'cleaner', id });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calendar.read).toHaveBeenCalledTimes(2);
  expect(page.read).toHaveBeenCalledTimes(2);
});

it('refetches everything when changes may have been missed', async () => {
  const { read, refresher } = await watching(['settings']);
  refresher.noteAll();
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('waits while a mutation of the page is running', async () => {
  const { queryClient, read, refresher } = await watching(endpointKey('getQuote', { id }));
  const { promise, resolve } = Promise.withResolvers<string>();
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => promise });
  const saved = mutation.execute(undefined);
  refresher.note({ kind: 'quote', id });
  await vi.advanceTimersByTimeAsync(2000);
  expect(read).toHaveBeenCalledTimes(1);
  resolve('saved');
  await saved;
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('refetches nothing once it is stopped', async () => {
  const { read, refresher } = await watching(endpointKey('getQuote', { id }));
  refresher.note({ kind: 'quote', id });
  refresher.stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(read).toHaveBeenCalledTimes(1);
});
