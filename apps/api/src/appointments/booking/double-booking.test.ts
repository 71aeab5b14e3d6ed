import { describe, expect, test } from 'vitest';
import {
  command,
  commanded,
  confirmedAppointment,
  readAppointment,
  requestAppointment,
  PLANNED_TIME,
  REQUEST,
} from '../../../test/appointment-fixtures.ts';
import { statusesOf } from '../../../test/account-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { makeBeforeEach } from '../../../test/set-up.ts';

const { api, client, staff } = startWithClientAndOffice();
const other = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Alex' }));

const ROUNDS = Array.from({ length: 5 }, (_, index) => index + 1);

const planned = () => ({ ...PLANNED_TIME, staff_id: staff.id });

describe('a cleaner with an appointment', () => {
  test.each([
    ['the same time', PLANNED_TIME.starts_at, PLANNED_TIME.ends_at],
    ['a time that begins in it', '2026-12-03T00:59:00.000Z', '2026-12-03T02:00:00.000Z'],
    ['a time around it', '2026-12-02T22:00:00.000Z', '2026-12-03T02:00:00.000Z'],
  ])('cannot be planned for %s', async (_what, startsAt, endsAt) => {
    await confirmedAppointment(api, { client, staff });
    const second = await requestAppointment(api, client);
    const response = await command(api, staff, second, 'confirm', {
      starts_at: startsAt,
      ends_at: endsAt,
      staff_id: staff.id,
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      code: 'double_booked',
      detail: expect.stringMatching(
        /^Sam is with Robin Park from 9:30\sam to 12:00\spm\. Choose another time or another cleaner\.$/u,
      ) as string,
      current: await readAppointment(api, staff, second),
    });
    expect(await readAppointment(api, client, second)).toMatchObject({
      status: 'requested',
      version: 1,
      starts_at: null,
    });
  });

  test('can be planned for right before and right after it', async () => {
    await confirmedAppointment(api, { client, staff });
    for (const visit of [
      { starts_at: '2026-12-02T21:00:00.000Z', ends_at: PLANNED_TIME.starts_at },
      { starts_at: PLANNED_TIME.ends_at, ends_at: '2026-12-03T03:00:00.000Z' },
    ]) {
      const beside = await confirmedAppointment(api, { client, staff }, visit);
      expect(beside.status).toBe('confirmed');
    }
  });

  test('can be planned again once the appointment is cancelled or given to somebody else', async () => {
    const first = await confirmedAppointment(api, { client, staff });
    await commanded(api, client, first, 'cancel');
    const second = await confirmedAppointment(api, { client, staff });
    await commanded(api, staff, second, 'assign', { staff_id: other.id });
    const third = await confirmedAppointment(api, { client, staff });
    expect(third.staff_member?.id).toBe(staff.id);
  });

  test('cannot take over or accept another appointment at that time', async () => {
    await confirmedAppointment(api, { client, staff });
    const theirs = await confirmedAppointment(api, { client, staff: other });
    const over = await command(api, staff, theirs, 'reschedule', {
      ...planned(),
      reason: 'Alex is ill.',
    });
    expect(over.json()).toMatchObject({ code: 'double_booked' });
  });

  test('cannot be booked for a client on the phone', async () => {
    await confirmedAppointment(api, { client, staff });
    const response = await api.call({
      method: 'POST',
      path: 'appointments/for_client/',
      as: staff,
      body: { ...REQUEST, client_id: client.id, plan: planned(), reason: 'By phone.' },
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'double_booked' });
  });
});

describe('concurrent plans', () => {
  test.each(ROUNDS)('for one cleaner at one time: one is saved (round %i)', async () => {
    const requests = await Promise.all(
      Array.from({ length: 4 }, () => requestAppointment(api, client)),
    );
    const answers = await Promise.all(
      requests.map((request) => command(api, staff, request, 'confirm', planned())),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json()).toMatchObject({ code: 'double_booked' });
    }
  });

  test.each(ROUNDS)('that swap two cleaners do not deadlock (round %i)', async () => {
    const mine = await confirmedAppointment(api, { client, staff });
    const later = { starts_at: '2026-12-03T02:00:00.000Z', ends_at: '2026-12-03T04:00:00.000Z' };
    const theirs = await confirmedAppointment(api, { client, staff: other }, later);
    const reason = 'They swap.';
    const answers = await Promise.all([
      command(api, staff, mine, 'reschedule', {
        starts_at: PLANNED_TIME.starts_at,
        ends_at: '2026-12-03T01:30:00.000Z',
        staff_id: other.id,
        reason,
      }),
      command(api, staff, theirs, 'reschedule', {
        starts_at: '2026-12-03T01:30:00.000Z',
        ends_at: later.ends_at,
        staff_id: staff.id,
        reason,
      }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 200]);
  });

  test.each(ROUNDS)(
    'for one appointment: one is saved, the other is stale (round %i)',
    async () => {
      const request = await requestAppointment(api, client);
      const answers = await Promise.all(
        [staff, other].map((person) =>
          command(api, staff, request, 'confirm', { ...PLANNED_TIME, staff_id: person.id }),
        ),
      );
      expect(statusesOf(answers)).toEqual([200, 409]);
      const refused = answers.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json()).toMatchObject({
        code: 'stale_version',
        current: { status: 'confirmed', version: 2 },
      });
      // The client gets one email for the confirmation, and one for the request.
      expect(await api.mails(client.email)).toHaveLength(2);
    },
  );
});

describe('a plan', () => {
  test.each([
    ['in the past', { starts_at: '2026-11-20T23:59:59Z' }, 'starts_at'],
    [
      'years ahead',
      { starts_at: '2029-12-02T22:30:00Z', ends_at: '2029-12-02T23:30:00Z' },
      'starts_at',
    ],
    ['that ends as it begins', { ends_at: PLANNED_TIME.starts_at }, 'ends_at'],
    ['that lasts a day', { ends_at: '2026-12-03T22:30:00Z' }, 'ends_at'],
    ['with a local time', { starts_at: '2026-12-03T09:30:00+11:00' }, 'starts_at'],
    [
      'with an unknown member of staff',
      { staff_id: '0d3a0000-0000-4000-8000-00000000ffff' },
      'staff_id',
    ],
  ])('%s is refused', async (_what, change, field) => {
    const request = await requestAppointment(api, client);
    const response = await command(api, staff, request, 'confirm', { ...planned(), ...change });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('never assigns a client as the cleaner', async () => {
    const request = await requestAppointment(api, client);
    const response = await command(api, staff, request, 'confirm', {
      ...PLANNED_TIME,
      staff_id: client.id,
    });
    expect(response.json()).toEqual({ staff_id: ['Choose a person from the staff list.'] });
  });
});
