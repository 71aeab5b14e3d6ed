import { endpoints, type Endpoints } from '@cleaning/contract/endpoints';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import { answer, aPageOf, aQuote, mockEndpoint, refuse } from '../testing/index.ts';
import { createMutations } from './create-mutations.ts';
import { createQueries } from './create-queries.ts';
import { createQueryClient } from './create-query-client.ts';
import { queryKeys } from './query-keys.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createApiClient({ baseUrl: 'http://api.test/api/v1', getToken: () => 'abc' });
const { quotes } = createMutations(client);
const queries = createQueries(client);
const quote = aQuote();
const moved = aQuote({ version: 2, status: 'approved' });
const ITEM = '0190a1b2-0000-7000-8000-000000002001';
const key = { idempotencyKey: 'one-press' };
const line = { version: 1, description: 'Ladder', quantity: 1, unit_cents: 100 };

function aQueryClient(): QueryClient {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  queryClient.setQueryData(queryKeys.quotes.detail(quote.id), quote);
  queryClient.setQueryData(queryKeys.quotes.mine({}), {
    ...aPageOf([]),
    status_counts: {},
  });
  queryClient.setQueryData(queryKeys.quotes.revisions(quote.id), aPageOf([]));
  return queryClient;
}

/** The calls that return the changed quote. */
type QuoteCall = Endpoints[
  | 'sendQuote'
  | 'declineQuoteRequest'
  | 'approveQuote'
  | 'declineQuote'
  | 'requestQuoteChanges'
  | 'reviseQuote'
  | 'withdrawQuote'
  | 'convertQuote'
  | 'saveQuoteOffer'
  | 'undoSendQuote'
  | 'assignQuote'
  | 'updateQuoteItem'
  | 'removeQuoteItem'];

type Case = readonly [QuoteCall, (cache: QueryClient) => Promise<unknown>];

const { id } = quote;

/** Every command, called in the way that the portal does. */
const CASES: readonly Case[] = [
  [
    endpoints.sendQuote,
    (cache) => new MutationObserver(cache, quotes.send(id)).mutate({ version: 1 }),
  ],
  [
    endpoints.declineQuoteRequest,
    (cache) => new MutationObserver(cache, quotes.declineRequest(id)).mutate({ version: 1 }),
  ],
  [
    endpoints.approveQuote,
    (cache) =>
      new MutationObserver(cache, quotes.approve(id)).mutate({ body: { version: 1 }, ...key }),
  ],
  [
    endpoints.declineQuote,
    (cache) => new MutationObserver(cache, quotes.decline(id)).mutate({ version: 1 }),
  ],
  [
    endpoints.requestQuoteChanges,
    (cache) =>
      new MutationObserver(cache, quotes.requestChanges(id)).mutate({ version: 1, comment: 'x' }),
  ],
  [
    endpoints.reviseQuote,
    (cache) => new MutationObserver(cache, quotes.revise(id)).mutate({ version: 1 }),
  ],
  [
    endpoints.withdrawQuote,
    (cache) => new MutationObserver(cache, quotes.withdraw(id)).mutate({ version: 1 }),
  ],
  [
    endpoints.convertQuote,
    (cache) =>
      new MutationObserver(cache, quotes.convert(id)).mutate({
        body: { version: 1, appointments: [] },
        ...key,
      }),
  ],
  [
    endpoints.saveQuoteOffer,
    (cache) =>
      new MutationObserver(cache, quotes.saveOffer(id)).mutate({
        version: 1,
        items: [],
        company_notes: '',
        valid_until: null,
      }),
  ],
  [
    endpoints.undoSendQuote,
    (cache) => new MutationObserver(cache, quotes.undoSend(id)).mutate({ version: 1 }),
  ],
  [
    endpoints.assignQuote,
    (cache) =>
      new MutationObserver(cache, quotes.assign(id)).mutate({ version: 1, owner_id: null }),
  ],
  [
    endpoints.updateQuoteItem,
    (cache) => new MutationObserver(cache, quotes.updateItem(id, ITEM)).mutate({ version: 1 }),
  ],
  [
    endpoints.removeQuoteItem,
    (cache) => new MutationObserver(cache, quotes.removeItem(id, ITEM)).mutate({ version: 1 }),
  ],
];

