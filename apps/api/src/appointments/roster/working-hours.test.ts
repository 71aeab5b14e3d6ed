import { staffCalendarSchema, type Appointment } from '@cleaning/contract/appointments';
import { cleanerRosterSchema, hoursCheckSchema } from '@cleaning/contract/roster';
import { describe, expect, test } from 'vitest';
import { checkedCleaner } from '../../../test/availability-fixtures.ts';
import {
  command,
  confirmedAppointment,
  requestAppointment,
  PLANNED_TIME,
} from '../../../test/appointment-fixtures.ts';
import { statusesOf } from '../../../test/account-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { makeBeforeEach } from '../../../test/set-up.ts';

const { api, client, staff } = startWithClientAndOffice();
const mia = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Mia' }));

const day = (weekday: number, start = '08:00', end = '16:00') => ({
  weekday,
  start_time: start,
  end_time: end,
});
const WEEKDAYS = [1, 2, 3, 4, 5].map((weekday) => day(weekday));

const send = (action: 'hours' | 'hours_check', body: object, as: TestPerson = staff) =>
  api.call({ method: 'POST', path: `cleaners/${mia.id}/${action}/`, as, body });

async function saved(body: object) {
  const response = await send('hours', {
    version: 1,
    counts_from: '2026-11-21',
    days: WEEKDAYS,
    ...body,
  });
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return cleanerRosterSchema.parse(response.json());
}

const planCheck = (request: Appointment, plan: { starts_at: string; ends_at: string }) =>
  checkedCleaner(api, staff, request, { ...plan, staff_id: mia.id });

const areasOf = async (body: object) => (await saved(body)).hours.map(({ area }) => area);

describe('working hours', () => {
  test('apply from a date on, and the last saved apply for the same date', async () => {
    await saved({});
    const later = { version: 2, counts_from: '2026-12-07', days: [day(6), day(1)] };
    await saved(later);
    const roster = await saved({ ...later, version: 3, days: [day(2)] });
    expect(roster).toMatchObject({
      version: 4,
      hours: [
        { counts_from: '2026-11-21', days: WEEKDAYS },
        { counts_from: '2026-12-07', days: [day(2)] },
      ],
    });
  });

  test('include an area that stays until another or none is saved', async () => {
    expect(await areasOf({ area: 'Inner West' })).toEqual(['Inner West']);
    const later = { counts_from: '2026-12-07' };
    expect(await areasOf({ ...later, version: 2 })).toEqual(['Inner West', 'Inner West']);
    expect(await areasOf({ ...later, version: 3, area: '' })).toEqual(['Inner West', null]);
  });

  test('are saved by one of two concurrent changes, and the other is refused with the saved hours', async () => {
    const body = { version: 1, counts_from: '2026-11-30', days: WEEKDAYS };
    const answers = await Promise.all([send('hours', body), send('hours', body, mia)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const stale = answers.find(({ statusCode }) => statusCode === 409);
    expect(stale?.json()).toMatchObject({ code: 'stale_version', current: { version: 2 } });
  });

  test.each([
    [{ counts_from: '2026-11-20' }, 'counts_from'],
    [{ days: [day(1), day(1)] }, 'days'],
    [{ days: [day(1, '16:00', '08:00')] }, 'days.0.end_time'],
    [{ days: [day(8)] }, 'days.0.weekday'],
    [{ area: 'The Moon' }, 'area'],
  ])('are refused with errors by field: %j', async (changes, field) => {
    const answer = await send('hours', {
      version: 1,
      counts_from: '2026-11-30',
      days: WEEKDAYS,
      ...changes,
    });
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, [field]]);
  });

  test('are not available to clients', async () => {
    const body = { version: 1, counts_from: '2026-11-30', days: WEEKDAYS };
    expect((await send('hours', body, client)).statusCode).toBe(403);
  });

  test('report the visits that they would leave outside before they are saved', async () => {
    const visit = await confirmedAppointment(api, { client, staff: mia });
    const found = await send('hours_check', {
      counts_from: '2026-11-30',
      days: [day(4, '10:00', '16:00')],
    });
    expect(hoursCheckSchema.parse(found.json())).toMatchObject({
      count: 1,
      visits: [{ id: visit.id }],
    });
    const none = await send('hours_check', { counts_from: '2026-11-30', days: WEEKDAYS });
    expect(none.json()).toEqual({ count: 0, visits: [] });
  });
});

describe('a plan outside the working hours', () => {
  test('has a warning and is saved', async () => {
    await saved({ days: [day(4, '10:00', '16:00')] });
    const request = await requestAppointment(api, client);
    const found = await planCheck(request, PLANNED_TIME);
    expect(found.answers.hours).toEqual({
      result: 'warn',
      weekday: 4,
      start_time: '10:00',
      end_time: '16:00',
    });
    expect(found.opening).toMatchObject({ starts_at: '2026-12-02T23:00:00.000Z' });
    const answer = await command(api, staff, request, 'confirm', {
      ...PLANNED_TIME,
      staff_id: mia.id,
    });
    expect(answer.statusCode).toBe(200);
  });

  test('includes one on a day off or a public holiday', async () => {
    await saved({});
    const request = await requestAppointment(api, client);
    // Saturday, and Christmas Day, which is a Friday.
    for (const date of ['2026-12-05', '2026-12-25']) {
      const plan = { starts_at: `${date}T00:00:00.000Z`, ends_at: `${date}T02:00:00.000Z` };
      const found = await planCheck(request, plan);
      expect(found).toMatchObject({ state: 'outside_hours', opening: null });
    }
  });

  test('has no warning where no hours are known', async () => {
    const request = await requestAppointment(api, client);
    expect(await planCheck(request, PLANNED_TIME)).toMatchObject({ state: 'free' });
  });
});

test('the calendar shows the hours of each cleaner with known hours on each day', async () => {
  await saved({ days: [day(1), day(2)] });
  const path = 'appointments/staff_calendar/?from=2026-11-30&to=2026-12-02';
  const week = staffCalendarSchema.parse((await api.call({ path, as: staff })).json());
  expect(week.hours.filter(({ staff_id: id }) => id === mia.id)).toEqual([
    { staff_id: mia.id, date: '2026-11-30', start_time: '08:00', end_time: '16:00' },
    { staff_id: mia.id, date: '2026-12-01', start_time: '08:00', end_time: '16:00' },
    { staff_id: mia.id, date: '2026-12-02', start_time: null, end_time: null },
  ]);
});
