import { endpoints } from '@cleaning/contract/endpoints';
import { MutationObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import { answer, aSeries, mockEndpoint, refuse } from '../testing/index.ts';
import { createMutations } from './create-mutations.ts';
import { createQueries } from './create-queries.ts';
import { createQueryClient } from './create-query-client.ts';
import { queryKeys } from './query-keys.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({ baseUrl: 'http://api.test/api/v1', getToken: () => 'abc' });
const queries = createQueries(api).appointmentSeries;
const mutations = createMutations(api).appointmentSeries;
const series = aSeries();
const RECURRENCE = {
  interval_weeks: 2,
  start_time: '09:30',
  end_time: '12:00',
  staff_id: series.staff_member.id,
} as const;

function aQueryClient() {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  return queryClient;
}

it('each series query uses its own endpoint', async () => {
  const check = { dates: [] };
  server.use(
    mockEndpoint(endpoints.listAppointmentSeries, answer([series])),
    mockEndpoint(endpoints.listMyAppointmentSeries, answer([series])),
    mockEndpoint(endpoints.checkSeries, answer(check)),
    mockEndpoint(endpoints.checkSeriesChange, answer(check)),
  );
  const cache = aQueryClient();
  expect(await cache.fetchQuery(queries.ofClient(series.client_id))).toEqual([series]);
  expect(await cache.fetchQuery(queries.mine())).toEqual([series]);
  const first = { ...RECURRENCE, client_id: series.client_id, first_date: '2026-12-03' };
  expect(await cache.fetchQuery(queries.check(first))).toEqual(check);
  const change = { ...RECURRENCE, appointment_id: series.id, weekday: 4 } as const;
  expect(await cache.fetchQuery(queries.changeCheck(series.id, change))).toEqual(check);
});

describe('a command on a series', () => {
  const { lists } = queryKeys.appointments;
  const version = series.version;

  it.each([
    [
      'start',
      mockEndpoint(endpoints.startSeries, answer(series)),
      (cache: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(cache, mutations.start()).mutate({
          body: {
            ...RECURRENCE,
            client_id: series.client_id,
            service_id: 'general',
            address_line1: '1 Blaxland Road',
            suburb: 'Ryde',
            postcode: '2112',
            first_date: '2026-12-03',
          },
          idempotencyKey: 'one',
        }),
    ],
    [
      'change',
      mockEndpoint(endpoints.changeSeries, answer(series)),
      (cache: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(cache, mutations.change(series.id)).mutate({
          ...RECURRENCE,
          version,
          appointment_id: series.id,
          weekday: 4,
          reason: 'Physio.',
        }),
    ],
    [
      'pause',
      mockEndpoint(endpoints.pauseSeries, answer(series)),
      (cache: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(cache, mutations.pause(series.id)).mutate({
          version,
          from: '2026-12-10',
        }),
    ],
    [
      'resume',
      mockEndpoint(endpoints.resumeSeries, answer(series)),
      (cache: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(cache, mutations.resume(series.id)).mutate({
          version,
          resumes_on: '2026-12-10',
        }),
    ],
    [
      'end',
      mockEndpoint(endpoints.endSeries, answer(series)),
      (cache: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(cache, mutations.end(series.id)).mutate({
          version,
          last_date: '2026-12-31',
          reason: 'They move.',
        }),
    ],
  ] as const)('%s refetches every list of visits', async (_name, service, give) => {
    server.use(service);
    const cache = aQueryClient();
    cache.setQueryData([...lists, 'mine'], []);
    expect(await give(cache)).toEqual(series);
    expect(cache.getQueryState([...lists, 'mine'])?.isInvalidated).toBe(true);
  });

  it('refetches them when refused for a stale version, but not for another refusal', async () => {
    const cache = aQueryClient();
    const give = () =>
      new MutationObserver(cache, mutations.pause(series.id))
        .mutate({ version, from: '2026-12-10' })
        .catch(() => null);
    cache.setQueryData([...lists, 'mine'], []);
    server.use(mockEndpoint(endpoints.pauseSeries, refuse(400, { from: ['No.'] })));
    await give();
    expect(cache.getQueryState([...lists, 'mine'])?.isInvalidated).toBe(false);
    server.use(mockEndpoint(endpoints.pauseSeries, refuse(409, { code: 'stale_version' })));
    await give();
    expect(cache.getQueryState([...lists, 'mine'])?.isInvalidated).toBe(true);
  });
});
