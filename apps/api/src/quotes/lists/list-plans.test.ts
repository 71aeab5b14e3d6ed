import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDraft } from '../../../test/quote-fixtures.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { selectQuotesWithClients, type QuoteFilter } from './quote-list-repository.ts';
import { selectOpenTotals } from './totals-repository.ts';

const MANY = 8000;

let client: Client;
let everything: QuoteFilter;
let aClientId: string;

const api = startBeforeAll();
beforeAll(async () => {
  const owner = await api.signIn();
  const staff = await api.signIn({ userType: 'staff' });
  const { id } = await createDraft(api, owner);
  client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object(
       'id', gen_random_uuid(), 'email', 'copy-' || n || '@mail.example', 'last_name', 'Name' || n))).*
     from users u, generate_series(1, 2000) n where u.id = $1`,
    [owner.id],
  );
  // Like a company that has worked for years: one in a hundred quotes is open, and half of the
  // others are drafts that were never sent.
  await client.query(
    `with others as (select array_agg(id) as ids from users where user_type = 'client')
     insert into quotes select (jsonb_populate_record(q, jsonb_build_object(
       'id', gen_random_uuid(), 'reference', 'B-' || n, 'suburb', 'Place ' || n,
       'client_id', others.ids[1 + n % 2000],
       'status', case when n % 100 = 0 then 'submitted' when n % 2 = 0 then 'draft' else 'declined' end,
       'waiting_since', q.waiting_since - n * interval '1 minute',
       'updated_at', q.updated_at - n * interval '1 minute'))).*
     from quotes q, others, generate_series(1, $2::int) n where q.id = $1`,
    [id, MANY],
  );
  await client.query('vacuum analyze');
  aClientId = owner.id;
  everything = {
    viewer: { kind: 'office', staffId: staff.id, isAdmin: false },
    clientId: null,
    statuses: null,
    serviceIds: null,
    search: null,
    created: { from: null, to: null },
    updated: { from: null, to: null },
    steps: null,
    owner: null,
    endsBy: null,
  };
});
afterAll(() => client.end());

const planOf = async ({ sql, params }: { sql: string; params: unknown[] }): Promise<string> => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

const LONGEST_FIRST = { ordering: 'waiting_since', limit: 20, offset: 0 } as const;

it.each<[string, () => Partial<QuoteFilter>]>([
  ['all, longest waiting first', () => ({})],
  ['one step', () => ({ steps: ['to_answer'] })],
  ['several steps', () => ({ steps: ['to_answer', 'preparing', 'with_client'] })],
  ['an owner', () => ({ owner: { id: aClientId } })],
  ['offers that end', () => ({ endsBy: '2026-12-01' })],
  ['a name', () => ({ search: { text: 'Name7', clientIds: [aClientId], serviceIds: [] } })],
])('no quote list scans every quote: %s', async (_what, filter) => {
  const query = selectQuotesWithClients(
    api.database,
    { ...everything, ...filter() },
    LONGEST_FIRST,
  );
  expect(await planOf(query.toSQL())).not.toContain('Seq Scan on quotes');
});

it('the totals read only open quotes, and no drafts of clients', async () => {
  const question = { filter: everything, staffId: aClientId, endsBy: '2026-12-01' };
  const plan = await planOf(selectOpenTotals(api.database, question).toSQL());
  expect(plan).not.toContain('Seq Scan on quotes');
  expect(plan).toContain('quotes_revised_draft_index');
});
