import { endpoints } from '@cleaning/contract/endpoints';
import { MutationObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import { answer, mockEndpoint } from '../testing/index.ts';
import { createMutations } from './create-mutations.ts';
import { createQueries } from './create-queries.ts';
import { createQueryClient } from './create-query-client.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createApiClient({ baseUrl: 'http://api.test/api/v1', getToken: () => 'abc' });
const { savedViews } = createMutations(client);
const queries = createQueries(client);
const view = {
  id: '0190a1b2-0000-7000-8000-000000003001',
  list: 'quotes',
  name: 'Urgent',
  query: 'service=ndis',
} as const;

it('the views of a list are refetched after each change', async () => {
  server.use(
    mockEndpoint(endpoints.listSavedViews, answer([view])),
    mockEndpoint(endpoints.createSavedView, answer(view)),
    mockEndpoint(endpoints.deleteSavedView, answer(undefined)),
  );
  const cache = createQueryClient();
  onTestFinished(() => cache.clear());
  const body = { name: 'Urgent', query: 'service=ndis' };
  const changes = [
    () =>
      new MutationObserver(cache, savedViews.create('quotes')).mutate({
        body,
        idempotencyKey: 'one-press',
      }),
    () => new MutationObserver(cache, savedViews.remove('quotes')).mutate(view.id),
  ];
  for (const change of changes) {
    const options = queries.savedViews.of('quotes');
    expect(await cache.fetchQuery({ ...options, staleTime: 0 })).toEqual([view]);
    await change();
    expect(cache.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  }
});
