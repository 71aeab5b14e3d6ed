import { setImmediate } from 'node:timers/promises';
import { endpoints } from '@cleaning/contract/endpoints';
import type { EndpointDefinition, EndpointResponse } from '@cleaning/contract/http';
import type { CreateQuoteRequest } from '@cleaning/contract/quotes';
import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { eventually } from '@cleaning/test-setup/eventually';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  answer,
  aPageOf,
  aQuote,
  aQuoteSummary,
  mockEndpoint,
  noResponse,
} from '../testing/index.ts';
import { createQueryClient, shouldRetry } from './create-query-client.ts';
import { createEndpointOptions } from './endpoint-options.ts';
import { createPeriodicRefresh } from './periodic-refresh.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => void vi.setSystemTime('2026-11-23T01:00:00.000Z'));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});
afterAll(() => server.close());

const { callEndpoint } = createApiClient({
  baseUrl: 'http://api.test/api/v1',
  getToken: () => 'abc',
});
const api = createEndpointOptions(callEndpoint);
const quote = aQuote();
const myQuotes = { ...aPageOf([aQuoteSummary()]), status_counts: { draft: 1 } };

function aQueryClient() {
  const queryClient = createQueryClient();
  queryClient.mount();
  onTestFinished(() => {
    queryClient.unmount();
    queryClient.clear();
  });
  return queryClient;
}

/** Leaves the window and returns to it. */
function lookAway(): void {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
}

/** Counts the calls of an endpoint that succeeds. */
function counting<Definition extends EndpointDefinition>(
  definition: Definition,
  result: EndpointResponse<Definition>,
) {
  let calls = 0;
  server.use(
    mockEndpoint(definition, () => {
      calls += 1;
      return answer(result);
    }),
  );
  return () => calls;
}

describe('quote queries', () => {
  it('are fresh for 60 seconds', async () => {
    const calls = counting(endpoints.getQuote, quote);
    const queryClient = aQueryClient();
    const start = Date.now();
    await queryClient.fetchQuery(api.getQuote.query({ id: quote.id }));
    vi.setSystemTime(start + 59_000);
    await queryClient.fetchQuery(api.getQuote.query({ id: quote.id }));
    expect(calls()).toBe(1);
    vi.setSystemTime(start + 61_000);
    await queryClient.fetchQuery(api.getQuote.query({ id: quote.id }));
    expect(calls()).toBe(2);
  });

  it('send the filters of a list', async () => {
    const seen: string[] = [];
    server.use(
      mockEndpoint(endpoints.listMyQuotes, ({ query }) => {
        seen.push([...query].join('&'));
        return answer(myQuotes);
      }),
    );
    const page = await aQueryClient().fetchQuery(
      api.listMyQuotes.query({ status: 'draft,sent', page: 2 }),
    );
    expect(page).toEqual(myQuotes);
    expect(seen).toEqual(['status,draft,sent&page,2']);
  });

  it('refetch stale data when the window regains focus', async () => {
    const calls = counting(endpoints.getQuote, quote);
    const queryClient = aQueryClient();
    const observer = new QueryObserver(queryClient, api.getQuote.query({ id: quote.id }));
    onTestFinished(observer.subscribe(() => undefined));
    await eventually(() => expect(calls()).toBe(1));
    vi.setSystemTime(Date.now() + 61_000);
    lookAway();
    await eventually(() => expect(calls()).toBe(2));
  });

  it('refetch the count of unread messages on focus only once it is 60 seconds old', async () => {
    const calls = counting(endpoints.getUnreadCount, { messages: 0, threads: 0 });
    const observer = new QueryObserver(aQueryClient(), api.getUnreadCount.query());
    onTestFinished(observer.subscribe(() => undefined));
    await eventually(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    vi.setSystemTime(Date.now() + 59_000);
    lookAway();
    await setImmediate();
    expect(observer.getCurrentResult().fetchStatus).toBe('idle');
    expect(calls()).toBe(1);
    vi.setSystemTime(Date.now() + 2_000);
    lookAway();
    await eventually(() => expect(calls()).toBe(2));
  });
});

const failure = (kind: ApiError['kind'], status: number | null) =>
  new ApiError({ kind, status, message: 'x' });

describe('a failed query is retried', () => {
  it.each([400, 401, 403, 404, 409, 429])('never after status %i', (status) => {
    expect(shouldRetry(0, failure(status === 400 ? 'validation' : 'http', status))).toBe(false);
  });

  it.each([
    ['a lost network', failure('network', null)],
    ['a failing server', failure('http', 503)],
  ])('twice at most after %s', (_title, error) => {
    expect([0, 1, 2].map((count) => shouldRetry(count, error))).toEqual([true, true, false]);
  });

  it.each([
    ['a cancelled call', failure('cancelled', null)],
    ['an unreadable answer', failure('invalid-response', 200)],
    ['a mistake of our own', new TypeError('x is undefined')],
  ])('never after %s', (_title, error) => {
    expect(shouldRetry(0, error)).toBe(false);
  });
});

describe('a page that was opened without a connection', () => {
  it('reads again what it could not read, once the connection is there', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    server.use(mockEndpoint(endpoints.getQuote, noResponse()));
    const query = { ...api.getQuote.query({ id: quote.id }), retry: false };
    const observer = new QueryObserver(aQueryClient(), query);
    onTestFinished(observer.subscribe(() => undefined));
    await eventually(() => expect(observer.getCurrentResult().isError).toBe(true));
    server.use(mockEndpoint(endpoints.getQuote, answer(quote)));
    onlineManager.setOnline(true);
    await eventually(() => expect(observer.getCurrentResult().data).toEqual(quote));
  });
});

