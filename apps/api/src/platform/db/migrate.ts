import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** Any number will do, as long as every process of this product takes the same one. */
const MIGRATION_LOCK = 7_301_184;

/** Beside this file in the source, beside the bundle once built: both are called `migrations`. */
const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

/**
 * Brings a database up to date. Several processes may start at once: one migrates, the others wait.
 *
 * @throws when the database does not answer or a migration fails; nothing is half applied.
 */
export async function migrate(url: string): Promise<void> {
  if (!existsSync(MIGRATIONS_FOLDER)) {
    throw new Error(
      `The database migrations are missing from ${MIGRATIONS_FOLDER}. Build the API again with "pnpm --filter @cleaning/api build".`,
    );
  }
  const client = new Client({ connectionString: url, application_name: 'cleaning-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // The lock belongs to the connection, so closing it lets the next process in.
    await client.end();
  }
}
