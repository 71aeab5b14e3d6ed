import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client.ts';
import { routeOf } from '../http/logger.ts';
import { countGivenUpMails, countWaitingMails } from '../mail/mail-repository.ts';

/** Upper bounds in seconds: from a lookup to the longest that a caller waits. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

/**
 * Measures every answer of an app, the process, and the mail that waits. Labels are patterns of routes,
 * never paths, so nothing personal is in them.
 */
export function createMetrics(
  app: FastifyInstance,
  { database, now }: { readonly database: Database; readonly now: () => Date },
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const labels = { method: request.method, route: routeOf(request), status: statusCode };
    duration.observe(labels, elapsedTime / 1000);
  });
  const waitingMails = new Gauge({
    name: 'outbox_waiting_mails',
    help: 'Mails that are due and not yet sent, over all processes.',
    registers: [],
    async collect() {
      this.set(await countWaitingMails(database, now()));
    },
  });
  const givenUpMails = new Gauge({
    name: 'outbox_given_up_mails',
    help: 'Mails of the last 30 days that a mail server refused for good, or never took.',
    registers: [],
    async collect() {
      this.set(await countGivenUpMails(database));
    },
  });
  registry.registerMetric(waitingMails);
  registry.registerMetric(givenUpMails);
  return registry;
}
