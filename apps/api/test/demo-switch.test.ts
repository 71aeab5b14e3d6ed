import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnDatabase } from '@cleaning/test-setup/own-database';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../src/demo/demo-users.ts';
import { RATE_LIMITS } from '../src/core/http/rate-limits.ts';
import { REGISTRATION } from './account-fixtures.ts';
import { ENQUIRY } from './enquiry-fixtures.ts';
import { addressOf, killRuns, run } from './run-server.ts';
import { createTestDatabase } from './test-database.ts';

const NEEDED = ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'SECRET_KEY'];
const ADMIN = 'admin@example.com';
/** A database is used with one key, also when a demo becomes a real service. */
const SECRET_KEY = 'x'.repeat(32);

let folder: string;
let database: OwnDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-switch-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  killRuns();
  await database.drop();
  await rm(folder, { recursive: true });
});

const runReal = () =>
  run({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'https://clean.example',
    SECRET_KEY,
  });

const runDemo = () =>
  run({ DEMO: 'true', DATA_DIR: folder, DATABASE_URL: database.url, SECRET_KEY });

async function query(text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api/v1/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const logIn = (address: string) =>
  post(address, 'accounts/auth/login', { email: ADMIN, password: DEMO_PASSWORD });

/** What reads the log of the real service takes it line by line. */
function expectJsonLines(printed: string): void {
  const lines = printed.trimEnd().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
    lines.map(() =>
      expect.objectContaining({ level: expect.any(Number), msg: expect.any(String) }),
    ),
  );
}

it('the service does not start without any setting, and creates nothing', async () => {
  const server = run({ DATA_DIR: folder });
  expect(await server.exits()).toBe(1);
  for (const name of NEEDED) expect(server.printed()).toContain(`${name} is missing`);
  expectJsonLines(server.printed());
  expect(server.printed()).not.toMatch(/^\s+at /mu);
  expect(await readdir(folder)).toEqual([]);
});

it('a real service has no demo account, mailbox or relaxed limit', async () => {
  const server = runReal();
  const address = await addressOf(server);
  expect(server.printed()).not.toMatch(/mailbox|password/iu);
  expectJsonLines(server.printed());
  expect(await query('select email from users')).toEqual([]);
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
    expect((await fetch(address + path)).status).toBe(404);
  }
  expect((await logIn(address)).status).toBe(400);
  const allowed = RATE_LIMITS.enquiry.perAccount.calls;
  const statuses: number[] = [];
  while (statuses.length <= allowed) {
    statuses.push((await post(address, 'enquiries', ENQUIRY)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: allowed }, () => 201), 429]);
});

it('a real service does not start with the data of a demo, and says what to do', async () => {
  const demo = runDemo();
  expect((await logIn(await addressOf(demo))).status).toBe(200);
  demo.child.kill('SIGTERM');
  expect(await demo.exits()).toBe(0);

  const refused = runReal();
  expect(await refused.exits()).toBe(1);
  for (const { email } of DEMO_USERS) expect(refused.printed()).toContain(email);
  expect(refused.printed()).toMatch(/set DATABASE_URL to another one/u);
  expect(refused.printed()).not.toMatch(/^\s+at /mu);

  // An account that changed its address still has the published password.
  await query(`update users set deactivated_at = now() where email <> '${ADMIN}'`);
  await query(`update users set email = 'alex@mail.example' where email = '${ADMIN}'`);
  const stillRefused = runReal();
  expect(await stillRefused.exits()).toBe(1);
  expect(stillRefused.printed()).toContain('(alex@mail.example)');

  await query('update users set deactivated_at = now(), is_owner = false');
  await addressOf(runReal());
});

it('a real service starts although a user registered with the address of a demo account', async () => {
  const first = runReal();
  const registered = await post(await addressOf(first), 'accounts/auth/register', {
    ...REGISTRATION,
    email: ADMIN,
  });
  expect(registered.status).toBe(201);
  first.child.kill('SIGTERM');
  expect(await first.exits()).toBe(0);
  await addressOf(runReal());
});

it('a demo adds no data to a database that is in use', async () => {
  const first = runReal();
  await post(await addressOf(first), 'accounts/auth/register', REGISTRATION);
  first.child.kill('SIGTERM');
  await first.exits();
  const demo = runDemo();
  expect(await demo.exits()).toBe(1);
  expect(demo.printed()).toContain('Set DATABASE_URL or DATA_DIR');
  expect(await query('select email from users')).toEqual([{ email: REGISTRATION.email }]);
});
