import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestAppointment } from '../../test/appointment-fixtures.ts';
import { issueInvoice } from '../../test/invoice-fixtures.ts';
import { startBeforeAll } from '../../test/set-up.ts';
import {
  selectClients,
  selectFigures,
  type ClientFilter,
  type ClientWindow,
} from './client-list-repository.ts';

const CLIENTS = 10_000;

let client: Client;
let ids: string[];

const api = startBeforeAll();
beforeAll(async () => {
  const owner = await api.signIn();
  const staff = await api.signIn({ userType: 'staff' });
  await requestAppointment(api, owner);
  await issueInvoice(api, staff, owner);
  client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object(
       'id', gen_random_uuid(), 'email', 'copy-' || n || '@mail.example', 'last_name', 'Name' || n,
       'phone_number', '+614' || lpad(n::text, 8, '0'),
       'created_at', u.created_at - n * interval '1 hour'))).*
     from users u, generate_series(1, $2::int) n where u.id = $1`,
    [owner.id, CLIENTS],
  );
  const others = `with others as (select array_agg(id) as ids from users where user_type = 'client')`;
  await client.query(
    `insert into client_addresses (client_id, label, line1, suburb, postcode, access_notes, is_default,
       created_at, updated_at)
     select id, '', '1 Long Street', 'Ryde', '2112', '', true, created_at, created_at from users
     where user_type = 'client'`,
  );
  // Each client has several visits and paid invoices; one in a hundred owes something.
  await client.query(
    `${others} insert into appointments select (jsonb_populate_record(a, jsonb_build_object(
       'id', gen_random_uuid(), 'reference', 'B-' || n, 'client_id', others.ids[1 + n % $1]))).*
     from appointments a, others, generate_series(1, $1::int * 3) n`,
    [CLIENTS],
  );
  await client.query(
    `${others} insert into invoices (client_id, kind, status, number, issue_date, due_date, bill_to,
       total_cents, subtotal_cents, received_cents, created_at, updated_at)
     select others.ids[1 + n % $1], 'private',
       case when n % 100 = 0 then 'issued' else 'paid' end,
       'INV-2025-' || lpad(n::text, 6, '0'), i.issue_date, i.due_date, i.bill_to, 10000, 10000,
       case when n % 100 = 0 then 0 else 10000 end, i.created_at, i.updated_at
     from invoices i, others, generate_series(1, $1::int * 2) n`,
    [CLIENTS],
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ id: string }>(
    `select id from users where user_type = 'client' limit 50`,
  );
  ids = rows.map(({ id }) => id);
});
afterAll(() => client.end());

const planOf = async ({ sql, params }: { sql: string; params: unknown[] }): Promise<string> => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

const FIRST = { ordering: 'name', limit: 50, offset: 0 } as const;

it.each<[string, ClientFilter, Partial<ClientWindow>]>([
  ['all by name', {}, {}],
  ['all by name, backwards', {}, { ordering: '-name' }],
  ['the newest', { status: 'active' }, { ordering: '-created_at' }],
  ['a later page', { status: 'active' }, { offset: 500 }],
  ['one type', { status: 'active', client_type: 'general' }, {}],
  ['a name', { search: 'Name77' }, {}],
  ['an e-mail address', { search: 'copy-77@' }, {}],
  ['a phone number', { search: '0400 007 777' }, {}],
])('no client list scans every client: %s', async (_what, filter, window) => {
  const query = selectClients(api.database, filter, { ...FIRST, ...window });
  expect(await planOf(query.toSQL())).not.toContain('Seq Scan on users');
});

it('clients who owe something are found without reading every invoice', async () => {
  const query = selectClients(api.database, { owes: 'true' }, FIRST);
  expect(await planOf(query.toSQL())).not.toContain('Seq Scan on invoices');
});

it('the figures of a page are loaded for its clients only', async () => {
  const plan = await planOf(selectFigures(api.database, ids, '2026-11-23').toSQL());
  expect(plan).not.toMatch(/Seq Scan on (?:appointments|invoices|client_addresses)/u);
});
