import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmedAppointment } from '../../../test/appointment-fixtures.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { selectAway, selectOverlaps } from './leave-repository.ts';

let client: Client;
let staffId: string;

const api = startBeforeAll();

/** Stores twenty people with ten years of leave each, and one appointment without a cleaner. */
beforeAll(async () => {
  api.clock.set('2026-11-21T00:00:00.000Z');
  const staff = await api.signIn({ userType: 'staff' });
  await confirmedAppointment(api, { client: await api.signIn(), staff });
  staffId = staff.id;
  client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object(
       'id', gen_random_uuid(), 'email', 'staff-' || n || '@mail.example'))).*
     from users u, generate_series(1, 20) n where u.id = $1`,
    [staffId],
  );
  await client.query(
    `insert into staff_leave (staff_id, status, kind, first_date, last_date, starts_at, ends_at,
       asked_by_id, created_at, updated_at)
     select u.id, 'approved', 'annual', d::date, d::date, d, d + interval '1 day', u.id, d, d
     from users u, generate_series(timestamptz '2016-11-01', '2026-11-01', '10 days') d
     where u.user_type = 'staff'`,
  );
  await client.query('vacuum analyze');
});
afterAll(() => client.end());

const planOf = async ({ sql, params }: { sql: string; params: unknown[] }): Promise<string> => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

const TIME = {
  startsAt: new Date('2026-12-02T22:00:00.000Z'),
  endsAt: new Date('2026-12-03T01:00:00.000Z'),
};

it('absences are queried without reading the leave of years', async () => {
  const query = selectAway(api.database, { ...TIME, staffIds: [staffId] });
  expect(await planOf(query.toSQL())).not.toContain('Seq Scan on staff_leave');
});

it('overlapping leave is found by the index of its constraint', async () => {
  const plan = await planOf(selectOverlaps(api.database, { ...TIME, staffId }, null).toSQL());
  expect(plan).not.toContain('Seq Scan on staff_leave');
});
