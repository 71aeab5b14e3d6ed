import { startEmbeddedPostgres } from '@cleaning/embedded-postgres';
import type { Config } from '../core/config/env.ts';

/**
 * Runs a command with the URL of the service's database: uses the embedded server if it runs, and
 * starts it if not.
 */
export async function withDatabaseUrl<Result>(
  { databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
  command: (url: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== null) return command(databaseUrl);
  const server = await startEmbeddedPostgres({ dataDirectory });
  try {
    return await command(server.url);
  } finally {
    await server.stop();
  }
}
