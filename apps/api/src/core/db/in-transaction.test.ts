import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createDatabaseClient, type DatabaseClient, type Transaction } from './client.ts';
import { databaseFaultOf } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
/** With a single connection, so that a transaction that keeps it blocks the next query. */
let client: DatabaseClient;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ isEmpty: true });
  client = createDatabaseClient({ url: testDatabase.url, maxConnections: 1 });
  await client.database.execute(sql`create table entries (try integer)`);
});
afterAll(async () => {
  await client.close();
  await testDatabase.drop();
});
beforeEach(() => client.database.execute(sql`truncate entries`));

const storedTries = async () =>
  (await client.database.execute(sql`select try from entries`)).rows.map((row) => row['try']);

/** Work that stores the number of its try, and fails in the first tries. */
function workFailing(times: number, sqlState: string) {
  let tries = 0;
  return vi.fn(async (transaction: Transaction) => {
    tries += 1;
    await transaction.execute(sql`insert into entries values (${tries})`);
    if (tries > times) return tries;
    return transaction.execute(sql.raw(`do $$ begin raise sqlstate '${sqlState}'; end $$`));
  });
}

describe('a transaction', () => {
  it.each(['40P01', '40001'])('runs again from the start after %s', async (sqlState) => {
    const work = workFailing(2, sqlState);
    expect(await inTransaction(client.database, work)).toBe(3);
    expect(await storedTries()).toEqual([3]);
  });

  it.each([
    ['a fourth conflict', '40P01', 4],
    ['any other error', '22012', 1],
  ])('fails with %s, and stores nothing', async (_what, sqlState, tries) => {
    const work = workFailing(Number.POSITIVE_INFINITY, sqlState);
    const error: unknown = await inTransaction(client.database, work).catch(
      (thrown: unknown) => thrown,
    );
    expect(databaseFaultOf(error)?.code).toBe(sqlState);
    expect(work).toHaveBeenCalledTimes(tries);
    expect(await storedTries()).toEqual([]);
  });

  it('that cannot begin gives its connection back', async () => {
    const impossible = { isolationLevel: 'no such level' as 'serializable' };
    await expect(inTransaction(client.database, async () => {}, impossible)).rejects.toThrow(
      'no such level',
    );
    expect(await storedTries()).toEqual([]);
  });

  it('is opened by `inTransaction`, and a savepoint by its transaction', () => {
    const source = join(import.meta.dirname, '../..');
    const openings = globSync('**/*.ts', { cwd: source })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        [
          ...readFileSync(join(source, file), 'utf8').matchAll(
            /(\w+)\s*\.transaction\(|\btransact\(/gu,
          ),
        ].map(([call, receiver]) => ({ file, opens: receiver ?? call })),
      );
    expect(openings.filter(({ opens }) => opens !== 'transaction')).toEqual([
      { file: 'core/db/client.ts', opens: 'session' },
      // Reads of one snapshot conflict with nothing.
      { file: 'core/db/client.ts', opens: 'transact(' },
      { file: 'core/db/in-transaction.ts', opens: 'transact(' },
    ]);
  });
});
