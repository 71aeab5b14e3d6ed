import { Client } from 'pg';
import journal from '../src/core/db/migrations/meta/_journal.json' with { type: 'json' };

/** When the baseline of the migrations was written: the state that the ones before it left. */
export const BASELINE = journal.entries[0]?.when ?? 0;

/** When the newest migration was written. */
export const LATEST = journal.entries.at(-1)?.when ?? 0;

/** How many migrations a database has that had those from before the baseline: 77 of them. */
export const COUNT_WITH_THOSE_BEFORE = 77 + journal.entries.length - 1;

/**
 * Has a migrated database remember the migrations from before the baseline: 77, each with its
 * moment, the last one that of the newest migration.
 *
 * @param last the moment of the last one: earlier than the baseline for an older database.
 */
export async function rememberMigrationsBefore(url: string, last = LATEST): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('delete from drizzle.__drizzle_migrations');
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'hash of ' || place, $1::bigint - (77 - place) * 60000 from generate_series(1, 77) as place`,
    [last],
  );
  await client.end();
}
