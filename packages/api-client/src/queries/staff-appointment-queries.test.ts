import type { WorkSheet } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { MutationObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import {
  answer,
  aPlanCheck,
  aStaffCalendar,
  aWorkSheet,
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
const queries = createQueries(api).staffAppointments;
const mutations = createMutations(api).staffAppointments;
const sheet = aWorkSheet();
const { id } = sheet.appointment;
const taskId = '0190a1b2-0000-7000-8000-000000002102';
const task = { id: taskId, label: 'Vacuum all rooms', done_at: '2026-12-03T00:00:00.000Z' };
const key = queryKeys.appointments.workSheet(id);

const tick = { body: { task_id: taskId, is_done: true }, idempotencyKey: 'once' };

function aQueryClient() {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  queryClient.setQueryData(key, sheet);
  return queryClient;
}

describe('the queries for planning', () => {
  it('use a separate endpoint each', async () => {
    const check = aPlanCheck();
    server.use(
      mockEndpoint(endpoints.getStaffCalendar, answer(aStaffCalendar())),
      mockEndpoint(endpoints.checkPlan, answer(check)),
      mockEndpoint(endpoints.getWorkSheet, answer(sheet)),
    );
    const cache = aQueryClient();
    const days = { from: '2026-11-30', to: '2026-12-06' };
    expect(await cache.fetchQuery(queries.calendar(days))).toEqual(aStaffCalendar());
    const plan = {
      appointment_id: id,
      starts_at: '2026-12-02T22:30:00Z',
      ends_at: '2026-12-03T01:00:00Z',
      staff_id: id,
    };
    expect(await cache.fetchQuery(queries.planCheck(plan))).toEqual(check);
    expect(await cache.fetchQuery(queries.workSheet(id))).toEqual(sheet);
  });
});

describe('ticking a task', () => {
  it('updates the work sheet at once, which is refetched', async () => {
    server.use(mockEndpoint(endpoints.tickTask, answer(task)));
    const cache = aQueryClient();
    await new MutationObserver(cache, mutations.tick(id)).mutate(tick);
    expect(cache.getQueryData<WorkSheet>(key)?.tasks).toContainEqual(task);
    expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('refetches the work sheet when it is refused', async () => {
    server.use(mockEndpoint(endpoints.tickTask, refuse(409, { code: 'invalid_transition' })));
    const cache = aQueryClient();
    const sent = new MutationObserver(cache, mutations.tick(id)).mutate(tick);
    await expect(sent).rejects.toMatchObject({ status: 409 });
    expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
  });
});

describe('the work sheet', () => {
  it.each([
    [
      'a new task',
      endpoints.addTask,
      task,
      (cache: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(cache, mutations.addTask(id)).mutate({
          body: { label: 'Bins out' },
          idempotencyKey: 'once',
        }),
    ],
    [
      'a note for the office',
      endpoints.saveOfficeNote,
      undefined,
      (cache: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(cache, mutations.saveOfficeNote(id)).mutate({
          body: { notes: 'The bin is full.' },
          idempotencyKey: 'once',
        }),
    ],
    [
      'a code',
      endpoints.setAccessCode,
      undefined,
      (cache: ReturnType<typeof aQueryClient>) =>
        new MutationObserver(cache, mutations.setAccessCode(id)).mutate({ access_code: '4711' }),
    ],
  ] as const)('is refetched after %s', async (_what, endpoint, body, change) => {
    server.use(mockEndpoint(endpoint, answer(body as never)));
    const cache = aQueryClient();
    await change(cache);
    expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('does not cache a revealed access code', async () => {
    server.use(mockEndpoint(endpoints.revealAccessCode, answer({ access_code: '4711' })));
    const cache = aQueryClient();
    const reveal = new MutationObserver(cache, mutations.revealAccessCode(id));
    expect(await reveal.mutate()).toEqual({ access_code: '4711' });
    expect(
      JSON.stringify(
        cache
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain('4711');
  });
});
