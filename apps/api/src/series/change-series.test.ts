import type { AppointmentSeries, SeriesCheck } from '@cleaning/contract/series';
import { periodOf, RECURRENCES } from '@cleaning/contract/series/rules';
import { addDays } from '@cleaning/ndis';
import { describe, expect, test } from 'vitest';
import { statusesOf } from '../../test/account-fixtures.ts';
import {
  commanded,
  confirmedAppointment,
  readAppointment,
} from '../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../test/client-and-office.ts';
import {
  datesOf,
  readSeries,
  seriesCommand,
  seriesCommanded,
  startedSeries,
} from '../../test/series-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice();

/** The visit of a series on a date. */
function visitOn({ occurrences }: AppointmentSeries, date: string) {
  const visit = occurrences.find((occurrence) => occurrence.date === date)?.appointment;
  if (visit === undefined || visit === null) throw new Error(`There is no visit on ${date}.`);
  return visit;
}

/** Moves the series to Fridays at 8:00, from the second visit on. */
const friday = (series: AppointmentSeries, changes: object = {}) => ({
  appointment_id: visitOn(series, '2026-12-17').id,
  recurrence: 'every_2_weeks',
  first_date: '2026-12-18',
  start_time: '08:00',
  end_time: '10:30',
  staff_id: staff.id,
  reason: 'Physio on Thursdays.',
  ...changes,
});

const check = async (series: AppointmentSeries, changes: object = {}) => {
  const { reason: _reason, ...asked } = friday(series, changes);
  const query = new URLSearchParams(asked);
  const path = `appointment_series/${series.id}/check/?${query.toString()}`;
  const { dates } = (await api.call({ path, as: staff })).json<SeriesCheck>();
  return dates.map(({ date, state }) => `${date} ${state}`);
};

