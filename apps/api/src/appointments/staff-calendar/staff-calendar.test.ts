import { staffCalendarSchema } from '@cleaning/contract/appointments';
import { describe, expect, test } from 'vitest';
import {
  command,
  commanded,
  confirmedAppointment,
  PLANNED_TIME,
  requestAppointment,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { seriesCommanded, startedSeries } from '../../../test/series-fixtures.ts';
import { makeBeforeEach } from '../../../test/set-up.ts';

const { api, client, staff } = startWithClientAndOffice();
const other = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Alex' }));

async function calendarPage(query: string, page: number) {
  const path = `appointments/staff_calendar/?${query}&page=${page}`;
  const response = await api.call({ path, as: staff });
  expect(response.statusCode).toBe(200);
  return staffCalendarSchema.parse(response.json());
}

/** All pages of the calendar as one, since every test adds two cleaners. */
async function calendar(query: string) {
  const all = await calendarPage(query, 1);
  for (let page = 2; page <= all.team.page_count; page += 1) {
    const next = await calendarPage(query, page);
    all.cleaners.push(...next.cleaners);
    all.appointments.push(...next.appointments.filter((visit) => visit.staff_member !== null));
    all.skipped.push(...next.skipped);
    all.trips.push(...next.trips);
    all.hours.push(...next.hours);
    all.away.push(...next.away);
    all.openings.push(...next.openings);
  }
  return all;
}

describe('the calendar of the company', () => {
  test('contains the cleaners, their visits on those days, and requests without a time', async () => {
    const planned = await confirmedAppointment(api, { client, staff });
    const cleaner = await api.signIn({
      userType: 'staff',
      staffRole: 'cleaner',
      firstName: 'Alex',
    });
    const requested = await requestAppointment(api, client);
    const week = await calendar('from=2026-11-30&to=2026-12-06');
    expect(week.cleaners).toEqual(
      expect.arrayContaining([
        { id: staff.id, first_name: 'Sam' },
        { id: cleaner.id, first_name: 'Alex' },
      ]),
    );
    const ids = week.appointments.map(({ id }) => id);
    expect(ids).toContain(planned.id);
    expect(ids).not.toContain(requested.id);
    expect(week.requests.map(({ id }) => id)).toContain(requested.id);
    expect(week.request_count).toBe(week.requests.length);
    const next = await calendar('from=2026-12-07&to=2026-12-13');
    expect(next.appointments.map(({ id }) => id)).not.toContain(planned.id);
  });

  test('has a row for who cleans, and for who has a visit all the same', async () => {
    const leaver = await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Lena' });
    const visit = await confirmedAppointment(api, { client, staff }, { staff_id: leaver.id });
    api.clock.set(PLANNED_TIME.starts_at);
    const started = await commanded(api, leaver, visit, 'start');
    await commanded(api, leaver, started, 'complete');
    const admin = await api.signIn({ userType: 'admin' });
    const closed = await api.call({
      method: 'POST',
      path: `users/${leaver.id}/deactivate/`,
      as: admin,
      body: { reason: 'Moved away.' },
    });
    expect(closed.statusCode).toBe(200);
    const week = await calendar('from=2026-11-30&to=2026-12-06');
    const ids = week.cleaners.map(({ id }) => id);
    expect(ids).toContain(leaver.id);
    expect(ids).not.toContain(other.id);
    expect(week.appointments.map(({ id }) => id)).toContain(visit.id);
    const next = await calendar('from=2026-12-07&to=2026-12-13');
    expect(next.cleaners.map(({ id }) => id)).not.toContain(leaver.id);
    const chosen = await calendar(`from=2026-12-07&to=2026-12-13&staff_id=${other.id}`);
    expect(chosen.cleaners).toEqual([{ id: other.id, first_name: 'Alex' }]);
  });

  test('excludes cancelled visits', async () => {
    const planned = await confirmedAppointment(api, { client, staff });
    await command(api, client, planned, 'cancel');
    const week = await calendar('from=2026-11-30&to=2026-12-06');
    expect(week.appointments.map(({ id }) => id)).not.toContain(planned.id);
  });

  test('contains skipped visits of a series, and who skipped them', async () => {
    const series = await startedSeries(api, { client, staff });
    const [first, second] = series.occurrences.flatMap(({ appointment }) => appointment ?? []);
    if (first === undefined || second === undefined) throw new Error('It has no two visits.');
    await commanded(api, client, first, 'cancel');
    await commanded(api, staff, second, 'cancel', { reason: 'The cleaner is ill.' });
    const month = await calendar('from=2026-12-01&to=2026-12-31');
    const ofSeries = month.skipped.filter((visit) => visit.series?.id === series.id);
    expect(ofSeries).toMatchObject([
      { id: first.id, skipped_by: 'client', staff_member: { id: staff.id } },
      { id: second.id, skipped_by: 'staff' },
    ]);
    expect(month.appointments.map(({ id }) => id)).not.toContain(first.id);
    const week = await calendar('from=2026-12-07&to=2026-12-13');
    expect(week.skipped).toEqual([]);
  });

  test('does not mark a visit as skipped that a pause cancelled, or without a series', async () => {
    const alone = await confirmedAppointment(api, { client, staff });
    await commanded(api, client, alone, 'cancel');
    const series = await startedSeries(api, { client, staff });
    await seriesCommanded(api, client, series, 'pause', { from: '2026-12-01' });
    const week = await calendar('from=2026-11-30&to=2026-12-06');
    expect(week.skipped.filter((visit) => visit.client_id === client.id)).toEqual([]);
  });

  test.each(['from=2026-12-02&to=2026-12-01', 'from=2026-11-01&to=2026-12-02'])(
    'is refused for %s',
    async (query) => {
      const response = await api.call({ path: `appointments/staff_calendar/?${query}`, as: staff });
      expect(response.json()).toEqual({ to: ['Choose 1 to 31 days.'] });
    },
  );

  test('can be of one cleaner, beside the visits without a cleaner', async () => {
    const planned = await confirmedAppointment(api, { client, staff });
    const others = await confirmedAppointment(api, { client: await api.signIn(), staff: other });
    const week = await calendar(`from=2026-11-30&to=2026-12-06&staff_id=${staff.id}`);
    expect(week.team).toMatchObject({ page_count: 1, cleaner_count: 1 });
    expect(week.cleaners).toEqual([{ id: staff.id, first_name: 'Sam' }]);
    const ids = week.appointments.map(({ id }) => id);
    expect(ids).toContain(planned.id);
    expect(ids).not.toContain(others.id);
  });

  test('is not available to clients', async () => {
    const path = 'appointments/staff_calendar/?from=2026-12-01&to=2026-12-02';
    expect((await api.call({ path, as: client })).statusCode).toBe(403);
  });
});
