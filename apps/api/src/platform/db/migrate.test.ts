import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { migrate } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

it('several processes can migrate an empty database at once', async () => {
  const { url, drop } = await createTestDatabase({ isEmpty: true });
  await Promise.all(Array.from({ length: 3 }, () => migrate(url)));
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'");
  const applied = await client.query('select 1 from drizzle.__drizzle_migrations');
  await client.end();
  expect(rows.length).toBeGreaterThan(5);
  expect(applied.rowCount).toBe(journal.entries.length);
  await drop();
});

it('an error is reported when the database does not answer', async () => {
  const url = new URL(inject('databaseServerUrl'));
  url.port = '1';
  await expect(migrate(url.href)).rejects.toThrow('ECONNREFUSED');
});

const RESCHEDULE_MIGRATION = '0022_reschedule_requests';

/** A database as it was before a migration, without foreign keys. */
async function databaseBefore(migration: string) {
  const { url, drop } = await createTestDatabase({ isEmpty: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  const apply = async (tag: string) =>
    client.query(await readFile(new URL(`./migrations/${tag}.sql`, import.meta.url), 'utf8'));
  const tags = journal.entries.map(({ tag }) => tag);
  for (const tag of tags.slice(0, tags.indexOf(migration))) await apply(tag);
  await client.query('set session_replication_role = replica');
  const close = async () => {
    await client.end();
    await drop();
  };
  return { client, apply, close };
}

it('the commands in stored histories of appointments are renamed', async () => {
  const { client, apply, close } = await databaseBefore(RESCHEDULE_MIGRATION);
  for (const command of ['confirm', 'ask_for_another_time', 'withdraw_another_time']) {
    await client.query(
      `insert into appointment_events (appointment_id, command, to_status, actor, occurred_at)
       values (gen_random_uuid(), $1, 'confirmed', 'client', now())`,
      [command],
    );
  }
  await apply(RESCHEDULE_MIGRATION);
  const { rows } = await client.query('select command from appointment_events order by position');
  await close();
  expect(rows.map(({ command }) => command)).toEqual([
    'confirm',
    'request_reschedule',
    'withdraw_reschedule',
  ]);
});

const AGREEMENTS_MIGRATION = '0035_client_agreements';

it('the single agreement of a client becomes the first of several', async () => {
  const { client, apply, close } = await databaseBefore(AGREEMENTS_MIGRATION);
  const profile = (id: string, start: string | null, feeCents: number | null) =>
    client.query(
      `insert into client_profiles (client_id, service_agreement_start, cancellation_fee_cents, created_at, updated_at)
       values ($1, $2, $3, now(), now())`,
      [`00000000-0000-4000-8000-00000000000${id}`, start, feeCents],
    );
  await profile('1', '2026-07-01', 80_00);
  await profile('2', null, 60_00);
  await profile('3', null, null);
  await apply(AGREEMENTS_MIGRATION);
  const { rows } = await client.query(
    'select agreement_start::text as start, cancellation_fee_cents as fee from client_agreements order by client_id',
  );
  await close();
  expect(rows).toEqual([
    { start: '2026-07-01', fee: 80_00 },
    { start: null, fee: 60_00 },
  ]);
});