describe.each(CASES)('$name', (endpoint, give) => {
  it('stores the returned quote, and refetches the rest', async () => {
    server.use(mockEndpoint(endpoint, answer(moved)));
    const cache = aQueryClient();
    await give(cache);
    expect(cache.getQueryData(queryKeys.quotes.detail(id))).toEqual(moved);
    for (const queryKey of [queryKeys.quotes.mine({}), queryKeys.quotes.revisions(id)]) {
      expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true);
    }
  });

  it('refetches the quote when it is refused as stale', async () => {
    server.use(mockEndpoint(endpoint, refuse(409, { detail: 'Changed.', code: 'stale_version' })));
    const cache = aQueryClient();
    await expect(give(cache)).rejects.toMatchObject({ status: 409 });
    expect(cache.getQueryState(queryKeys.quotes.detail(id))?.isInvalidated).toBe(true);
  });
});

it('a quote changed by a new line is stored', async () => {
  server.use(mockEndpoint(endpoints.addQuoteItem, answer(moved)));
  const cache = aQueryClient();
  await new MutationObserver(cache, quotes.addItem(id)).mutate({ body: line, ...key });
  expect(cache.getQueryData(queryKeys.quotes.detail(id))).toEqual(moved);
});

it('a bulk command refetches every quote', async () => {
  const results = answer({ results: [] });
  server.use(
    mockEndpoint(endpoints.sendQuotes, results),
    mockEndpoint(endpoints.undoSendQuotes, results),
    mockEndpoint(endpoints.assignQuotes, results),
  );
  const body = { quotes: [{ id, version: 1 }] };
  const changes = [
    (cache: QueryClient) =>
      new MutationObserver(cache, quotes.sendSeveral()).mutate({ body, ...key }),
    (cache: QueryClient) =>
      new MutationObserver(cache, quotes.undoSeveralSends()).mutate({ body, ...key }),
    (cache: QueryClient) =>
      new MutationObserver(cache, quotes.assignSeveral()).mutate({
        body: { ...body, owner_id: null },
        ...key,
      }),
  ];
  for (const change of changes) {
    const cache = aQueryClient();
    await change(cache);
    expect(cache.getQueryState(queryKeys.quotes.detail(id))?.isInvalidated).toBe(true);
  }
});

describe('quote templates', () => {
  const template = {
    id: ITEM,
    name: 'Weekly',
    access_notes: '',
    service_id: quote.service_id,
    rooms: quote.rooms,
    addon_ids: quote.addon_ids,
    timeline_id: quote.timeline_id,
    address_line1: null,
    suburb: null,
    postcode: null,
    created_at: quote.created_at,
    updated_at: quote.updated_at,
  };

  it('are refetched after each change', async () => {
    server.use(
      mockEndpoint(endpoints.listQuoteTemplates, answer(aPageOf([template]))),
      mockEndpoint(endpoints.createQuoteTemplate, answer(template)),
      mockEndpoint(endpoints.updateQuoteTemplate, answer(template)),
      mockEndpoint(endpoints.deleteQuoteTemplate, answer(undefined)),
    );
    const cache = aQueryClient();
    const body = { name: 'Weekly', quote_id: id };
    const changes = [
      () => new MutationObserver(cache, quotes.saveTemplate()).mutate({ body, ...key }),
      () => new MutationObserver(cache, quotes.changeTemplate(ITEM)).mutate({ name: 'Monthly' }),
      () => new MutationObserver(cache, quotes.deleteTemplate(ITEM)).mutate(undefined),
    ];
    for (const change of changes) {
      await cache.fetchQuery({ ...queries.quotes.templates(), staleTime: 0 });
      await change();
      expect(cache.getQueryState(queryKeys.quotes.templates({}))?.isInvalidated).toBe(true);
    }
  });

  it('create a draft that is stored', async () => {
    server.use(mockEndpoint(endpoints.bookQuoteTemplate, answer(moved)));
    const cache = aQueryClient();
    await new MutationObserver(cache, quotes.bookTemplate(ITEM)).mutate(key);
    expect(cache.getQueryData(queryKeys.quotes.detail(id))).toEqual(moved);
  });
});
