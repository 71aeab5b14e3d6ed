import type { AppointmentSeries } from '@cleaning/contract/series';
import { describe, expect, test } from 'vitest';
import { confirmedAppointment } from '../../test/appointment-fixtures.ts';
import { runDue } from '../../test/run-due.ts';
import { startWithClientAndOffice } from '../../test/client-and-office.ts';
import { leaves } from '../../test/leaving-fixtures.ts';
import { datesOf, readSeries, seriesCommanded, startedSeries } from '../../test/series-fixtures.ts';
import { extendSeriesJob } from './extend-series-job.ts';

const { api, client, staff } = startWithClientAndOffice();

/**
 * Reads as another member of staff with a new session, because the earlier sessions have expired.
 */
const readLater = async (series: Pick<AppointmentSeries, 'id'>) =>
  readSeries(api, await api.signIn({ userType: 'staff' }), series);

const extend = () => runDue(api, extendSeriesJob);

describe('extending series over time', () => {
  test('books the visits of each series ahead once, however many processes run', async () => {
    const series = await startedSeries(api, { client, staff });
    api.clock.set('2027-01-20T00:00:00.000Z');
    await Promise.all([extend(), extend(), extend()]);
    await extend();
    const extended = await readLater(series);
    expect(datesOf(extended)).toEqual([
      '2027-01-28 booked',
      '2027-02-11 booked',
      '2027-02-25 booked',
      '2027-03-11 booked',
      '2027-03-25 booked',
      '2027-04-08 booked',
    ]);
    // The clocks go back on 4 April.
    expect(extended.occurrences.at(-1)?.appointment?.starts_at).toBe('2027-04-07T23:30:00.000Z');
    expect(extended.version).toBe(1);
    expect(await api.mails(client.email)).toHaveLength(1);
  });

  test('books a visit without a cleaner when theirs is on another visit', async () => {
    const series = await startedSeries(api, { client, staff });
    await confirmedAppointment(
      api,
      { client: await api.signIn(), staff },
      { starts_at: '2027-02-24T22:30:00.000Z', ends_at: '2027-02-25T00:00:00.000Z' },
    );
    api.clock.set('2026-12-10T00:00:00.000Z');
    await extend();
    expect(datesOf(await readLater(series)).at(-1)).toBe('2027-02-25 to_plan');
  });

  test('never books a cleaner after their last day', async () => {
    const series = await startedSeries(api, { client, staff });
    const admin = await api.signIn({ userType: 'admin' });
    await leaves(api, admin, staff, { lastDay: '2027-02-28' });
    api.clock.set('2027-01-20T00:00:00.000Z');
    await extend();
    const { occurrences } = await readLater(series);
    const whose = occurrences.map(({ date, appointment }) => [
      date,
      appointment?.status,
      appointment?.staff_member?.first_name ?? null,
    ]);
    expect(whose.slice(1, 4)).toEqual([
      ['2027-02-11', 'confirmed', 'Sam'],
      ['2027-02-25', 'confirmed', 'Sam'],
      ['2027-03-11', 'confirmed', null],
    ]);
  });

  test('books a visit on a day of leave without a cleaner, and the next one with its own', async () => {
    const series = await startedSeries(api, { client, staff });
    const leave = { first_date: '2027-02-25', last_date: '2027-02-25', kind: 'annual', visits: [] };
    const colleague = await api.signIn({ userType: 'staff' });
    const path = `cleaners/${staff.id}/leave/`;
    const added = await api.call({ method: 'POST', path, as: colleague, body: leave });
    expect(added.statusCode).toBe(201);
    api.clock.set('2026-12-24T00:00:00.000Z');
    await extend();
    const booked = (await readLater(series)).occurrences.slice(-2).map((each) => each.appointment);
    expect(booked).toMatchObject([
      { status: 'confirmed', starts_at: '2027-02-24T22:30:00.000Z', staff_member: null },
      { status: 'confirmed', staff_member: { id: staff.id } },
    ]);
  });

  test('books a visit without a cleaner when theirs no longer works here', async () => {
    const admin = await api.signIn({ userType: 'admin' });
    const series = await startedSeries(api, { client, staff });
    const gone = await api.call({
      method: 'POST',
      path: `users/${staff.id}/deactivate/`,
      as: admin,
      body: { reason: 'Moved to Perth.' },
    });
    expect(gone.statusCode).toBe(200);
    api.clock.set('2026-12-10T00:00:00.000Z');
    await extend();
    expect(datesOf(await readLater(series)).at(-1)).toBe('2027-02-25 to_plan');
  });

  test('books nothing in a pause, after the end, or in the past after a long downtime', async () => {
    const paused = await startedSeries(api, { client, staff });
    await seriesCommanded(api, client, paused, 'pause', {
      from: '2027-02-15',
      resumes_on: '2027-03-01',
    });
    const ended = await startedSeries(
      api,
      { client, staff },
      { first_date: '2026-12-10', last_date: '2027-02-20' },
    );
    api.clock.set('2027-02-20T00:00:00.000Z');
    await extend();
    expect(datesOf(await readLater(paused)).slice(0, 2)).toEqual([
      '2027-02-25 paused',
      '2027-03-11 booked',
    ]);
    const all = await api.call({
      path: `appointments/?client_id=${client.id}&from=2027-02-14&page_size=100`,
      as: await api.signIn({ userType: 'staff' }),
    });
    const days = all
      .json<{ results: { appointment_date: string; series: { id: string } | null }[] }>()
      .results.filter((visit) => visit.series?.id === ended.id);
    expect(days).toEqual([]);
    api.clock.set('2027-09-01T00:00:00.000Z');
    await extend();
    expect(datesOf(await readLater(paused))[0]).toBe('2027-09-09 booked');
    const missed = await api.call({
      path: `appointments/?client_id=${client.id}&from=2027-05-20&to=2027-08-31`,
      as: await api.signIn({ userType: 'staff' }),
    });
    expect(missed.json()).toMatchObject({ count: 0 });
  });
});
