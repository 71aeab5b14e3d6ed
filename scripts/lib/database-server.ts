import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../packages/embedded-postgres/src/embedded-postgres.ts';

/**
 * Runs tests on a PostgreSQL server that is already there, as the service has it in production: the
 * one that TEST_DATABASE_URL names, or one that is started for them.
 */
export async function withDatabaseServer<Result>(
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return work(given);
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'cleaning-test-server-'));
  // As root, PostgreSQL runs as another user, who must be able to enter this folder.
  chmodSync(dataDirectory, 0o755);
  const server = await startEmbeddedPostgres({ dataDirectory });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
    for (const folder of [dataDirectory, server.folder]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
