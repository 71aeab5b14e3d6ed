import { staffCalendarSchema, type StaffCalendar } from '@cleaning/contract/appointments';
import { staffTodaySchema, type StaffToday } from '@cleaning/contract/staff';
import { company } from '@cleaning/company';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedAppointment } from '../../../test/appointment-fixtures.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { selectAppointments } from './appointment-list-repository.ts';
import { PLANNED_STATUSES } from './planned-visits.ts';

const CLIENTS = 10_000;
const DAY = '2026-12-03';
const CLEANERS = 60;
const VISITS_OF_CLEANER = 4;
const UNASSIGNED = 200;
/** What one answer may have, at any size of the company. */
const BYTES_MAX = 100_000;
const [AREA = ''] = company.serviceAreas;
/** The cleaners who work in that area. */
const IN_AREA = 7;

let database: Client;
let staff: TestPerson;

const api = startBeforeAll();

/** Stores ten thousand clients, and a day on which sixty cleaners have four visits each. */
beforeAll(async () => {
  api.clock.set('2026-11-21T00:00:00.000Z');
  const owner = await api.signIn();
  staff = await api.signIn({ userType: 'staff', firstName: 'Zoe' });
  await confirmedAppointment(api, { client: owner, staff });
  database = new Client({ connectionString: api.databaseUrl });
  await database.connect();
  await database.query(COPY_USERS, [owner.id, CLIENTS, 'client-']);
  await database.query(COPY_USERS, [staff.id, CLEANERS, 'cleaner-']);
  await database.query(COPY_VISITS, [VISITS_OF_CLEANER]);
  await database.query(COPY_UNASSIGNED, [UNASSIGNED]);
  await database.query(STORE_AREA, [AREA, IN_AREA]);
  await database.query('vacuum analyze');
  api.clock.set('2026-12-02T21:00:00.000Z');
});
afterAll(() => database.end());

const COPY_USERS = `
  insert into users select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(),
    'first_name', 'Ana', 'last_name', lpad(n::text, 5, '0'), 'email', $3 || n || '@mail.example'))).*
  from users u, generate_series(1, $2::int) n where u.id = $1`;

const COPY_VISITS = `
  with model as (select to_jsonb(a) as columns from appointments a where staff_id is not null)
  insert into appointments select copy.* from model
  join users cleaner on cleaner.email like 'cleaner-%', generate_series(1, $1::int) n
  join lateral (select '${DAY} 04:00+11'::timestamptz + n * interval '3 hours' as starts_at) at on true
  cross join lateral jsonb_populate_record(null::appointments, model.columns || jsonb_build_object(
    'id', gen_random_uuid(), 'reference', 'A-' || cleaner.last_name || n, 'staff_id', cleaner.id,
    'starts_at', starts_at, 'ends_at', starts_at + interval '2 hours')) copy`;

const COPY_UNASSIGNED = `
  with model as (select to_jsonb(a) as columns from appointments a order by reference desc limit 1)
  insert into appointments select copy.* from model, generate_series(1, $1::int) n
  cross join lateral jsonb_populate_record(null::appointments, model.columns || jsonb_build_object(
    'id', gen_random_uuid(), 'reference', 'B-' || n, 'staff_id', null)) copy`;

const STORE_AREA = `
  insert into working_hours (staff_id, counts_from, days, area, added_by_id, created_at)
  select id, '2026-01-01', '[]', $1, id, now() from users
  where email like 'cleaner-%' order by last_name limit $2`;

async function read(path: string): Promise<{ readonly bytes: number; readonly json: unknown }> {
  const response = await api.call({ path, as: staff });
  expect(response.statusCode).toBe(200);
  return { bytes: Buffer.byteLength(response.body), json: response.json() };
}

type Answer = StaffToday | StaffCalendar;

const VIEWS: readonly [string, (page: number) => Promise<Answer & { readonly bytes: number }>][] = [
  [
    'Today',
    async (page) => {
      const { bytes, json } = await read(`staff/today/?page=${page}`);
      return { ...staffTodaySchema.parse(json), bytes };
    },
  ],
  [
    'a day of the calendar',
    async (page) => {
      const { bytes, json } = await read(
        `appointments/staff_calendar/?from=${DAY}&to=${DAY}&page=${page}`,
      );
      return { ...staffCalendarSchema.parse(json), bytes };
    },
  ],
];

