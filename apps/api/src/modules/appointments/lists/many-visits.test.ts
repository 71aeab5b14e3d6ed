import { staffCalendarSchema, staffTodaySchema } from '@cleaning/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLANNED_TIME, confirmedAppointment } from '../../../../test/appointment-fixtures.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../../test/create-test-app.ts';
import { PLANNED_STATUSES, selectAppointments, VISITS_SHOWN_MAX } from './list-repository.ts';

const CLIENTS = 10_000;
const DAY = '2026-12-03';

let api: TestApp;
let database: Client;
let staff: TestPerson;

/** Stores ten thousand clients, and one visit more on one day than a calendar shows. */
beforeAll(async () => {
  api = await createTestApp();
  api.clock.set('2026-11-21T00:00:00.000Z');
  const owner = await api.signIn();
  staff = await api.signIn({ userType: 'staff' });
  await confirmedAppointment(api, { client: owner, staff });
  database = new Client({ connectionString: api.databaseUrl });
  await database.connect();
  await database.query(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object(
       'id', gen_random_uuid(), 'email', 'copy-' || n || '@mail.example'))).*
     from users u, generate_series(1, $2::int) n where u.id = $1`,
    [owner.id, CLIENTS],
  );
  await database.query(
    `with others as (select array_agg(id) as ids from users where user_type = 'client')
     insert into appointments select (jsonb_populate_record(a, jsonb_build_object(
       'id', gen_random_uuid(), 'reference', 'B-' || n, 'staff_id', null,
       'client_id', others.ids[n]))).*
     from appointments a, others, generate_series(1, $1::int) n`,
    [VISITS_SHOWN_MAX],
  );
  await database.query('vacuum analyze');
  api.clock.set(PLANNED_TIME.starts_at);
});
afterAll(async () => {
  await database.end();
  await api.close();
});

async function read(path: string): Promise<unknown> {
  const response = await api.call({ path, as: staff });
  expect(response.statusCode).toBe(200);
  return response.json();
}

it('the names in a page of visits are loaded for its rows only', async () => {
  const query = selectAppointments(
    api.database,
    {
      viewer: { kind: 'staff', staffId: staff.id, isAdmin: false },
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

it('the calendar of a day with too many visits says that some are left out', async () => {
  const day = staffCalendarSchema.parse(
    await read(`appointments/staff_calendar/?from=${DAY}&to=${DAY}`),
  );
  expect(day.appointments).toHaveLength(VISITS_SHOWN_MAX);
  expect(day.is_capped).toBe(true);
  const next = staffCalendarSchema.parse(
    await read('appointments/staff_calendar/?from=2026-12-04&to=2026-12-04'),
  );
  expect(next.is_capped).toBe(false);
});

it('the Today page says that some are left out, and still has the user’s own visit', async () => {
  const today = staffTodaySchema.parse(await read('staff/today/'));
  expect(today.visits).toHaveLength(VISITS_SHOWN_MAX);
  expect(today.are_visits_capped).toBe(true);
  expect(today.own_visits).toHaveLength(1);
});
