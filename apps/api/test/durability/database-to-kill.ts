import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createDataDirectory, killDatabase, removeDataDirectory } from '../data-directory.ts';
import { createTestDatabase } from '../test-database.ts';

type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

export interface DatabaseToKill {
  /** The settings with which the service finds the database and its files. */
  readonly settings: Readonly<
    Record<'DATA_DIR', string> & Partial<Record<DatabaseSetting, string>>
  >;
  /** Kills the database like a power cut. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const POLL_MS = 100;

/**
 * Opens the embedded database, or one on the server that `npm run check:servers` provides, which
 * alone has a connection pooler in front of it.
 */
export async function openDatabaseToKill(): Promise<DatabaseToKill> {
  const directory = await createDataDirectory();
  if (inject('databasePoolerUrl') === inject('databaseServerUrl')) {
    return {
      settings: { DATA_DIR: directory },
      kill: () => killDatabase(directory),
      remove: () => removeDataDirectory(directory),
    };
  }
  const database = await createTestDatabase({ isEmpty: true });
  return {
    settings: {
      DATA_DIR: directory,
      DATABASE_URL: database.url,
      DATABASE_DIRECT_URL: database.directUrl,
    },
    kill: () => killServer(database.directUrl),
    async remove() {
      await database.drop();
      await removeDataDirectory(directory);
    },
  };
}

/**
 * Kills one process of a server, upon which the server ends all others and recovers from its log.
 */
async function killServer(url: string): Promise<void> {
  const checkpointer = await findCheckpointer(url);
  process.kill(checkpointer, 'SIGKILL');
  while ((await findCheckpointer(url)) === checkpointer) await sleep(POLL_MS);
}

/** The id of a process that lives as long as the server, once the server answers. */
async function findCheckpointer(url: string): Promise<number> {
  for (;;) {
    const client = new Client({ connectionString: url });
    // The server ends this connection, which is expected.
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
      );
      if (rows[0] !== undefined) return rows[0].pid;
    } catch {
      await sleep(POLL_MS);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
