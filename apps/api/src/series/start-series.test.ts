import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { SeriesCheck } from '@cleaning/contract/series';
import { describe, expect, test } from 'vitest';
import { statusesOf } from '../../test/account-fixtures.ts';
import { command, confirmedAppointment } from '../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../test/client-and-office.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import {
  datesOf,
  readSeries,
  RECURRENCE,
  seriesCommand,
  startedSeries,
  startSeries,
} from '../../test/series-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice();

const BOOKED = [
  '2026-12-03 booked',
  '2026-12-17 booked',
  '2026-12-31 booked',
  '2027-01-14 booked',
  '2027-01-28 booked',
  '2027-02-11 booked',
];

const upcoming = async (as: TestPerson): Promise<AppointmentSummary[]> =>
  (await api.call({ path: 'appointments/my_appointments/?when=upcoming', as })).json<{
    results: AppointmentSummary[];
  }>().results;

describe('a series started by staff', () => {
  test('books the visits of twelve weeks, and sends one mail with all dates', async () => {
    const series = await startedSeries(api, { client, staff });
    expect(datesOf(series)).toEqual(BOOKED);
    expect(series).toMatchObject({
      version: 1,
      status: 'active',
      recurrence: 'every_2_weeks',
      first_date: '2026-12-03',
      started_on: '2026-12-03',
      staff_member: { first_name: 'Sam' },
      available_commands: ['change', 'pause', 'end'],
      events: [{ command: 'start', actor: 'staff', reason: null }],
    });
    const [mail, ...others] = await api.mails(client.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your regular visits are booked');
    expect(mail?.text).toContain('every second Thursday, 9:30 am to 12:00 pm. Sam will come.');
    expect(mail?.text).toContain('Thursday 3 December 2026\nThursday 17 December 2026');
    expect(mail?.text).not.toMatch(/Blaxland|Ryde/u);
  });

  test('has ordinary visits at the same Sydney time all year', async () => {
    api.clock.set('2026-09-10T00:00:00.000Z');
    const { id } = await startedSeries(api, { client, staff }, { first_date: '2026-09-24' });
    const visits = await upcoming(client);
    expect(visits.slice(0, 2)).toMatchObject([
      { status: 'confirmed', starts_at: '2026-09-23T23:30:00.000Z', series: { id } },
      // Daylight saving began on 4 October.
      { starts_at: '2026-10-07T22:30:00.000Z', series: { id, recurrence: 'every_2_weeks' } },
    ]);
    const [first] = visits;
    if (first === undefined) throw new Error('There is no visit.');
    const cancelled = await command(api, client, first, 'cancel');
    expect(cancelled.statusCode).toBe(200);
  });

  test('comes on the first Thursday of each month', async () => {
    const series = await startedSeries(api, { client, staff }, { recurrence: 'month_weekday' });
    expect(datesOf(series)).toEqual([
      '2026-12-03 booked',
      '2027-01-07 booked',
      '2027-02-04 booked',
    ]);
    const [mail] = await api.mails(client.email);
    expect(mail?.text).toContain('on the first Thursday of the month, 9:30 am to 12:00 pm');
  });

  test('leaves out public holidays and lists them', async () => {
    const series = await startedSeries(
      api,
      { client, staff },
      { first_date: '2026-12-11', last_date: '2027-01-08' },
    );
    expect(series.occurrences).toMatchObject([
      { date: '2026-12-11', state: 'booked' },
      { date: '2026-12-25', state: 'public_holiday', holiday: 'Christmas Day' },
      { date: '2027-01-08', state: 'booked' },
    ]);
    const [mail] = await api.mails(client.email);
    expect(mail?.text).toContain('Friday 25 December 2026, Christmas Day');
  });

  test('shows a visit that is cancelled on its own as skipped, and never books it again', async () => {
    const series = await startedSeries(api, { client, staff });
    const first = series.occurrences[0]?.appointment ?? null;
    if (first === null) throw new Error('There is no visit.');
    await command(api, client, first, 'cancel');
    const left = await readSeries(api, client, series);
    expect(datesOf(left)).toEqual(['2026-12-03 skipped', ...BOOKED.slice(1)]);
    expect(left.occurrences.slice(0, 2)).toMatchObject([
      { skipped_by: 'client' },
      { skipped_by: null },
    ]);
  });

  test('can be read by its client and by staff only', async () => {
    const series = await startedSeries(api, { client, staff });
    const stranger = await api.signIn();
    const path = `appointment_series/${series.id}/`;
    expect((await api.call({ path, as: stranger })).statusCode).toBe(404);
    expect(await readSeries(api, client, series)).toMatchObject({ available_commands: ['pause'] });
    const mine = await api.call({ path: 'appointment_series/mine/', as: client });
    expect(mine.json()).toMatchObject([{ id: series.id }]);
    const theirs = await api.call({ path: 'appointment_series/mine/', as: stranger });
    expect(theirs.json()).toEqual([]);
    const list = `appointment_series/?client_id=${client.id}`;
    expect((await api.call({ path: list, as: staff })).json()).toMatchObject([{ id: series.id }]);
    expect((await api.call({ path: list, as: client })).statusCode).toBe(403);
  });

  test('is created once when the button is pressed twice', async () => {
    const presses = await Promise.all(
      [1, 2, 3].map(() => startSeries(api, { client, staff }, {}, 'one-press')),
    );
    expect(statusesOf(presses)).toContain(201);
    const list = await api.call({
      path: `appointment_series/?client_id=${client.id}`,
      as: staff,
    });
    expect(list.json()).toHaveLength(1);
    expect(await upcoming(client)).toHaveLength(6);
    expect(await api.mails(client.email)).toHaveLength(1);
  });

  test.each([
    ['begins in the past', { first_date: '2026-11-20' }, 'first_date'],
    ['begins at a time that has passed today', { first_date: '2026-11-21' }, 'first_date'],
    ['begins half a year ahead', { first_date: '2027-06-03' }, 'first_date'],
    ['begins on a public holiday', { first_date: '2026-12-25' }, 'first_date'],
    ['ends before it begins', { last_date: '2026-12-02' }, 'last_date'],
    ['lasts ten years', { last_date: '2036-12-03' }, 'last_date'],
    ['comes every three weeks', { recurrence: 'every_3_weeks' }, 'recurrence'],
    ['has visits that end before they begin', { end_time: '09:00' }, 'end_time'],
    ['has visits of thirteen hours', { start_time: '07:00', end_time: '20:00' }, 'end_time'],
    ['has no such time', { start_time: '08:61' }, 'start_time'],
    [
      'is for a client who is none',
      { client_id: '0d3a0000-0000-4000-8000-00000000ffff' },
      'client_id',
    ],
    [
      'sends a person who is not staff',
      { staff_id: '0d3a0000-0000-4000-8000-00000000ffff' },
      'staff_id',
    ],
  ])('is refused when it %s', async (_what, changes, field) => {
    const response = await startSeries(api, { client, staff }, changes);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
    expect(await upcoming(client)).toEqual([]);
  });
});

describe('a series whose cleaner has another visit', () => {
  // Thursday 17 December, 11:00 to 13:00.
  const OTHER = { starts_at: '2026-12-17T00:00:00.000Z', ends_at: '2026-12-17T02:00:00.000Z' };

  test('is refused with the dates, and books nothing', async () => {
    await confirmedAppointment(api, { client: await api.signIn(), staff }, OTHER);
    const response = await startSeries(api, { client, staff });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      code: 'double_booked',
      detail:
        'Sam already has a visit at that time on 17 Dec 2026. Choose another time or another cleaner, or leave those visits for later.',
    });
    expect(await upcoming(client)).toEqual([]);
  });

  test('starts when that visit may be planned later', async () => {
    await confirmedAppointment(api, { client: await api.signIn(), staff }, OTHER);
    const series = await startedSeries(api, { client, staff }, { plan_clashes_later: true });
    expect(datesOf(series).slice(0, 3)).toEqual([
      '2026-12-03 booked',
      '2026-12-17 to_plan',
      '2026-12-31 booked',
    ]);
  });

  test('is reported before it is saved', async () => {
    const taken = await confirmedAppointment(api, { client: await api.signIn(), staff }, OTHER);
    const query = new URLSearchParams({
      ...RECURRENCE,
      client_id: client.id,
      last_date: '2026-12-31',
      staff_id: staff.id,
    });
    const response = await api.call({
      path: `appointment_series/check/?${query.toString()}`,
      as: staff,
    });
    expect(response.json<SeriesCheck>().dates).toMatchObject([
      { date: '2026-12-03', state: 'free', answers: { visit: { result: 'ok' } } },
      { date: '2026-12-17', state: 'clash', answers: { visit: { other: { id: taken.id } } } },
      { date: '2026-12-31', state: 'free' },
    ]);
  });

  test('of the client with somebody else is asked about, and does not stop it', async () => {
    const other = await api.signIn({ userType: 'staff', firstName: 'Alex' });
    const taken = await confirmedAppointment(api, { client, staff: other }, OTHER);
    const elsewhere = await api.signIn();
    const check = async (clientId: string) => {
      const query = new URLSearchParams({
        ...RECURRENCE,
        client_id: clientId,
        last_date: '2026-12-31',
        staff_id: staff.id,
      });
      const path = `appointment_series/check/?${query.toString()}`;
      const { dates } = (await api.call({ path, as: staff })).json<SeriesCheck>();
      return dates.map(({ answers }) => answers?.same_client.others.map(({ id }) => id));
    };
    expect(await check(client.id)).toEqual([[], [taken.id], []]);
    expect(await check(elsewhere.id)).toEqual([[], [], []]);
    expect((await startSeries(api, { client, staff })).statusCode).toBe(201);
  });

  test('never double-books the cleaner when two series are created at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () =>
        startSeries(api, { client: await api.signIn(), staff }),
      ),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
  });
});

test('a command on a series that does not exist, or by the wrong user, is refused', async () => {
  const series = await startedSeries(api, { client, staff });
  const end = { last_date: '2026-12-31', reason: 'They move away.' };
  expect((await seriesCommand(api, client, series, 'end', end)).statusCode).toBe(403);
  const gone = { id: '0d3a0000-0000-4000-8000-00000000ffff', version: 1 };
  expect((await seriesCommand(api, staff, gone, 'end', end)).statusCode).toBe(404);
  const stranger = await api.signIn();
  const pause = { from: '2026-12-10' };
  expect((await seriesCommand(api, stranger, series, 'pause', pause)).statusCode).toBe(404);
});