describe('a mutation without a connection', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails at once, and is not sent later', async () => {
    onlineManager.setOnline(false);
    server.use(mockEndpoint(endpoints.submitQuote, noResponse()));
    const observer = new MutationObserver(
      aQueryClient(),
      api.submitQuote.mutation({ id: quote.id }),
    );
    await expect(observer.mutate({ version: 1, expected_total_cents: null })).rejects.toMatchObject(
      { kind: 'network' },
    );
  });
});

describe('quote mutations', () => {
  it('repeat a creation with the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.createQuote, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return keys.length === 1 ? noResponse() : answer(quote);
      }),
    );
    const create = new MutationObserver(aQueryClient(), api.createQuote.mutation());
    const body: CreateQuoteRequest = {
      service_id: 'deep',
      rooms: {},
      addon_ids: [],
      timeline_id: 'standard',
    };
    const input = { body, idempotencyKey: 'draft-key' };
    await expect(create.mutate(input)).rejects.toMatchObject({ kind: 'network' });
    await expect(create.mutate(input)).resolves.toEqual(quote);
    expect(keys).toEqual(['draft-key', 'draft-key']);
  });
});

async function watchingAQuote() {
  const calls = counting(endpoints.getQuote, quote);
  const queryClient = aQueryClient();
  const observer = new QueryObserver(queryClient, api.getQuote.query({ id: quote.id }));
  onTestFinished(observer.subscribe(() => undefined));
  await eventually(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const refresh = createPeriodicRefresh(queryClient);
  onTestFinished(refresh.stop);
  const fetchStatus = () => observer.getCurrentResult().fetchStatus;
  return { calls, fetchStatus, refresh };
}

describe('periodic refresh', () => {
  it('refetches the shown quotes every minute, once however often it is started', async () => {
    const { calls, refresh } = await watchingAQuote();
    refresh.start();
    const timers = vi.getTimerCount();
    refresh.start();
    expect(vi.getTimerCount()).toBe(timers);
    vi.advanceTimersByTime(60_000);
    await eventually(() => expect(calls()).toBe(2));
  });

  it.each([
    ['the page is hidden', () => focusManager.setFocused(false)],
    ['there is no connection', () => onlineManager.setOnline(false)],
  ])('pauses while %s', async (_title, happen) => {
    const { calls, fetchStatus, refresh } = await watchingAQuote();
    happen();
    refresh.start();
    vi.advanceTimersByTime(600_000);
    expect(fetchStatus()).toBe('idle');
    expect(calls()).toBe(1);
  });

  it('is less frequent while live updates arrive', async () => {
    const { calls, fetchStatus, refresh } = await watchingAQuote();
    refresh.start();
    refresh.setLive(true);
    vi.advanceTimersByTime(4 * 60_000);
    expect(fetchStatus()).toBe('idle');
    expect(calls()).toBe(1);
    vi.advanceTimersByTime(60_000);
    await eventually(() => expect(calls()).toBe(2));
    refresh.setLive(false);
    vi.advanceTimersByTime(60_000);
    await eventually(() => expect(calls()).toBe(3));
  });

  it('can be stopped', async () => {
    const { calls, fetchStatus, refresh } = await watchingAQuote();
    refresh.start();
    refresh.stop();
    vi.advanceTimersByTime(600_000);
    expect(fetchStatus()).toBe('idle');
    expect(calls()).toBe(1);
  });
});
