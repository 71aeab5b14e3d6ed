import { describeStop } from '@cleaning/contract/availability/rules';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import {
  command,
  commanded,
  requestAppointment,
  PLANNED_TIME,
  REQUEST,
} from '../../../test/appointment-fixtures.ts';
import { checkedCleaner, checkedCleaners } from '../../../test/availability-fixtures.ts';
import { leaves } from '../../../test/leaving-fixtures.ts';
import { approvedUrgent, command as commandQuote } from '../../../test/quote-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { makeBeforeEach } from '../../../test/set-up.ts';

const { api, client, staff } = startWithClientAndOffice();
const mia = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Mia' }),
);
const luca = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Luca' }),
);

const withMia = () => ({ ...PLANNED_TIME, staff_id: mia.id });
/** From 12:15 to 2:00 pm of that day, a quarter of an hour after {@link PLANNED_TIME}. */
const AFTER = { starts_at: '2026-12-03T01:15:00.000Z', ends_at: '2026-12-03T03:00:00.000Z' };

const confirmed = async (whose: TestPerson, cleaner: TestPerson, plan: object = PLANNED_TIME) =>
  commanded(api, staff, await requestAppointment(api, whose), 'confirm', {
    ...plan,
    staff_id: cleaner.id,
  });

describe('the check of a time', () => {
  test('names the visit that stops it, of another client and not its own', async () => {
    const planned = await confirmed(client, mia);
    const request = await requestAppointment(api, await api.signIn());
    const found = await checkedCleaner(api, staff, request, withMia());
    expect(found).toMatchObject({
      state: 'busy',
      answers: { visit: { result: 'stop', other: { id: planned.id, client_name: 'Robin Park' } } },
    });
    expect(await checkedCleaner(api, staff, planned, withMia())).toMatchObject({ state: 'free' });
  });

  test('counts a visit that is finished, until its cleaner left', async () => {
    const planned = await confirmed(client, mia);
    api.clock.set('2026-12-03T00:30:00.000Z');
    const started = await commanded(api, mia, planned, 'start', {
      started_at: PLANNED_TIME.starts_at,
    });
    await commanded(api, mia, started, 'complete', { ended_at: '2026-12-03T00:30:00.000Z' });
    const request = await requestAppointment(api, await api.signIn());
    const during = { starts_at: '2026-12-03T00:00:00.000Z', ends_at: AFTER.ends_at };
    const after = { starts_at: '2026-12-03T00:30:00.000Z', ends_at: AFTER.ends_at };
    const stateOf = async (plan: typeof during) =>
      (await checkedCleaner(api, staff, request, { ...plan, staff_id: mia.id })).answers.visit;
    expect(await stateOf(during)).toMatchObject({ result: 'stop' });
    expect(await stateOf(after)).toMatchObject({ result: 'ok' });
  });

  test('puts the cleaner who came last first, and never names the office', async () => {
    const planned = await confirmed(client, mia);
    const people = await checkedCleaners(api, staff, planned, { ...AFTER, staff_id: luca.id });
    const covered = await confirmed(await api.signIn(), staff);
    const others = await checkedCleaners(api, staff, covered, { ...AFTER, staff_id: luca.id });
    expect(others.map(({ staff_member: { id } }) => id)).not.toContain(staff.id);
    expect(people[0]).toMatchObject({ staff_member: { id: mia.id }, is_usual: true });
    expect(people.map(({ staff_member: { id } }) => id)).not.toContain(staff.id);
  });

  test('names somebody of the office who has working hours as a cleaner', async () => {
    const dana = await api.signIn({ userType: 'staff', firstName: 'Dana' });
    const hours = [{ weekday: 4, start_time: '08:00', end_time: '16:00' }];
    const body = { version: 1, counts_from: '2026-11-30', days: hours };
    await api.call({ method: 'POST', path: `cleaners/${dana.id}/hours/`, as: staff, body });
    const request = await requestAppointment(api, client);
    const people = await checkedCleaners(api, staff, request, withMia());
    expect(people.map(({ staff_member: { id } }) => id)).toContain(dana.id);
  });

  test('says of a time that has passed that it stops, and offers a later one or none', async () => {
    const request = await requestAppointment(api, client);
    api.clock.set('2026-12-03T00:00:00.000Z');
    const found = await checkedCleaner(api, staff, request, withMia());
    expect(found.answers.past.result).toBe('stop');
    expect(found.opening?.starts_at).toBe('2026-12-03T00:00:00.000Z');
  });

  test('is for the office only, and takes fourteen times at most', async () => {
    const body = { client_id: client.id, suburb: 'Ryde', starts: [AFTER.starts_at], minutes: 60 };
    const post = (as: TestPerson, changes: object = {}) =>
      api.call({
        method: 'POST',
        path: 'appointments/availability/',
        as,
        body: { ...body, ...changes },
      });
    expect((await post(client)).statusCode).toBe(403);
    expect((await post(mia)).statusCode).toBe(403);
    const many = await post(staff, { starts: Array.from({ length: 15 }, () => AFTER.starts_at) });
    expect(many.json()).toEqual({ starts: ['Check 14 times at most.'] });
    expect((await post(staff, { minutes: 0 })).statusCode).toBe(400);
  });
});

