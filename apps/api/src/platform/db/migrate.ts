import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** Any number, as long as every process of this service uses the same one. */
const MIGRATION_LOCK = 7_301_184;

/** The `migrations` folder is beside this file in the source, and beside the bundle once built. */
const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

/**
 * The state of a database: the number of its migrations, and when the last one was written, in
 * milliseconds.
 */
interface MigrationState {
  readonly count: number;
  readonly lastWrittenAt: number;
}

/**
 * Migrates a database to the latest schema. Several processes may start at once: one migrates, the
 * others wait.
 *
 * @param upTo stops at an earlier state, in order to restore data that was saved in it.
 * @throws when the database does not answer, a migration fails, or this version does not have the
 *   earlier state; a migration is never half applied.
 */
export async function migrate(url: string, upTo: MigrationState | null = null): Promise<void> {
  if (!existsSync(MIGRATIONS_FOLDER)) {
    throw new Error(
      `The database migrations are missing from ${MIGRATIONS_FOLDER}. Build the API again with "pnpm --filter @cleaning/api build".`,
    );
  }
  const options = { connectionString: url, application_name: 'cleaning-migrate' };
  const lock = new Client(options);
  const client = new Client(options);
  try {
    await lock.connect();
    // The lock belongs to a transaction, because PgBouncer keeps a connection only for the length
    // of one.
    await lock.query('begin');
    await lock.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.connect();
    await withMigrationsFolder(upTo, (migrationsFolder) =>
      applyMigrations(drizzle(client), { migrationsFolder }),
    );
  } finally {
    await client.end();
    // Ends the transaction and so releases the lock for the next process.
    await lock.end();
  }
}

async function withMigrationsFolder(
  upTo: MigrationState | null,
  apply: (folder: string) => Promise<void>,
): Promise<void> {
  if (upTo === null) return apply(MIGRATIONS_FOLDER);
  const journal = JSON.parse(
    readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'),
  ) as { entries: { when: number }[] };
  if (journal.entries[upTo.count - 1]?.when !== upTo.lastWrittenAt) {
    throw new Error(
      'The data is of a newer version of the service. Use that version, or a later one.',
    );
  }
  // The migrator applies all migrations of a folder, so the earlier ones are copied into one.
  const folder = mkdtempSync(join(tmpdir(), 'cleaning-migrations-'));
  try {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
    const shortened = { ...journal, entries: journal.entries.slice(0, upTo.count) };
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(shortened));
    await apply(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
