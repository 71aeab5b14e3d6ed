import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBeforeAll } from '../../../../test/set-up.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');

let client: Client;
let clientId: string;
const api = startBeforeAll();
beforeAll(async () => {
  clientId = (await api.signIn()).id;
  client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
});
afterAll(() => client.end());

it('the schema equals the result of the committed migrations', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-migrations-'));
  await cp(join(root, 'src/core/db/migrations'), folder, { recursive: true });
  const before = await readdir(folder);
  await run(
    process.execPath,
    [
      join(root, 'node_modules/drizzle-kit/bin.cjs'),
      'generate',
      '--dialect=postgresql',
      '--casing=snake_case',
      '--schema=./src/core/db/schema/index.ts',
      `--out=${folder}`,
    ],
    { cwd: root },
  );
  expect(await readdir(folder)).toEqual(before);
  await rm(folder, { recursive: true });
});

const LINE = { quantity: 2.5, unit_cents: 40, amount_cents: 100 };

const priceOf = (changes: object = {}) =>
  JSON.stringify({
    lines: [LINE],
    subtotal_cents: 100,
    timeline_adjustment_cents: 0,
    total_cents: 100,
    deposit_cents: 30,
    ...changes,
  });

const insert = (changes: Record<string, unknown> = {}) => {
  const row = {
    client_id: clientId,
    status: 'draft',
    service_id: 'general',
    rooms: '{}',
    addon_ids: '{}',
    timeline_id: 'standard',
    price: priceOf(),
    total_cents: 100,
    deposit_cents: 30,
    created_at: new Date(),
    updated_at: new Date(),
    waiting_since: new Date(),
    ...changes,
  };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  return client.query(
    `insert into quotes (${Object.keys(row).join(', ')}) values (${places.join(', ')}) returning reference`,
    Object.values(row),
  );
};

describe('a stored quote', () => {
  it('gets references that count up from Q-1001', async () => {
    const references = [];
    for (let count = 0; count < 2; count += 1) references.push((await insert()).rows[0]);
    expect(references).toEqual([{ reference: 'Q-1001' }, { reference: 'Q-1002' }]);
  });

  it.each([
    ['an unknown status', { status: 'lost' }, 'quotes_status_check'],
    ['an unknown service', { service_id: 'gardening' }, 'quotes_service_id_check'],
    ['an unknown timeline', { timeline_id: 'someday' }, 'quotes_timeline_id_check'],
    ['a negative total', { total_cents: -1, deposit_cents: -1 }, 'quotes_deposit_cents_check'],
    ['a deposit above its total', { deposit_cents: 101 }, 'quotes_deposit_cents_check'],
    [
      'a total and no deposit',
      { deposit_cents: null, price: priceOf({ deposit_cents: null }) },
      'quotes_priced_check',
    ],
    ['a total that its price does not have', { total_cents: 101 }, 'quotes_price_check'],
    ['a deposit that its price does not have', { deposit_cents: 31 }, 'quotes_price_check'],
    ['lines that do not add up', { price: priceOf({ lines: [LINE, LINE] }) }, 'quotes_price_check'],
    ['a price without its lines', { price: priceOf({ lines: [] }) }, 'quotes_price_check'],
    [
      'a line that is not its quantity times its unit, rounded half up',
      { price: priceOf({ lines: [{ ...LINE, quantity: 2.49, unit_cents: 40 }, LINE] }) },
      'quotes_price_check',
    ],
    [
      'a subtotal and a timeline that do not make its total',
      { price: priceOf({ timeline_adjustment_cents: 1 }) },
      'quotes_price_check',
    ],
    ['a name that approved it, and no moment', { approved_name: 'Robin' }, 'quotes_approval_check'],
    ['version 0', { version: 0 }, 'quotes_version_check'],
    ['a short postcode', { postcode: '200' }, 'quotes_postcode_check'],
    [
      'no owner',
      { client_id: '0d3a0000-0000-4000-8000-00000000ffff' },
      'quotes_client_id_users_id_fk',
    ],
  ])('cannot have %s', async (_what, changes, constraint) => {
    await expect(insert(changes)).rejects.toMatchObject({ constraint });
  });
});

describe('a stored user', () => {
  it('has a unique address once it is verified', async () => {
    await api.signIn({ email: 'one@mail.example' });
    await expect(api.signIn({ email: 'one@mail.example' })).rejects.toMatchObject({
      cause: { constraint: 'users_verified_email_key' },
    });
    await expect(
      api.signIn({ email: 'one@mail.example', verifiedAt: null }),
    ).resolves.toHaveProperty('token');
  });

  it('has a client type exactly when it is a client', async () => {
    const constraint = 'users_client_type_of_clients_check';
    for (const person of [
      { userType: 'staff', clientType: 'general' },
      { userType: 'client', clientType: null },
    ] as const) {
      await expect(api.signIn(person)).rejects.toMatchObject({ cause: { constraint } });
    }
  });
});

it('the quotes of a client are listed by an index', async () => {
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    'explain select * from quotes where client_id = $1 order by updated_at desc, id limit 20',
    [clientId],
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('quotes_client_updated_index');
  expect(plan).not.toContain('Sort');
});
