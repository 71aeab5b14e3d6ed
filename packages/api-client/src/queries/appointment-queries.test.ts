import type { appointmentSchema } from '@cleaning/contract/appointments';
import { endpoints, type Endpoints } from '@cleaning/contract/endpoints';
import { MutationObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import {
  aMessage,
  anAppointment,
  anAppointmentSummary,
  answer,
  aPageOf,
  aThread,
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
const appointment = anAppointment();
const thread = aThread();
const { id } = appointment;

function aQueryClient() {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  return queryClient;
}

describe('reading appointments and messages', () => {
  it('uses a separate endpoint for each query', async () => {
    const counts = { messages: 1, threads: 1 };
    const feed = { is_on: false, created_at: null };
    const people = [{ id, first_name: 'Sam' }];
    const page = aPageOf([anAppointmentSummary()]);
    const cappedPage = { ...page, is_count_capped: false };
    const [threads, messages] = [aPageOf([thread]), aPageOf([aMessage()])];
    server.use(
      mockEndpoint(endpoints.listStaffMembers, answer(people)),
      mockEndpoint(endpoints.getCalendarFeed, answer(feed)),
      mockEndpoint(endpoints.listMyAppointments, answer(page)),
      mockEndpoint(endpoints.getAppointment, answer(appointment)),
      mockEndpoint(endpoints.listAppointments, answer(cappedPage)),
      mockEndpoint(endpoints.getUnreadCount, answer(counts)),
      mockEndpoint(endpoints.listMessages, answer(messages)),
      mockEndpoint(endpoints.getThread, answer(thread)),
      mockEndpoint(endpoints.listThreads, answer(threads)),
    );
    const cache = aQueryClient();
    const { appointments, messages: conversations } = queries;
    expect(await cache.fetchQuery(appointments.staffMembers())).toEqual(people);
    expect(await cache.fetchQuery(appointments.calendarFeed())).toEqual(feed);
    expect(await cache.fetchQuery(appointments.mine({ when: 'upcoming' }))).toEqual(page);
    expect(await cache.fetchQuery(appointments.everyone())).toEqual(cappedPage);
    expect(await cache.fetchQuery(conversations.unreadCount())).toEqual(counts);
    expect(await cache.fetchQuery(conversations.conversation(thread.id))).toEqual({
      messages: [aMessage()],
      hasEarlier: false,
    });
    expect(await cache.fetchQuery(conversations.threads())).toEqual(threads);
  });

  it('loads one appointment and one conversation', async () => {
    server.use(
      mockEndpoint(endpoints.getAppointment, answer(appointment)),
      mockEndpoint(endpoints.getThread, answer(thread)),
    );
    const cache = aQueryClient();
    expect(await cache.fetchQuery(queries.appointments.detail(id))).toEqual(appointment);
    expect(await cache.fetchQuery(queries.messages.thread(thread.id))).toEqual(thread);
  });
});

const plan = {
  version: 2,
  starts_at: '2026-12-02T22:30:00Z',
  ends_at: '2026-12-03T01:00:00Z',
  staff_id: id,
};
const keyed = { body: { version: 2 }, idempotencyKey: 'once' };
const preferred = { version: 2, preferred_date: '2026-12-04', preferred_time: 'any' };
const because = { version: 2, reason: 'So.' };

type Cache = ReturnType<typeof aQueryClient>;
const { appointments } = mutations;

/** The calls that return the changed appointment. */
type Command = {
  [Name in keyof Endpoints]: Endpoints[Name] extends {
    readonly responses: { readonly 200: typeof appointmentSchema };
  }
    ? Endpoints[Name]
    : never;
}[keyof Endpoints];

const commands: [Command, (cache: Cache) => Promise<unknown>][] = [
  [
    endpoints.confirmAppointment,
    (cache) => new MutationObserver(cache, appointments.confirm(id)).mutate(plan),
  ],
  [
    endpoints.declineAppointment,
    (cache) => new MutationObserver(cache, appointments.decline(id)).mutate(because),
  ],
  [
    endpoints.rescheduleAppointment,
    (cache) =>
      new MutationObserver(cache, appointments.reschedule(id)).mutate({ ...plan, reason: 'So.' }),
  ],
  [
    endpoints.startAppointment,
    (cache) => new MutationObserver(cache, appointments.start(id)).mutate(keyed),
  ],
  [
    endpoints.completeAppointment,
    (cache) => new MutationObserver(cache, appointments.complete(id)).mutate(keyed),
  ],
  [
    endpoints.reportNoAccess,
    (cache) => new MutationObserver(cache, appointments.reportNoAccess(id)).mutate(because),
  ],
  [
    endpoints.cancelAppointment,
    (cache) => new MutationObserver(cache, appointments.cancel(id)).mutate({ version: 2 }),
  ],
  [
    endpoints.reportRunningLate,
    (cache) =>
      new MutationObserver(cache, mutations.staffAppointments.reportRunningLate(id)).mutate({
        version: 2,
        minutes: 20,
      }),
  ],
  [
    endpoints.requestReschedule,
    (cache) => new MutationObserver(cache, appointments.requestReschedule(id)).mutate(preferred),
  ],
  [
    endpoints.acceptReschedule,
    (cache) => new MutationObserver(cache, appointments.acceptReschedule(id)).mutate(plan),
  ],
  [
    endpoints.declineReschedule,
    (cache) => new MutationObserver(cache, appointments.declineReschedule(id)).mutate(because),
  ],
  [
    endpoints.withdrawReschedule,
    (cache) =>
      new MutationObserver(cache, appointments.withdrawReschedule(id)).mutate({ version: 2 }),
  ],
];

describe('changing an appointment', () => {
  it.each(commands)(
    'stores the response and refetches the lists: $name',
    async (endpoint, execute) => {
      const changed = anAppointment({ version: 3 });
      server.use(mockEndpoint(endpoint, answer(changed)));
      const cache = aQueryClient();
      cache.setQueryData(queryKeys.appointments.mine({}), aPageOf([anAppointmentSummary()]));
      await execute(cache);
      expect(cache.getQueryData(queryKeys.appointments.detail(id))).toEqual(changed);
      expect(cache.getQueryState(queryKeys.appointments.mine({}))?.isInvalidated).toBe(true);
    },
  );

  it.each(commands)('refetches after a conflict: $name', async (endpoint, execute) => {
    server.use(mockEndpoint(endpoint, refuse(409, { detail: 'Changed.', code: 'stale_version' })));
    const cache = aQueryClient();
    cache.setQueryData(queryKeys.appointments.detail(id), appointment);
    await expect(execute(cache)).rejects.toMatchObject({ status: 409 });
    expect(cache.getQueryState(queryKeys.appointments.detail(id))?.isInvalidated).toBe(true);
  });
});

describe('the private calendar address', () => {
  it('is refetched after it was created or turned off', async () => {
    server.use(
      mockEndpoint(
        endpoints.renewCalendarFeed,
        answer({ url: 'https://site.example/x', created_at: appointment.created_at }),
      ),
      mockEndpoint(endpoints.removeCalendarFeed, answer(undefined)),
    );
    const changes: readonly ((cache: Cache) => Promise<unknown>)[] = [
      (cache) => new MutationObserver(cache, appointments.renewCalendarFeed()).mutate(),
      (cache) => new MutationObserver(cache, appointments.removeCalendarFeed()).mutate(),
    ];
    for (const change of changes) {
      const cache = aQueryClient();
      cache.setQueryData(queryKeys.appointments.calendarFeed, { is_on: true, created_at: null });
      await change(cache);
      expect(cache.getQueryState(queryKeys.appointments.calendarFeed)?.isInvalidated).toBe(true);
    }
  });
});
