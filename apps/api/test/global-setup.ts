import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOwnDatabase } from '@cleaning/test-setup/own-database';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '@cleaning/embedded-postgres';
import { migrate } from '../src/core/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
    databasePoolerUrl: string;
    templateDatabase: string;
  }
}

interface TestServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * One PostgreSQL server for the whole run, with a migrated database that every test copies. The
 * server is the embedded one, or the one that TEST_DATABASE_URL names. With TEST_POOLER_URL the
 * service connects through a connection pooler.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server =
    given === undefined ? await startOwnServer() : { url: given, stop: async () => {} };
  const template = await createOwnDatabase(server.url);
  await migrate(template.url);
  project.provide('databaseServerUrl', server.url);
  project.provide('databasePoolerUrl', process.env['TEST_POOLER_URL'] ?? server.url);
  project.provide('templateDatabase', template.name);

  return async () => {
    await template.drop();
    await server.stop();
  };
}

async function startOwnServer(): Promise<TestServer> {
  const dataDirectory = await mkdtemp(join(await chooseFolder(), 'cleaning-api-test-'));
  // The operating system user of the server must be able to enter the folder.
  await chmod(dataDirectory, 0o755);
  const server = await startEmbeddedPostgres({
    dataDirectory,
    // Test data need not survive a power cut, and this is faster.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_wal_size: '256MB',
    },
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await Promise.all(
        [dataDirectory, server.folder].map((path) => rm(path, { recursive: true, force: true })),
      );
    },
  };
}

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * A folder in memory, where the system has one with room. Each test copies the 700 files of the
 * template: in memory that takes 15 ms, on a disk 100 to 200.
 */
async function chooseFolder(): Promise<string> {
  const room = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return room.bavail * room.bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}
