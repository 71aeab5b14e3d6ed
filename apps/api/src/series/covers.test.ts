import type { AppointmentSeries, SeriesCheck } from '@cleaning/contract/series';
import { describe, expect, test } from 'vitest';
import { statusesOf } from '../../test/account-fixtures.ts';
import { confirmedAppointment } from '../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../test/client-and-office.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import {
  readSeries,
  RECURRENCE,
  seriesCommand,
  seriesCommanded,
  startedSeries,
  startSeries,
} from '../../test/series-fixtures.ts';
import { makeBeforeEach } from '../../test/set-up.ts';

const { api, client, staff } = startWithClientAndOffice();
const alex = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Alex' }));

/** Sam has another visit on Thursday 17 December, 11:00 to 13:00. */
const OTHER = { starts_at: '2026-12-17T00:00:00.000Z', ends_at: '2026-12-17T02:00:00.000Z' };
const isElsewhere = async (person: TestPerson) =>
  confirmedAppointment(api, { client: await api.signIn(), staff: person }, OTHER);

const cover = (date = '2026-12-17') => ({ covers: [{ date, staff_id: alex.id }] });

const namesOf = ({ occurrences }: AppointmentSeries) =>
  occurrences.map(({ appointment }) => appointment?.staff_member?.first_name ?? null);

/** Moves the visits half an hour earlier, from that of 17 December on. */
const earlier = (series: AppointmentSeries, changes: object = {}) => ({
  appointment_id: series.occurrences[1]?.appointment?.id,
  recurrence: 'every_2_weeks',
  first_date: '2026-12-17',
  start_time: '09:00',
  end_time: '11:30',
  staff_id: staff.id,
  reason: 'Physio at noon.',
  ...changes,
});

describe('another cleaner on one date', () => {
  test('books a series on a date when its own cleaner is not free', async () => {
    await isElsewhere(staff);
    const series = await startedSeries(api, { client, staff }, cover());
    expect(series.staff_member.first_name).toBe('Sam');
    expect(namesOf(series)).toEqual(['Sam', 'Alex', 'Sam', 'Sam', 'Sam', 'Sam']);
  });

  test('is used when a series changes, and no visit stays unchanged', async () => {
    const series = await startedSeries(api, { client, staff });
    await api.call({
      method: 'POST',
      path: `cleaners/${staff.id}/leave/`,
      as: alex,
      body: { first_date: '2026-12-31', last_date: '2026-12-31', kind: 'annual', visits: [] },
    });
    const current = await readSeries(api, staff, series);
    const changed = await seriesCommanded(
      api,
      staff,
      current,
      'change',
      earlier(series, cover('2026-12-31')),
    );
    expect(namesOf(changed)).toEqual(['Sam', 'Sam', 'Alex', 'Sam', 'Sam', 'Sam']);
    const starts = changed.occurrences.map(({ appointment }) => appointment?.starts_at?.slice(11));
    expect(starts).toEqual(['22:30', ...Array<string>(5).fill('22:00')].map((t) => `${t}:00.000Z`));
  });

  test('is offered only from those who are free at that time', async () => {
    await isElsewhere(staff);
    const busy = await api.signIn({ userType: 'staff', firstName: 'Bo' });
    await isElsewhere(busy);
    const luca = await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Luca' });
    const query = new URLSearchParams({
      ...RECURRENCE,
      client_id: client.id,
      staff_id: staff.id,
    });
    const response = await api.call({
      path: `appointment_series/check/?${query.toString()}`,
      as: staff,
    });
    const [free, clash] = response.json<SeriesCheck>().dates;
    expect(free?.free_staff).toEqual([]);
    expect(clash?.free_staff).toContainEqual({ id: luca.id, first_name: 'Luca' });
    const ids = clash?.free_staff.map(({ id }) => id);
    expect(ids).not.toContain(staff.id);
    expect(ids).not.toContain(busy.id);
    // Alex of the office does not clean.
    expect(ids).not.toContain(alex.id);
  });
});

describe('another cleaner on one date is refused', () => {
  test('when they are not free, though clashes may be planned later; nothing is booked', async () => {
    await isElsewhere(alex);
    const response = await startSeries(
      api,
      { client, staff },
      { ...cover(), plan_clashes_later: true },
    );
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        code: 'double_booked',
        detail: 'Alex is not free on 17 Dec 2026. Choose someone else for that date.',
      },
    ]);
    const list = await api.call({ path: `appointment_series/?client_id=${client.id}`, as: staff });
    expect(list.json()).toEqual([]);
  });

  test('when another call booked them a moment before', async () => {
    await isElsewhere(staff);
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () =>
        startSeries(
          api,
          { client: await api.signIn(), staff: await api.signIn({ userType: 'staff' }) },
          cover(),
        ),
      ),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
  });

  test('in a change, which then changes nothing', async () => {
    const series = await startedSeries(api, { client, staff });
    await isElsewhere(alex);
    const response = await seriesCommand(api, staff, series, 'change', earlier(series, cover()));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'double_booked',
      current: { id: series.id, version: 1 },
    });
    expect(await readSeries(api, staff, series)).toEqual(series);
  });

  test.each([
    ['on a date without a visit', () => cover('2026-12-18').covers],
    ['who is not on the staff', () => [{ date: '2026-12-17', staff_id: client.id }]],
    ['twice on one date', () => [...cover().covers, { date: '2026-12-17', staff_id: staff.id }]],
  ])('%s', async (_what, covers) => {
    const response = await startSeries(api, { client, staff }, { covers: covers() });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['covers']]);
  });
});
