import fp from 'fastify-plugin';
import { timingSafeEqual } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';
import { ping } from '../db/ping.ts';
import type { JobsState } from '../jobs/job-queue.ts';
import { watchDisk } from './disk-space.ts';

export interface OperationsOptions {
  readonly database: Database;
  readonly now: () => Date;
  /** The folders of this machine that the service writes to. */
  readonly dataFolders: readonly string[];
  /** Where a backup command leaves its result. */
  readonly dataDirectory: string;
  readonly countLiveStreams: () => number;
  readonly jobs: JobsState;
  /** The token that a scraper of the metrics has to send; null turns the endpoint off. */
  readonly metricsToken: string | null;
}

/**
 * Serves the operational endpoints outside of `/api/v1`: `/livez` (is the process alive), `/readyz`
 * (should it get traffic) and `/metrics`.
 */
export const registerOperations = fp(async (app: FastifyInstance, options: OperationsOptions) => {
  const { database, now, dataFolders, metricsToken } = options;
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  app.get('/livez', () => ({ status: 'ok' }));

  const isDiskFull = watchDisk(app, { folders: dataFolders, now });
  const faultOf = async (): Promise<string | null> => {
    if (isStopping) return 'stopping';
    const answers = await ping(database).then(
      () => true,
      () => false,
    );
    if (!answers) return 'database';
    if (!(await canWriteInto(dataFolders))) return 'folder not writable';
    return (await isDiskFull()) ? 'disk full' : null;
  };

  app.get('/readyz', async (request, reply) => {
    const fault = await faultOf();
    if (fault === null) return { status: 'ok' };
    request.log.warn({ reason: fault }, 'not ready');
    return reply.code(503).header('retry-after', '5').send({ status: fault });
  });

  if (metricsToken === null) return;
  const { createMetrics } = await import('./metrics.ts');
  const registry = createMetrics(app, options);
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      return reply.callNotFound();
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Whether this process may write into every folder: none belongs to another user, or is on a disk
 * that became read-only. A folder that nothing was written to yet may not exist.
 */
async function canWriteInto(folders: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(folders.map(isWritable));
  return !answers.includes(false);
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}