/** Each way to give a cleaner a time. */
const WRITERS: readonly (readonly [
  what: string,
  write: (plan: { starts_at: string; ends_at: string }) => Promise<LightMyRequestResponse>,
])[] = [
  [
    'planning a request',
    async (plan) =>
      command(api, staff, await requestAppointment(api, await api.signIn()), 'confirm', {
        ...plan,
        staff_id: mia.id,
      }),
  ],
  [
    'booking a new visit',
    async (plan) =>
      api.call({
        method: 'POST',
        path: 'appointments/for_client/',
        as: staff,
        body: {
          ...REQUEST,
          client_id: (await api.signIn()).id,
          plan: { ...plan, staff_id: mia.id },
          reason: 'Agreed on the phone.',
        },
      }),
  ],
  [
    'booking a quote',
    async (plan) => {
      const quote = await approvedUrgent(api, await api.signIn(), staff);
      const appointments = [{ ...plan, staff_id: mia.id }];
      return commandQuote(api, staff, quote, 'convert', { appointments });
    },
  ],
  [
    'moving a visit',
    async (plan) => {
      const theirs = await confirmed(await api.signIn(), luca);
      return command(api, staff, theirs, 'reschedule', {
        ...plan,
        staff_id: mia.id,
        reason: 'Luca is ill.',
      });
    },
  ],
  [
    'giving a visit to another cleaner',
    async (plan) => {
      const theirs = await confirmed(await api.signIn(), luca, plan);
      return command(api, staff, theirs, 'assign', { staff_id: mia.id });
    },
  ],
  [
    'answering a client who wants another time',
    async (plan) => {
      const who = await api.signIn();
      const theirs = await confirmed(who, luca);
      const asks = await commanded(api, who, theirs, 'reschedule_request', {
        preferred_date: '2026-12-04',
        preferred_time: 'morning',
      });
      return command(api, staff, asks, 'reschedule_request/accept', { ...plan, staff_id: mia.id });
    },
  ],
];

describe.each(WRITERS)('%s', (_what, write) => {
  test('is stopped by another visit, in the words of the check', async () => {
    await confirmed(client, mia);
    const request = await requestAppointment(api, await api.signIn());
    const found = await checkedCleaner(api, staff, request, withMia());
    const refused = await write(PLANNED_TIME);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'double_booked', detail: describeStop(found.answers, 'Mia') },
    ]);
  });

  test('is stopped by leave, in the words of the check', async () => {
    await api.call({
      method: 'POST',
      path: `cleaners/${mia.id}/leave/`,
      as: staff,
      body: { kind: 'sick', first_date: '2026-12-03', last_date: '2026-12-03', visits: [] },
    });
    const request = await requestAppointment(api, await api.signIn());
    const found = await checkedCleaner(api, staff, request, withMia());
    const refused = await write(PLANNED_TIME);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'on_leave', detail: describeStop(found.answers, 'Mia') },
    ]);
  });

  test('is stopped after the last day of the cleaner, in the words of the check', async () => {
    const admin = await api.signIn({ userType: 'admin' });
    await api.signIn({ userType: 'admin' });
    await leaves(api, admin, mia, { lastDay: '2026-12-02' });
    const request = await requestAppointment(api, await api.signIn());
    const found = await checkedCleaner(api, staff, request, withMia());
    expect([found.state, found.opening]).toEqual(['leave', null]);
    const refused = await write(PLANNED_TIME);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'on_leave',
        detail:
          'Mia’s last day is Wednesday 2 December 2026. Choose another time or another cleaner.',
      },
    ]);
    expect(describeStop(found.answers, 'Mia')).toBe(refused.json().detail);
  });

  test('is not stopped on the last day itself', async () => {
    const admin = await api.signIn({ userType: 'admin' });
    await leaves(api, admin, mia, { lastDay: '2026-12-03' });
    expect((await write(AFTER)).statusCode).toBeLessThan(300);
  });

  test('is not stopped by a tight drive, hours, or a visit with somebody else', async () => {
    const far = await requestAppointment(api, await api.signIn(), {
      suburb: 'Penrith',
      postcode: '2750',
    });
    await commanded(api, staff, far, 'confirm', withMia());
    await api.call({
      method: 'POST',
      path: `cleaners/${mia.id}/hours/`,
      as: staff,
      body: { version: 1, counts_from: '2026-11-30', days: [] },
    });
    const request = await requestAppointment(api, await api.signIn());
    const found = await checkedCleaner(api, staff, request, { ...AFTER, staff_id: mia.id });
    expect(found.answers).toMatchObject({ hours: { result: 'warn' }, drive: { result: 'warn' } });
    expect((await write(AFTER)).statusCode).toBeLessThan(300);
  });
});
