import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { migrate } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

it('lets several processes start on an empty database at once', async () => {
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

it('says so when the database does not answer', async () => {
  const url = new URL(inject('databaseServerUrl'));
  url.port = '1';
  await expect(migrate(url.href)).rejects.toThrow('ECONNREFUSED');
});

const RESCHEDULE_MIGRATION = '0022_reschedule_requests';

it('renames the commands in stored histories of appointments', async () => {
  const { url, drop } = await createTestDatabase({ isEmpty: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  const apply = async (tag: string) =>
    client.query(await readFile(new URL(`./migrations/${tag}.sql`, import.meta.url), 'utf8'));
  const tags = journal.entries.map(({ tag }) => tag);
  const index = tags.indexOf(RESCHEDULE_MIGRATION);
  for (const tag of tags.slice(0, index)) await apply(tag);
  // Without its appointment: the rename is of the event alone.
  await client.query('set session_replication_role = replica');
  for (const command of ['confirm', 'ask_for_another_time', 'withdraw_another_time']) {
    await client.query(
      `insert into appointment_events (appointment_id, command, to_status, actor, occurred_at)
       values (gen_random_uuid(), $1, 'confirmed', 'client', now())`,
      [command],
    );
  }
  await apply(RESCHEDULE_MIGRATION);
  const { rows } = await client.query('select command from appointment_events order by position');
  await client.end();
  await drop();
  expect(rows.map(({ command }) => command)).toEqual([
    'confirm',
    'request_reschedule',
    'withdraw_reschedule',
  ]);
});
