import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { MigrationError } from './migration-error.ts';

/** Any number, as long as every process of this service uses the same one. */
const MIGRATION_LOCK = 7_301_184;

/** The `migrations` folder is beside this file in the source, and beside the bundle once built. */
const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

/** The version that brings older data to the state of the first migration, the baseline. */
const VERSION_BEFORE = 'the earlier version whose newest migration is 0080_late_fees';

interface Journal {
  /** When each migration was written, in milliseconds. The newest one tells a database's state. */
  readonly entries: readonly { readonly when: number }[];
}

interface MigrateOptions {
  /** Stops at an earlier state, in order to restore data that was saved in it. */
  readonly upTo?: number;
  /** The migrations: those of this version by default. */
  readonly folder?: string;
}

/**
 * Migrates a database to the latest schema. Several processes may start at once: one migrates, the
 * others wait.
 *
 * @throws MigrationError when the database is older than the baseline, or this version does not
 *   have the state to stop at; nothing is written then.
 * @throws when the database does not answer or a migration fails; a migration is never half
 *   applied.
 */
export async function migrate(
  url: string,
  { upTo, folder = MIGRATIONS_FOLDER }: MigrateOptions = {},
): Promise<void> {
  if (!existsSync(folder)) {
    throw new Error(
      `The database migrations are missing from ${folder}. Build the API again with "pnpm --filter @cleaning/api build".`,
    );
  }
  const journal = readJournal(folder);
  const shortened = upTo === undefined ? null : shorten(journal, upTo);
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
    const state = await readState(client);
    if (state !== null && isBeforeBaseline(journal, state)) {
      throw new MigrationError(
        `The database is older than this version can migrate, and was left as it is. Start ${VERSION_BEFORE} on it once, and then this one.`,
      );
    }
    await withMigrations(folder, shortened, (migrationsFolder) =>
      applyMigrations(drizzle(client), { migrationsFolder }),
    );
  } finally {
    await client.end();
    // Ends the transaction and so releases the lock for the next process.
    await lock.end();
  }
}

const readJournal = (folder: string): Journal =>
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;

const isBeforeBaseline = ({ entries: [baseline] }: Journal, state: number): boolean =>
  baseline !== undefined && state < baseline.when;

/** The journal of only the migrations that lead to a state. */
function shorten(journal: Journal, state: number): Journal {
  const last = journal.entries.findIndex(({ when }) => when === state);
  if (last >= 0) return { ...journal, entries: journal.entries.slice(0, last + 1) };
  throw new MigrationError(
    isBeforeBaseline(journal, state)
      ? `The backup is older than this version can restore, and nothing was restored. Restore it with ${VERSION_BEFORE}, and then start this one.`
      : 'The data is of a newer version of the service. Use that version, or a later one.',
  );
}

/** The state of a database; null when it has no migration yet. */
async function readState(client: Client): Promise<number | null> {
  const table = 'drizzle.__drizzle_migrations';
  const found = await client.query('select 1 where to_regclass($1) is not null', [table]);
  if (found.rowCount === 0) return null;
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at) as last from ${table}`,
  );
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}

/** The migrator applies all migrations of a folder, so a shorter journal needs a folder of its own. */
async function withMigrations(
  folder: string,
  shortened: Journal | null,
  apply: (folder: string) => Promise<void>,
): Promise<void> {
  if (shortened === null) return apply(folder);
  const copy = mkdtempSync(join(tmpdir(), 'cleaning-migrations-'));
  try {
    cpSync(folder, copy, { recursive: true });
    writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify(shortened));
    await apply(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
