import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../db/client.ts';
import { ping } from '../db/ping.ts';

export interface OperationsOptions {
  readonly database: Database;
  readonly now: () => Date;
  /** What a scraper of the metrics must know; null serves none. */
  readonly metricsToken: string | null;
}

/**
 * What the people and programs that run the service ask it, outside of `/api/v1`: `/livez` is this
 * process alive, `/readyz` should it be sent traffic, `/metrics` how is it doing.
 */
export const registerOperations = fp(
  async (app: FastifyInstance, { database, now, metricsToken }: OperationsOptions) => {
    let isStopping = false;
    app.addHook('preClose', async () => {
      isStopping = true;
    });

    app.get('/livez', () => ({ status: 'ok' }));

    app.get('/readyz', async (request, reply) => {
      const reason = isStopping ? 'stopping' : await faultOf(() => ping(database));
      if (reason === null) return { status: 'ok' };
      request.log.warn({ reason }, 'not ready');
      return reply.code(503).send({ status: reason });
    });

    if (metricsToken === null) return;
    const { createMetrics } = await import('./metrics.ts');
    const registry = createMetrics(app, { database, now });
    app.get('/metrics', async (request, reply) => {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
        return reply.callNotFound();
      }
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  },
);

async function faultOf(check: () => Promise<void>): Promise<'database' | null> {
  try {
    await check();
    return null;
  } catch {
    return 'database';
  }
}

/** Compares in a time that does not tell how much was right. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
