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
