import type { UserAccount } from '@cleaning/contract/accounts';
import { endpoints } from '@cleaning/contract/endpoints';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import {
  aClientProfile,
  anAddress,
  anAddressesPage,
  anAppointment,
  answer,
  aPageOf,
  aProfile,
  aQuote,
  mockEndpoint,
  refuse,
} from '../testing/index.ts';
import { createMutations } from './create-mutations.ts';
import { createQueries } from './create-queries.ts';
import { createQueryClient } from './create-query-client.ts';
import { queryKeys } from './query-keys.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({ baseUrl: 'http://api.test/api/v1', getToken: () => 'abc' });
const queries = createQueries(api);
const mutations = createMutations(api);

const ID = '0190a1b2-0000-7000-8000-000000000002';

const PROFILE = aClientProfile();

const USER: UserAccount = {
  id: ID,
  email: 'sam@example.com',
  first_name: 'Sam',
  last_name: 'Taylor',
  phone_number: null,
  user_type: 'staff',
  client_type: null,
  is_verified: true,
  is_active: true,
  created_at: '2026-11-20T01:00:00.000Z',
};

function aQueryClient(): QueryClient {
  const queryClient = createQueryClient();
  queryClient.mount();
  onTestFinished(() => {
    queryClient.unmount();
    queryClient.clear();
  });
  return queryClient;
}

it('each account query has its own key', () => {
  const options = [
    queries.accounts.dashboard(),
    queries.accounts.profile(),
    queries.accounts.clientProfile(),
    queries.accounts.socialAccounts(),
    queries.accounts.sessions(),
    queries.accounts.addresses(),
    queries.clients.list(),
    queries.clients.list({ search: 'mia' }),
    queries.clients.detail(ID),
    queries.users.list(),
    queries.users.detail(ID),
    queries.audit.list(),
    queries.audit.list({ action: 'view' }),
  ];
  const keys = options.map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

it('the address list requests as many as a user can store', async () => {
  const seen: string[] = [];
  server.use(
    mockEndpoint(endpoints.listAddresses, ({ query }) => {
      seen.push(query.toString());
      return answer(anAddressesPage([]));
    }),
  );
  await aQueryClient().fetchQuery(queries.accounts.addresses());
  expect(seen).toEqual(['page_size=100']);
});

it.each([
  [
    'a quote was sent',
    mockEndpoint(endpoints.submitQuote, answer(aQuote())),
    (cache: QueryClient) =>
      new MutationObserver(cache, mutations.quotes.submit(ID)).mutate({
        version: 1,
        expected_total_cents: null,
      }),
  ],
  [
    'a visit was asked for',
    mockEndpoint(endpoints.requestAppointment, answer(anAppointment())),
    (cache: QueryClient) =>
      new MutationObserver(cache, mutations.appointments.request()).mutate({
        body: {
          service_id: 'general',
          preferred_date: '2026-12-03',
          preferred_time: 'any',
          address_line1: '1 Blaxland Road',
          suburb: 'Ryde',
          postcode: '2112',
        },
        idempotencyKey: 'one-press',
      }),
  ],
])(
  'the address list, which says the last one used, is refetched after %s',
  async (_what, handler, change) => {
    server.use(handler);
    const queryClient = aQueryClient();
    queryClient.setQueryData(queryKeys.accounts.addresses, anAddressesPage([]));
    await change(queryClient);
    expect(queryClient.getQueryState(queryKeys.accounts.addresses)?.isInvalidated).toBe(true);
  },
);

describe('NDIS and billing details', () => {
  it('are stored after saving, and the profile that shows some of them is refetched', async () => {
    server.use(mockEndpoint(endpoints.updateClientProfile, answer(PROFILE)));
    const queryClient = aQueryClient();
    queryClient.setQueryData(queryKeys.accounts.profile, aProfile());
    await new MutationObserver(queryClient, mutations.accounts.updateClientProfile()).mutate({
      version: 1,
      plan_management: 'plan',
    });
    expect(queryClient.getQueryData(queryKeys.accounts.clientProfile)).toEqual(PROFILE);
    expect(queryClient.getQueryState(queryKeys.accounts.profile)?.isInvalidated).toBe(true);
  });

  it('are refetched after a conflict', async () => {
    server.use(
      mockEndpoint(
        endpoints.updateClientProfile,
        refuse(409, { detail: 'Changed.', code: 'stale_version' }),
      ),
    );
    const queryClient = aQueryClient();
    queryClient.setQueryData(queryKeys.accounts.clientProfile, PROFILE);
    const update = new MutationObserver(queryClient, mutations.accounts.updateClientProfile());
    await expect(update.mutate({ version: 1 })).rejects.toMatchObject({ status: 409 });
    expect(queryClient.getQueryState(queryKeys.accounts.clientProfile)?.isInvalidated).toBe(true);
  });
});

it('the list of addresses is refetched after one is deleted', async () => {
  server.use(mockEndpoint(endpoints.deleteAddress, refuse(404, {})));
  const queryClient = aQueryClient();
  queryClient.setQueryData(queryKeys.accounts.addresses, aPageOf([anAddress()]));
  const remove = new MutationObserver(queryClient, mutations.accounts.deleteAddress(ID));
  await expect(remove.mutate({ version: 1 })).rejects.toMatchObject({ status: 404 });
  expect(queryClient.getQueryState(queryKeys.accounts.addresses)?.isInvalidated).toBe(true);
});

it('an account changed by an admin is stored, and the lists are refetched', async () => {
  const closed = { ...USER, is_active: false };
  server.use(mockEndpoint(endpoints.deactivateUser, answer(closed)));
  const queryClient = aQueryClient();
  queryClient.setQueryData(queryKeys.users.list({}), aPageOf([USER]));
  await new MutationObserver(queryClient, mutations.users.deactivate(ID)).mutate({
    reason: 'She left.',
  });
  expect(queryClient.getQueryData(queryKeys.users.detail(ID))).toEqual(closed);
  expect(queryClient.getQueryState(queryKeys.users.list({}))?.isInvalidated).toBe(true);
});

it('a revealed NDIS number is not cached', async () => {
  server.use(mockEndpoint(endpoints.revealNdisNumber, answer({ ndis_number: '430000001' })));
  const queryClient = aQueryClient();
  const reveal = new MutationObserver(queryClient, mutations.clients.revealNdisNumber(ID));
  expect(await reveal.mutate({ reason: 'A claim.' })).toEqual({ ndis_number: '430000001' });
  reveal.reset();
  await expect
    .poll(() =>
      JSON.stringify(
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
    )
    .toBe('[]');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
