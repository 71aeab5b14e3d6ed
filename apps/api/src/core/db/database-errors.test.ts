import { writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '@cleaning/test-setup/free-port';
import type { OwnDatabase } from '@cleaning/test-setup/own-database';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createDatabaseClient, type DatabaseClient } from './client.ts';
import { isDatabaseUnavailable, isStorageFull } from './database-errors.ts';

let testDatabase: OwnDatabase;
let client: DatabaseClient;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ isEmpty: true });
  client = createDatabaseClient({ url: testDatabase.url });
});
afterAll(async () => {
  await client.close();
  await testDatabase.drop();
});

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: unknown) => error,
  );

/** Runs a query on the connections of this database except its own. */
async function queryOthers(columns: string): Promise<unknown[]> {
  const other = new Client({ connectionString: testDatabase.url });
  await other.connect();
  const { rows } = await other.query(
    `select ${columns} from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
  );
  await other.end();
  return rows;
}

/** Terminates connections from outside, like a server that shuts down. */
const endConnections = () => queryOthers('pg_terminate_backend(pid)');

const isSleeping = async () =>
  (await queryOthers('wait_event')).some((row) =>
    isDeepStrictEqual(row, { wait_event: 'PgSleep' }),
  );

const raise = (code: string) =>
  errorOf(client.database.execute(sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`)));

describe('a database outage', () => {
  it.each(['127.0.0.1', 'localhost'])('is recognised when nothing listens at %s', async (host) => {
    const nowhere = createDatabaseClient({
      url: `postgres://a:b@${host}:${await freePort()}/name`,
    });
    expect(isDatabaseUnavailable(await errorOf(nowhere.database.execute(sql`select 1`)))).toBe(
      true,
    );
    await nowhere.close();
  });

  it('is recognised when a connection ends within a query', async () => {
    const query = errorOf(client.database.execute(sql`select pg_sleep(20)`));
    await vi.waitFor(async () => expect(await isSleeping()).toBe(true), 15_000);
    await endConnections();
    expect(isDatabaseUnavailable(await query)).toBe(true);
  });

  it('is recognised when a connection ends within a transaction, whatever the rollback reports', async () => {
    const transaction = client.database.transaction(async (running) => {
      await running.execute(sql`select 1`);
      await endConnections();
      await new Promise((resolve) => setTimeout(resolve, 50));
      await running.execute(sql`select 1`);
    });
    expect(isDatabaseUnavailable(await errorOf(transaction))).toBe(true);
  });

  it.each(['57P01', '57P02', '57P03', '53300', '53200', '08006', '08P01'])(
    'is recognised by %s',
    async (code) => {
      expect(isDatabaseUnavailable(await raise(code))).toBe(true);
    },
  );

  it('is recognised by a closed pool', async () => {
    const closed = createDatabaseClient({ url: testDatabase.url });
    await closed.close();
    expect(isDatabaseUnavailable(await errorOf(closed.database.execute(sql`select 1`)))).toBe(true);
  });

  it.each(['22012', '23505', '42601', 'XX000'])('is not recognised by %s', async (code) => {
    const error = await raise(code);
    expect([isDatabaseUnavailable(error), isStorageFull(error)]).toEqual([false, false]);
  });
});

describe('a full disk', () => {
  it('is recognised by the error of PostgreSQL', async () => {
    expect(isStorageFull(await raise('53100'))).toBe(true);
  });

  it.runIf(process.platform === 'linux')(
    'is recognised by the error of a file, and as the cause of another error',
    async () => {
      const cause = await errorOf(writeFile('/dev/full', 'content'));
      expect(isStorageFull(cause)).toBe(true);
      expect(isStorageFull(new Error('The file was not stored.', { cause }))).toBe(true);
    },
  );

  it('is not recognised by any other error', async () => {
    expect(isStorageFull(await errorOf(writeFile('/no/such/folder', 'x')))).toBe(false);
    expect(isStorageFull(new Error('No space left on device'))).toBe(false);
  });
});
