import { staffCalendarSchema } from '@cleaning/contract/appointments';
import { describeStop } from '@cleaning/contract/availability/rules';
import { describe, expect, test } from 'vitest';
import { checkedCleaner } from '../../../test/availability-fixtures.ts';
import {
  command,
  commanded,
  confirmedAppointment,
  readAppointment,
  requestAppointment,
  PLANNED_TIME,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { addLeave, give, requestLeave, takeOff } from '../../../test/leave-fixtures.ts';
import { makeBeforeEach } from '../../../test/set-up.ts';

const { api, client, staff } = startWithClientAndOffice();
const hana = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Hana' }));
const tom = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Tom' }));

describe('a plan for an absent cleaner', () => {
  test('is refused by every command, as the check reports beforehand', async () => {
    const request = await requestAppointment(api, client);
    const theirs = await confirmedAppointment(api, { client, staff: tom });
    await addLeave(api, staff, hana);
    const plan = { ...PLANNED_TIME, staff_id: hana.id };
    const found = await checkedCleaner(api, staff, request, plan);
    expect(found).toMatchObject({
      state: 'leave',
      answers: {
        visit: { result: 'ok' },
        same_client: { result: 'warn', others: [{ cleaner_name: 'Tom' }] },
      },
    });
    const refusals = await Promise.all([
      command(api, staff, request, 'confirm', plan),
      command(api, staff, theirs, 'reschedule', { ...plan, reason: 'Tom is ill.' }),
      command(api, staff, theirs, 'assign', { staff_id: hana.id }),
    ]);
    for (const refusal of refusals) {
      expect([refusal.statusCode, refusal.json()]).toMatchObject([
        409,
        {
          code: 'on_leave',
          detail: describeStop(found.answers, 'Hana'),
        },
      ]);
    }
  });

  test.each(Array.from({ length: 5 }, (_, round) => round + 1))(
    'and leave saved at the same moment: only one is saved (round %i)',
    async () => {
      const request = await requestAppointment(api, client);
      const [plan, leave] = await Promise.all([
        command(api, staff, request, 'confirm', { ...PLANNED_TIME, staff_id: hana.id }),
        requestLeave(api, staff, hana),
      ]);
      expect([plan, leave].filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    },
  );

  test('is accepted outside leave of some hours, also on days when the clock changes', async () => {
    // Daylight saving begins on Sunday 4 October 2026: the day has 23 hours. It ends on 5 April: 25 hours.
    api.clock.set('2026-09-20T00:00:00.000Z');
    const spring = await addLeave(api, staff, hana, {
      first_date: '2026-10-04',
      last_date: '2026-10-04',
    });
    expect(spring).toMatchObject({
      starts_at: '2026-10-03T14:00:00.000Z',
      ends_at: '2026-10-04T13:00:00.000Z',
    });
    const autumn = await addLeave(api, staff, tom, {
      first_date: '2027-04-04',
      last_date: '2027-04-04',
    });
    expect(Date.parse(autumn.ends_at) - Date.parse(autumn.starts_at)).toBe(25 * 3_600_000);
    const hours = {
      first_date: '2026-10-06',
      last_date: '2026-10-06',
      start_time: '13:00',
      end_time: '16:00',
    };
    expect(await addLeave(api, staff, hana, hours)).toMatchObject({
      starts_at: '2026-10-06T02:00:00.000Z',
      ends_at: '2026-10-06T05:00:00.000Z',
    });
    await confirmedAppointment(
      api,
      { client, staff: hana },
      { starts_at: '2026-10-06T00:00:00.000Z', ends_at: '2026-10-06T02:00:00.000Z' },
    );
    await confirmedAppointment(
      api,
      { client, staff: hana },
      { starts_at: '2026-10-04T13:00:00.000Z', ends_at: '2026-10-04T14:00:00.000Z' },
    );
  });
});

describe('a visit without a cleaner', () => {
  test('is on the calendar with the first free cleaner, and is assigned to the user who starts it', async () => {
    const ill = await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Mia' });
    const visit = await confirmedAppointment(api, { client, staff }, { staff_id: ill.id });
    await addLeave(api, staff, ill, { visits: [takeOff(visit)] });
    await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Luca' });
    const path = 'appointments/staff_calendar/?from=2026-11-30&to=2026-12-06';
    const week = staffCalendarSchema.parse((await api.call({ path, as: staff })).json());
    expect(week.appointments.find(({ id }) => id === visit.id)).toMatchObject({
      staff_member: null,
    });
    expect(week.away).toContainEqual(
      expect.objectContaining({ staff_id: ill.id, starts_at: '2026-11-29T13:00:00.000Z' }),
    );
    const opening = week.openings.find(({ appointment_id: id }) => id === visit.id);
    expect(opening).toMatchObject(PLANNED_TIME);
    expect(opening?.staff_member.id).not.toBe(ill.id);
    api.clock.set(PLANNED_TIME.starts_at);
    const left = await readAppointment(api, staff, visit);
    const started = await commanded(api, tom, left, 'start');
    expect(started).toMatchObject({ status: 'in_progress', staff_member: { id: tom.id } });
  });

  test('is not one that somebody was locked out of, or comes to late, until it has a cleaner', async () => {
    const visit = await confirmedAppointment(api, { client, staff: hana });
    const off = await commanded(api, staff, visit, 'assign', { staff_id: null });
    api.clock.set(PLANNED_TIME.starts_at);
    const mails = await api.mails(client.email);
    for (const [action, body] of [
      ['no_access', { reason: 'Rang twice.' }],
      ['running_late', { minutes: 20 }],
    ] as const) {
      const refused = await command(api, staff, off, action, body);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'invalid_transition',
        detail:
          'This visit has no cleaner yet, so this cannot be recorded. Choose a cleaner first.',
        current: { status: 'confirmed', staff_member: null, fee: null },
      });
    }
    expect(await api.mails(client.email)).toEqual(mails);
    const given = await commanded(api, staff, off, 'assign', { staff_id: tom.id });
    expect(await commanded(api, staff, given, 'no_access', { reason: 'Rang.' })).toMatchObject({
      status: 'no_access',
      staff_member: { id: tom.id },
    });
  });

  test('keeps the request of its client for another time open', async () => {
    const visit = await confirmedAppointment(api, { client, staff: hana });
    const asks = await commanded(api, client, visit, 'reschedule_request', {
      preferred_date: '2026-12-04',
      preferred_time: 'morning',
    });
    await addLeave(api, staff, hana, { visits: [give(asks, tom)] });
    expect(await readAppointment(api, client, visit)).toMatchObject({
      staff_member: { id: tom.id },
      reschedule_request: { status: 'open' },
    });
  });

  test('can be assigned only to a free cleaner', async () => {
    const visit = await confirmedAppointment(api, { client, staff: hana });
    const off = await commanded(api, staff, visit, 'assign', { staff_id: null });
    await confirmedAppointment(api, { client, staff: tom });
    const busy = await command(api, staff, off, 'assign', { staff_id: tom.id });
    expect(busy.json()).toMatchObject({ code: 'double_booked' });
    const back = await commanded(api, staff, off, 'assign', { staff_id: hana.id });
    expect(back).toMatchObject({
      staff_member: { first_name: 'Hana' },
      starts_at: visit.starts_at,
    });
    expect((await command(api, client, back, 'assign', { staff_id: null })).statusCode).toBe(403);
  });
});