describe('a change of this and all following visits', () => {
  test('moves the visits from one on, and leaves the one before', async () => {
    const series = await startedSeries(api, { client, staff });
    const changed = await seriesCommanded(api, staff, series, 'change', friday(series));
    expect(datesOf(changed)).toEqual([
      '2026-12-03 booked',
      '2026-12-18 booked',
      // 1 January is a Friday.
      '2027-01-01 public_holiday',
      '2027-01-15 booked',
      '2027-01-29 booked',
      '2027-02-12 booked',
    ]);
    expect(changed).toMatchObject({
      version: 2,
      first_date: '2026-12-18',
      started_on: '2026-12-03',
    });
    expect(visitOn(changed, '2026-12-03').starts_at).toBe('2026-12-02T22:30:00.000Z');
    expect(visitOn(changed, '2026-12-18')).toMatchObject({
      id: visitOn(series, '2026-12-17').id,
      starts_at: '2026-12-17T21:00:00.000Z',
      version: 2,
    });
    const [mail, ...earlier] = await api.mails(client.email);
    expect([mail?.subject, earlier.length]).toEqual(['Your regular visits have changed', 1]);
    expect(mail?.text).toContain('every second Friday, 8:00 am to 10:30 am');
    expect(mail?.text).not.toContain('Physio');
  });

  test('keeps a visit that was changed alone, one that was skipped, and one per fortnight', async () => {
    const series = await startedSeries(api, { client, staff });
    const alone = visitOn(series, '2027-01-14');
    await commanded(api, staff, alone, 'reschedule', {
      starts_at: '2027-01-13T03:00:00.000Z',
      ends_at: '2027-01-13T05:00:00.000Z',
      staff_id: staff.id,
      reason: 'Only this once.',
    });
    await commanded(api, client, visitOn(series, '2027-01-28'), 'cancel');
    expect(await check(series)).toEqual([
      '2026-12-18 free',
      '2026-12-31 cancelled',
      '2027-01-01 public_holiday',
      '2027-01-13 kept',
      '2027-02-12 free',
    ]);
    const changed = await seriesCommanded(api, staff, series, 'change', friday(series));
    expect(datesOf(changed)).toEqual([
      '2026-12-03 booked',
      '2026-12-18 booked',
      '2027-01-01 public_holiday',
      '2027-01-15 booked',
      '2027-01-29 skipped',
      '2027-02-12 booked',
    ]);
    expect(await readAppointment(api, client, alone)).toMatchObject({
      starts_at: '2027-01-13T03:00:00.000Z',
      version: 2,
    });
  });

  test('to every week instead of every second books those between', async () => {
    const series = await startedSeries(api, { client, staff }, { last_date: '2027-01-10' });
    const weekly = {
      first_date: '2026-12-17',
      recurrence: 'every_week',
      start_time: '09:30',
      end_time: '12:00',
    };
    const changed = await seriesCommanded(api, staff, series, 'change', friday(series, weekly));
    expect(datesOf(changed)).toEqual([
      '2026-12-03 booked',
      '2026-12-17 booked',
      '2026-12-24 booked',
      '2026-12-31 booked',
      '2027-01-07 booked',
    ]);
    // Unchanged visits keep their version, since the client's calendar has them already.
    expect(visitOn(changed, '2026-12-17').version).toBe(visitOn(series, '2026-12-17').version);
  });

  test('to every fourth week instead of every second cancels those between', async () => {
    const series = await startedSeries(api, { client, staff });
    const rare = {
      recurrence: 'every_4_weeks',
      first_date: '2026-12-17',
      start_time: '09:30',
      end_time: '12:00',
    };
    const changed = await seriesCommanded(api, staff, series, 'change', friday(series, rare));
    expect(datesOf(changed)).toEqual([
      '2026-12-03 booked',
      '2026-12-17 booked',
      '2027-01-14 booked',
      '2027-02-11 booked',
    ]);
    expect(await readAppointment(api, client, visitOn(series, '2026-12-31'))).toMatchObject({
      status: 'cancelled',
      cancellation: { by: 'staff', is_late: false },
    });
  });

  test('to once a month keeps the visit of that week, and cancels the others', async () => {
    const series = await startedSeries(api, { client, staff });
    const monthly = { recurrence: 'month_weekday', first_date: '2026-12-15' };
    const changed = await seriesCommanded(api, staff, series, 'change', friday(series, monthly));
    expect(datesOf(changed)).toEqual([
      '2026-12-03 booked',
      '2026-12-15 booked',
      '2027-01-19 booked',
    ]);
    expect(visitOn(changed, '2026-12-15').id).toBe(visitOn(series, '2026-12-17').id);
    const [mail] = await api.mails(client.email);
    expect(mail?.text).toContain('on the third Tuesday of the month, 8:00 am to 10:30 am');
  });

  test('from one day of the month to another moves each visit within its month', async () => {
    const monthly = { recurrence: 'month_date', first_date: '2026-12-17' };
    const series = await startedSeries(api, { client, staff }, monthly);
    const other = { ...monthly, first_date: '2026-12-10' };
    expect(await check(series, other)).toEqual([
      '2026-12-10 free',
      '2027-01-10 free',
      '2027-02-10 free',
    ]);
    const changed = await seriesCommanded(api, staff, series, 'change', friday(series, other));
    expect(datesOf(changed)).toEqual([
      '2026-12-10 booked',
      '2027-01-10 booked',
      '2027-02-10 booked',
    ]);
    expect(visitOn(changed, '2027-01-10').id).toBe(visitOn(series, '2027-01-17').id);
  });

  test('to another cleaner moves each visit to them', async () => {
    const alex = await api.signIn({ userType: 'staff', firstName: 'Alex' });
    const series = await startedSeries(api, { client, staff });
    const over = {
      first_date: '2026-12-17',
      start_time: '09:30',
      end_time: '12:00',
      staff_id: alex.id,
    };
    const changed = await seriesCommanded(api, staff, series, 'change', friday(series, over));
    expect(changed.staff_member.first_name).toBe('Alex');
    const names = changed.occurrences.map(
      ({ appointment }) => appointment?.staff_member?.first_name,
    );
    expect(names).toEqual(['Sam', 'Alex', 'Alex', 'Alex', 'Alex', 'Alex']);
  });
});