const visitsIn = (answer: Answer) => ('visits' in answer ? answer.visits : answer.appointments);

const choose = (area: string | null) =>
  api.call({ method: 'PATCH', path: 'staff/preferences/', as: staff, body: { area } });

it('the names in a page of visits are loaded for its rows only', async () => {
  const query = selectAppointments(
    api.database,
    {
      viewer: { kind: 'office', staffId: staff.id, isAdmin: false },
      from: DAY,
      to: DAY,
      statuses: PLANNED_STATUSES,
    },
    { isDescending: false, limit: 100, offset: 0 },
  );
  const { sql, params } = query.toSQL();
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on users');
});

describe.each(VIEWS)('%s of a large company', (_name, readPage) => {
  it('has every cleaner and every visit of theirs on one of its pages, none above 100 KB', async () => {
    const { team } = await readPage(1);
    expect(team).toEqual({ area: null, page: 1, page_count: 3, cleaner_count: CLEANERS + 1 });
    const cleaners = new Set<string>();
    const visits = new Set<string>();
    for (let page = 1; page <= team.page_count; page += 1) {
      const answer = await readPage(page);
      expect(answer.bytes).toBeLessThan(BYTES_MAX);
      const shown = answer.cleaners.map(({ id }) => id);
      const assigned = visitsIn(answer).filter(({ staff_member: person }) => person !== null);
      expect(shown).toEqual(
        expect.arrayContaining(assigned.map(({ staff_member: person }) => person?.id)),
      );
      for (const id of shown) cleaners.add(id);
      for (const { id } of assigned) visits.add(id);
    }
    expect(cleaners.size).toBe(CLEANERS + 1);
    expect(visits.size).toBe(CLEANERS * VISITS_OF_CLEANER + 1);
  });

  it('has the first visits without a cleaner on every page, in order with the others', async () => {
    for (const page of [1, 3]) {
      const visits = visitsIn(await readPage(page));
      expect(visits.filter(({ staff_member: person }) => person === null)).toHaveLength(20);
      const starts = visits.map(({ starts_at: start }) => start ?? '');
      expect(starts).toEqual(starts.toSorted());
    }
  });

  it('is the last page for a page past the end', async () => {
    expect((await readPage(9)).team.page).toBe(3);
  });

  it('has the cleaners of the area that the user chose, until they choose every area', async () => {
    expect((await choose(AREA)).statusCode).toBe(200);
    const answer = await readPage(1);
    expect(answer.team).toEqual({ area: AREA, page: 1, page_count: 1, cleaner_count: IN_AREA });
    expect(answer.cleaners).toHaveLength(IN_AREA);
    expect((await choose(null)).statusCode).toBe(200);
    expect((await readPage(1)).team.cleaner_count).toBe(CLEANERS + 1);
  });
});

const readToday = async () => staffTodaySchema.parse((await read('staff/today/')).json);

it('counts the visits of all pages, and of the chosen area with those that nobody has', async () => {
  const all = await readToday();
  expect(all.visit_counts).toEqual({
    confirmed: CLEANERS * VISITS_OF_CLEANER + 1 + UNASSIGNED,
    in_progress: 0,
    completed: 0,
    no_access: 0,
  });
  await choose(AREA);
  const { visit_counts: counts } = await readToday();
  expect(counts.confirmed).toBe(IN_AREA * VISITS_OF_CLEANER + UNASSIGNED);
  await choose(null);
});

it('says how many visits have no cleaner, and keeps the user’s own', async () => {
  const { json } = await read(`appointments/staff_calendar/?from=${DAY}&to=${DAY}`);
  expect(staffCalendarSchema.parse(json).without_cleaner_count).toBe(UNASSIGNED);
  const today = await readToday();
  expect(today.own_visits).toHaveLength(1);
});

it('refuses an area that the company does not serve', async () => {
  const refused = await choose('Perth');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ area: ['Choose one of our service areas.'] });
});
