import { endpoints } from '@cleaning/contract/endpoints';
import { MutationObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import { aLeave, answer, aRoster, aStaffCalendar, mockEndpoint, refuse } from '../testing/index.ts';
import { createMutations } from './create-mutations.ts';
import { createQueries } from './create-queries.ts';
import { createQueryClient } from './create-query-client.ts';
import { queryKeys } from './query-keys.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({ baseUrl: 'http://api.test/api/v1', getToken: () => 'abc' });
const queries = createQueries(api).cleaners;
const mutations = createMutations(api).cleaners;
const { id } = aRoster().cleaner;
const WEEK = { first_date: '2026-12-07', last_date: '2026-12-11' };
const HOURS = { counts_from: '2026-11-30', days: [] };
const calendarKey = queryKeys.appointments.staffCalendar({ from: '2026-12-07', to: '2026-12-13' });

function aQueryClient() {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  queryClient.setQueryData(queryKeys.cleaners.roster(id), aRoster());
  queryClient.setQueryData(calendarKey, aStaffCalendar());
  return queryClient;
}

const areOld = (client: ReturnType<typeof aQueryClient>) =>
  [queryKeys.cleaners.roster(id), calendarKey].map(
    (key) => client.getQueryState(key)?.isInvalidated,
  );

describe('the roster of cleaners', () => {
  it('is loaded from its own endpoints', async () => {
    const leaveCheck = { visits: [], overlaps: [] };
    server.use(
      mockEndpoint(endpoints.getCleaner, answer(aRoster())),
      mockEndpoint(endpoints.checkWorkingHours, answer({ count: 0, visits: [] })),
      mockEndpoint(endpoints.checkLeave, answer(leaveCheck)),
    );
    const client = createQueryClient();
    onTestFinished(() => client.clear());
    expect(await client.fetchQuery(queries.roster(id))).toEqual(aRoster());
    expect(await client.fetchQuery(queries.hoursCheck(id, HOURS))).toEqual({
      count: 0,
      visits: [],
    });
    expect(await client.fetchQuery(queries.leaveCheck(id, WEEK))).toEqual(leaveCheck);
  });

  it.each([
    [
      'new hours',
      mockEndpoint(endpoints.saveWorkingHours, answer(aRoster())),
      (client: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(client, mutations.saveHours(id)).mutate({ version: 2, ...HOURS }),
    ],
    [
      'new leave',
      mockEndpoint(endpoints.addLeave, answer(aLeave())),
      (client: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(client, mutations.addLeave(id)).mutate({
          body: { ...WEEK, kind: 'annual', visits: [] },
          idempotencyKey: 'once',
        }),
    ],
    [
      'approved leave',
      mockEndpoint(endpoints.approveLeave, answer(aLeave())),
      (client: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(client, mutations.approveLeave(id)).mutate({
          body: { version: 1, visits: [] },
          idempotencyKey: 'once',
        }),
    ],
    [
      'declined leave',
      mockEndpoint(endpoints.declineLeave, answer(aLeave())),
      (client: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(client, mutations.declineLeave(id)).mutate({
          version: 1,
          reason: 'No.',
        }),
    ],
    [
      'shorter leave',
      mockEndpoint(endpoints.shortenLeave, answer(aLeave())),
      (client: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(client, mutations.shortenLeave(id)).mutate({ version: 1, ...WEEK }),
    ],
    [
      'leave that was taken back',
      mockEndpoint(endpoints.removeLeave, answer(aLeave())),
      (client: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(client, mutations.removeLeave(id)).mutate({ version: 1 }),
    ],
  ])('is refetched with the calendar after %s', async (_what, mock, change) => {
    server.use(mock);
    const client = aQueryClient();
    await change(client);
    expect(areOld(client)).toEqual([true, true]);
  });

  it('is refetched after a conflict, but not after another error', async () => {
    const client = aQueryClient();
    server.use(mockEndpoint(endpoints.removeLeave, refuse(500, { code: 'server_error' })));
    const remove = new MutationObserver(client, mutations.removeLeave(id));
    await expect(remove.mutate({ version: 1 })).rejects.toMatchObject({ status: 500 });
    expect(areOld(client)).toEqual([false, false]);
    server.use(mockEndpoint(endpoints.removeLeave, refuse(409, { code: 'stale_version' })));
    await expect(remove.mutate({ version: 1 })).rejects.toMatchObject({ status: 409 });
    expect(areOld(client)).toEqual([true, true]);
  });
});