describe('a change of the time alone', () => {
  test.each([
    {
      day: 'last day',
      begins: { recurrence: 'month_date', first_date: '2026-12-31' },
      changed: '2027-02-28',
      following: ['2027-02-28', '2027-03-31', '2027-04-30'],
    },
    {
      day: 'last Friday',
      begins: { recurrence: 'month_weekday', first_date: '2027-01-29' },
      changed: '2027-02-26',
      // Good Friday is 26 March.
      following: ['2027-02-26', '2027-03-26', '2027-04-30'],
    },
  ])('keeps visits on the $day of the month from a short month on', async (row) => {
    const { day, begins, changed: date, following } = row;
    api.clock.set('2026-12-10T00:00:00.000Z');
    const series = await startedSeries(api, { client, staff }, begins);
    const body = {
      ...begins,
      appointment_id: visitOn(series, date).id,
      first_date: date,
      start_time: '13:00',
      end_time: '15:30',
      staff_id: staff.id,
      reason: 'Mornings are full.',
    };
    const changed = await seriesCommanded(api, staff, series, 'change', body);
    expect(changed.first_date).toBe(begins.first_date);
    expect(visitOn(changed, date).starts_at).toBe(`${date}T02:00:00.000Z`);
    const [mail] = await api.mails(client.email);
    expect(mail?.text).toContain(`on the ${day} of the month, 1:00 pm to 3:30 pm`);
    api.clock.set('2027-02-15T00:00:00.000Z');
    const { occurrences } = await readSeries(api, await api.signIn({ userType: 'staff' }), changed);
    expect(occurrences.map((each) => each.date)).toEqual(following);
  });
});

describe('an impossible change of a series', () => {
  // Friday 18 December, 9:00 to 11:00.
  const OTHER = { starts_at: '2026-12-17T22:00:00.000Z', ends_at: '2026-12-18T00:00:00.000Z' };

  test('to another cleaner alone leaves a client’s request for another time open', async () => {
    const series = await startedSeries(api, { client, staff });
    const wanted = { preferred_date: '2026-12-18', preferred_time: 'morning' };
    await commanded(api, client, visitOn(series, '2026-12-17'), 'reschedule_request', wanted);
    const tom = await api.signIn({ userType: 'staff', firstName: 'Tom' });
    const same = { first_date: '2026-12-17', start_time: '09:30', end_time: '12:00' };
    const change = friday(series, { ...same, staff_id: tom.id });
    const changed = await seriesCommanded(api, staff, series, 'change', change);
    const visit = await readAppointment(api, staff, visitOn(changed, '2026-12-17'));
    expect(visit).toMatchObject({
      staff_member: { id: tom.id },
      reschedule_request: { status: 'open' },
    });
    expect(visit.events.at(-1)).toMatchObject({ command: 'assign' });
  });

  test('is refused with the dates on which the cleaner is not free, unless those are left unchanged', async () => {
    const series = await startedSeries(api, { client, staff });
    await confirmedAppointment(api, { client: await api.signIn(), staff }, OTHER);
    const refused = await seriesCommand(api, staff, series, 'change', friday(series));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'double_booked',
      detail: expect.stringContaining('on 18 Dec 2026') as unknown,
      current: { id: series.id, version: 1 },
    });
    expect(await readSeries(api, staff, series)).toEqual(series);
    const body = friday(series, { keep_clashes: true });
    const changed = await seriesCommanded(api, staff, series, 'change', body);
    expect(visitOn(changed, '2026-12-18').starts_at).toBe('2026-12-16T22:30:00.000Z');
    expect(visitOn(changed, '2027-01-15').starts_at).toBe('2027-01-14T21:00:00.000Z');
  });

  test('is refused as stale in the second of two tabs', async () => {
    const series = await startedSeries(api, { client, staff });
    const answers = await Promise.all([
      seriesCommand(api, staff, series, 'change', friday(series)),
      seriesCommand(api, staff, series, 'change', friday(series, { start_time: '07:00' })),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'stale_version', current: { version: 2 } });
  });

  test('is refused when the series has ended meanwhile', async () => {
    const series = await startedSeries(api, { client, staff });
    const ended = await seriesCommanded(api, staff, series, 'end', {
      last_date: '2026-11-20',
      reason: 'They move away.',
    });
    const response = await seriesCommand(api, staff, ended, 'change', friday(series));
    expect(response.json()).toMatchObject({
      code: 'invalid_transition',
      detail: 'These visits have ended, so they cannot be changed.',
    });
  });

  test.each([
    [
      'a day of this week that has passed',
      '2026-12-17',
      { first_date: '2026-12-14' },
      'first_date',
    ],
    ['a day of another week', '2026-12-17', { first_date: '2026-12-21' }, 'first_date'],
    [
      'a day of another month',
      '2026-12-17',
      { recurrence: 'month_date', first_date: '2027-01-01' },
      'first_date',
    ],
    ['no visit of the series', null, {}, 'appointment_id'],
    ['no reason', '2026-12-17', { reason: '' }, 'reason'],
  ])('reports the field with the error for %s', async (_what, date, changes, field) => {
    const series = await startedSeries(api, { client, staff });
    const appointment = await confirmedAppointment(
      api,
      { client, staff },
      { starts_at: '2026-12-07T22:30:00.000Z', ends_at: '2026-12-08T00:30:00.000Z' },
    );
    const appointmentId = date === null ? appointment.id : visitOn(series, date).id;
    // Wednesday of the week of the second visit.
    api.clock.set('2026-12-16T00:00:00.000Z');
    const body = { ...friday(series), appointment_id: appointmentId, ...changes };
    const response = await seriesCommand(api, staff, series, 'change', body);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });

  test('is refused before a visit that stays, and names the days that are left', async () => {
    const weekly = { recurrence: 'every_week' };
    const series = await startedSeries(api, { client, staff }, weekly);
    const before = {
      appointment_id: visitOn(series, '2026-12-10').id,
      recurrence: 'month_date',
      first_date: '2026-12-03',
      keep_clashes: true,
    };
    const refused = await seriesCommand(api, staff, series, 'change', friday(series, before));
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        first_date: [
          'Choose a day in the month of the first visit to change, 4 Dec 2026 to 31 Dec 2026. The days until 3 Dec 2026 belong to the visits before it.',
        ],
      },
    ]);
    const after = { ...before, first_date: '2026-12-04' };
    const changed = await seriesCommanded(api, staff, series, 'change', friday(series, after));
    expect(datesOf(changed)).toEqual([
      '2026-12-03 booked',
      '2026-12-04 booked',
      '2027-01-04 booked',
      '2027-02-04 booked',
    ]);
  });
});

