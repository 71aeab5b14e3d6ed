import { appointmentSummarySchema } from '@cleaning/contract/appointments';
import { isOutsideHours } from '@cleaning/contract/roster/rules';
import { staffTodaySchema } from '@cleaning/contract/staff';
import { addDays, instantOfSydneyTime, publicHolidayOn, sydneyTimeOf } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { post, sessionIn } from '../../test/account-fixtures.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { appointments } from '../core/db/schema/index.ts';
import { createPasswords } from '../core/security/passwords.ts';
import { createSecrets } from '../core/security/secrets.ts';
import { DEMO_PASSWORD } from './demo-users.ts';
import { seedDemoData } from './seed.ts';

const passwords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
const secrets = createSecrets('a key that only this test and its service know');

/** A moment of the day that has visits before and after it. */
const NOON = '12:00:00';

const seed = (api: TestApp) =>
  seedDemoData({ database: api.database, passwords, secrets, now: api.clock.now });

const start = async (date: string, time: string): Promise<TestApp> => {
  const api = await createTestApp({ dependencies: { passwords, secrets } });
  api.clock.set(instantOfSydneyTime({ date, time }).toISOString());
  await seed(api);
  return api;
};

const logIn = async (api: TestApp, email: string) =>
  sessionIn(await post(api, 'auth/login', { email, password: DEMO_PASSWORD }));

async function regularVisits(api: TestApp) {
  const as = await logIn(api, 'general@example.com');
  const list = await api.call({ path: 'appointments/my_appointments/?page_size=100', as });
  const { results } = z.object({ results: z.array(appointmentSummarySchema) }).parse(list.json());
  return results.filter(({ series }) => series !== null);
}

async function visitsToday(api: TestApp) {
  const as = await logIn(api, 'staff@example.com');
  const response = await api.call({ path: 'staff/today/', as });
  const { visits } = staffTodaySchema.parse(response.json());
  return visits.map((visit) => `${visit.staff_member?.first_name} for ${visit.client_name}`);
}

const START_TIMES = [
  ['a Monday, with the next visit tomorrow', '2026-11-23', NOON],
  ['a Tuesday, the day of the visits', '2026-11-24', NOON],
  ['a Saturday', '2026-11-28', NOON],
  ['a Sunday', '2026-11-29', NOON],
  ['the last minute of a year', '2026-12-31', '23:59:00'],
  ['the end of a month', '2027-02-28', NOON],
  ['a day whose sixth week before has a public holiday', '2027-03-10', NOON],
  ['an hour that repeats', '2027-04-04', '02:30:00'],
  ['an hour that is skipped', '2027-10-03', '03:30:00'],
  ['a leap day, the day of the visits', '2028-02-29', NOON],
] as const;

it.each(START_TIMES)('the regular visits are past and to come on %s', async (_what, date, time) => {
  const api = await start(date, time);
  try {
    const visits = await regularVisits(api);
    const completed = visits.filter(({ status }) => status === 'completed');
    const planned = visits.filter(({ status }) => status === 'confirmed');
    expect(completed.length).toBeGreaterThanOrEqual(3);
    expect(planned.length).toBeGreaterThanOrEqual(4);
    expect(completed.length + planned.length).toBe(visits.length);
    for (const visit of completed) expect(visit.appointment_date < date).toBe(true);
    for (const visit of planned) expect(visit.appointment_date > date).toBe(true);
    for (const {
      appointment_date: day,
      starts_at: from,
      ends_at: to,
      staff_member: who,
    } of visits) {
      expect(publicHolidayOn(day)).toBeNull();
      expect(sydneyTimeOf(new Date(from ?? ''))).toMatchObject({ date: day, time: '08:00:00' });
      expect(sydneyTimeOf(new Date(to ?? ''))).toMatchObject({ date: day, time: '10:30:00' });
      expect(who?.first_name).toBe('Mia');
    }
    expect(await visitsToday(api)).toHaveLength(8);
  } finally {
    await api.close();
  }
});

it.each(START_TIMES)(
  'each visit is in the working hours of its cleaner on %s',
  async (_what, date, time) => {
    const api = await start(date, time);
    try {
      const planned = await api.database.query.appointments.findMany({
        where: isNotNull(appointments.staffId),
      });
      const rosters = await api.database.query.workingHours.findMany();
      const outside = planned.filter(({ appointmentDate, staffId, startsAt, endsAt }) => {
        const hours = rosters
          .filter((roster) => roster.staffId === staffId)
          .map(({ countsFrom, days }) => ({ counts_from: countsFrom, days }));
        // A public holiday is a day off, and the demo has visits on it all the same.
        return (
          startsAt !== null &&
          endsAt !== null &&
          publicHolidayOn(appointmentDate) === null &&
          isOutsideHours(hours, { startsAt, endsAt })
        );
      });
      expect(outside).toEqual([]);
    } finally {
      await api.close();
    }
  },
);

it('a demo that goes on leaves the cleaner the time of the regular visit', async () => {
  const api = await start('2026-11-25', NOON);
  try {
    const next = (await regularVisits(api))
      .map(({ appointment_date: date }) => date)
      .filter((date) => date > sydneyDateOf(api.clock.now))
      .toSorted()[0];
    api.clock.set(instantOfSydneyTime({ date: next ?? '', time: NOON }).toISOString());
    await seed(api);
    await seed(api);
    const ofMia = (await visitsToday(api)).filter((visit) => visit.startsWith('Mia'));
    expect(ofMia.toSorted()).toEqual(['Mia for Grace Nguyen', 'Mia for Ruth Callaghan']);
    api.clock.set(instantOfSydneyTime({ date: addDays(next ?? '', 1), time: NOON }).toISOString());
    await seed(api);
    expect(await visitsToday(api)).toHaveLength(8);
  } finally {
    await api.close();
  }
});
