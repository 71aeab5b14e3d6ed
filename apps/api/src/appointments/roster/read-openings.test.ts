import { openingsSchema, type Openings } from '@cleaning/contract/appointments';
import type { WorkingHours } from '@cleaning/contract/roster/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { startsOn } from './read-openings.ts';

/** Sydney is eleven hours ahead. */
const at = (time: string, date = '2026-11-24') => new Date(`${date}T${time}:00+11:00`);
const MONDAY = at('10:12', '2026-11-23');
const LUCA = 'luca';
const EVA = 'eva';

const busy = (staffId: string, from: string, to: string) => ({
  id: 'a visit',
  startsAt: at(from),
  endsAt: at(to),
  suburb: 'Glebe',
  clientName: 'Wei Zhang',
  cleaner: { id: staffId, firstName: staffId },
});

interface Team {
  readonly people?: readonly string[];
  readonly taken?: readonly ReturnType<typeof busy>[];
  readonly hours?: readonly WorkingHours[];
}

const team = ({ people = [LUCA], taken = [], hours = [] }: Team) =>
  people.map((id) => ({
    hours,
    leave: [],
    visits: taken.filter(({ cleaner }) => cleaner.id === id),
  }));

const onTuesday = (of: Team, minutes = 180) => startsOn('2026-11-24', minutes, team(of), MONDAY);

const starts = (date: string, now: Date) => startsOn(date, 180, team({}), now);

describe('the openings of a day', () => {
  it('are the whole hours at which a visit ends before closing', () => {
    expect(onTuesday({})).toEqual(
      ['07', '08', '09', '10', '11', '12', '13', '14', '15'].map((hour) => `${hour}:00`),
    );
    expect(onTuesday({}, 660)).toEqual(['07:00']);
    expect(onTuesday({}, 720)).toEqual([]);
  });

  it('leave out what is taken, unless somebody else is free then', () => {
    const taken = [busy('luca', '09:00', '12:00')];
    expect(onTuesday({ taken })).toEqual(['12:00', '13:00', '14:00', '15:00']);
    expect(onTuesday({ taken, people: [LUCA, EVA] })).toContain('09:00');
    const both = [...taken, busy('eva', '07:00', '18:00')];
    expect(onTuesday({ taken: both, people: [LUCA, EVA] })).not.toContain('09:00');
  });

  it('keep to the hours that a cleaner works', () => {
    const days = [{ weekday: 2, start_time: '09:00', end_time: '13:00' }] as const;
    const hours = [{ counts_from: '2026-01-01', days }];
    expect(onTuesday({ hours })).toEqual(['09:00', '10:00']);
    expect(startsOn('2026-11-25', 60, team({ hours }), MONDAY)).toEqual([]);
  });

  it('are the opening hours while there is no cleaner', () => {
    expect(onTuesday({ people: [] })).toHaveLength(9);
  });

  it('begin an hour from now, end with the day, and are none on a public holiday', () => {
    expect(starts('2026-11-23', at('12:30', '2026-11-23'))).toEqual(['13:00', '14:00', '15:00']);
    expect(starts('2026-11-23', at('15:01', '2026-11-23'))).toEqual([]);
    expect(starts('2026-12-25', MONDAY)).toEqual([]);
  });
});

describe('the call', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp();
  });
  afterAll(() => testApp.close());

  const ask = (query: string) => testApp.call({ path: `openings/?${query}` });

  it('answers anybody with fourteen days, today first', async () => {
    // 10 am on Saturday in Sydney.
    testApp.clock.set('2026-11-20T23:00:00.000Z');
    const response = await ask('minutes=120');
    expect(response.statusCode).toBe(200);
    const body: unknown = response.json();
    const { days }: Openings = openingsSchema.parse(body);
    expect(body).toEqual({ days });
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 14 }, (_, index) =>
        new Date(Date.UTC(2026, 10, 21 + index)).toISOString().slice(0, 10),
      ),
    );
    expect(days[0]?.starts).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
    expect(days[1]?.starts.at(-1)).toBe('14:00');
  });

  it('begins on a later day, and never on one that has passed', async () => {
    for (const [from, first] of [
      ['2026-12-07', '2026-12-07'],
      ['2020-01-01', '2026-11-21'],
    ]) {
      const response = await ask(`minutes=60&from=${from}`);
      expect(openingsSchema.parse(response.json()).days[0]?.date).toBe(first);
    }
  });

  it.each([
    ['', 'minutes'],
    ['minutes=0', 'minutes'],
    ['minutes=90.5', 'minutes'],
    ['minutes=721', 'minutes'],
    ['minutes=long', 'minutes'],
    ['minutes=60&from=soon', 'from'],
    ['minutes=60&staff_id=1', 'staff_id'],
  ])('refuses “%s”', async (query, field) => {
    const response = await ask(query);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  it('knows the visits of a cleaner, and never says whose', async () => {
    const office = await testApp.signIn({ userType: 'staff', firstName: 'Sam' });
    const cleaner = await testApp.signIn({
      userType: 'staff',
      staffRole: 'cleaner',
      firstName: 'Luca',
    });
    const client = await testApp.signIn();
    const booked = await testApp.call({
      method: 'POST',
      path: 'appointments/for_client/',
      as: office,
      body: {
        client_id: client.id,
        service_id: 'general',
        address_line1: '1 Blaxland Road',
        suburb: 'Ryde',
        postcode: '2112',
        preferred_date: '2026-11-24',
        preferred_time: 'any',
        reason: 'Asked by phone.',
        plan: {
          starts_at: at('09:00').toISOString(),
          ends_at: at('12:00').toISOString(),
          staff_id: cleaner.id,
        },
      },
    });
    expect(booked.statusCode).toBe(201);
    const response = await ask('minutes=120&from=2026-11-24');
    const [day] = openingsSchema.parse(response.json()).days;
    expect(day?.starts).toEqual(['07:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
    expect(response.body).not.toMatch(/luca|staff|appointment/iu);
  });
});