describe('any change of a series', () => {
  const pairs = RECURRENCES.flatMap((before) => RECURRENCES.map((after) => ({ before, after })));

  test.each(pairs)('from $before to $after is done, or refused by its field', async (pair) => {
    const { before, after } = pair;
    const begun = { recurrence: before, first_date: '2026-12-03', last_date: '2027-01-10' };
    const start = async () => {
      const cleaner = await api.signIn({ userType: 'staff' });
      const parties = { client: await api.signIn(), staff: cleaner };
      return { cleaner, series: await startedSeries(api, parties, begun) };
    };
    let { cleaner, series } = await start();
    const [earlier = '', date = ''] = series.occurrences.map((each) => each.date);
    const change = async (visitDate: string, firstDate: string) => {
      const { statusCode } = await seriesCommand(api, cleaner, series, 'change', {
        appointment_id: visitOn(series, visitDate).id,
        recurrence: after,
        first_date: firstDate,
        start_time: '09:30',
        end_time: '12:00',
        staff_id: cleaner.id,
        reason: 'They asked for it.',
      });
      expect([`${firstDate} 200`, `${firstDate} 400`]).toContain(`${firstDate} ${statusCode}`);
      series = await readSeries(api, cleaner, series);
      return statusCode === 200;
    };
    const { from, to } = periodOf(after, date);
    const firstDates = [addDays(from, -1), from, earlier, addDays(earlier, 1), date, to];
    for (const firstDate of new Set(firstDates)) {
      if (!(await change(date, firstDate))) continue;
      // Now the week or month of the earlier visit can have two.
      await change(earlier, firstDate);
      ({ cleaner, series } = await start());
    }
  });
});
