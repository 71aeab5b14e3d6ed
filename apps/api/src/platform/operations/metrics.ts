import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readLastBackup } from '../backup/last-backup.ts';
import type { Database } from '../db/client.ts';
import { routeOf } from '../http/logger.ts';
import type { DeadJob } from '../jobs/job-queue.ts';
import {
  countGivenUpMails,
  countWaitingMails,
  findLastGivenUp,
  findOldestDue,
} from '../mail/mail-repository.ts';

/** Upper bounds in seconds: from a single lookup to the longest time that a caller waits. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

interface MetricsSources {
  readonly database: Database;
  /** The folders of this machine that the service writes to. */
  readonly dataFolders: readonly string[];
  /** Where a backup command leaves its result. */
  readonly dataDirectory: string;
  readonly countLiveStreams: () => number;
  readonly listDeadJobs: () => Promise<readonly DeadJob[]>;
  readonly now: () => Date;
}

/**
 * Measures every answer of an app, the process, its database connections, its disk, and waiting
 * emails. Labels are route patterns and never paths, so they contain no personal data.
 */
export function createMetrics(app: FastifyInstance, sources: MetricsSources): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureAnswers(app, registry);
  for (const gauge of gaugesOf(sources)) registry.registerMetric(gauge);
  registry.registerMetric(readsOf(sources.database));
  return registry;
}

const readsOf = ({ replica }: Database) =>
  new Counter({
    name: 'database_snapshot_reads_total',
    help: 'Lists, exports and reports, by the server that answered; not counted without a replica.',
    labelNames: ['server'],
    registers: [],
    collect() {
      this.reset();
      this.inc({ server: 'replica' }, replica?.reads.replica ?? 0);
      this.inc({ server: 'primary' }, replica?.reads.primary ?? 0);
    },
  });

function measureAnswers(app: FastifyInstance, registry: Registry): void {
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
}

/** The values that are read when a scraper asks. */
const gaugesOf = ({
  database,
  dataFolders,
  dataDirectory,
  countLiveStreams,
  listDeadJobs,
  now,
}: MetricsSources) => [
  new Gauge({
    name: 'dead_jobs',
    help: 'Jobs that failed for the last time, by kind, over all processes.',
    labelNames: ['kind'],
    registers: [],
    async collect() {
      this.reset();
      for (const { job } of await listDeadJobs()) this.inc({ kind: job });
    },
  }),
  new Gauge({
    name: 'outbox_waiting_mails',
    help: 'Mails that are due and not yet sent, over all processes.',
    registers: [],
    async collect() {
      this.set(await countWaitingMails(database, now()));
    },
  }),
  new Gauge({
    name: 'outbox_oldest_waiting_seconds',
    help: 'How long the mail that is due longest has been due, over all processes.',
    registers: [],
    async collect() {
      const dueSince = await findOldestDue(database, now());
      this.set(dueSince === null ? 0 : (now().getTime() - dueSince.getTime()) / 1000);
    },
  }),
  new Gauge({
    name: 'outbox_given_up_mails',
    help: 'Mails of the last 30 days that a mail server refused for good, or never took.',
    registers: [],
    async collect() {
      this.set(await countGivenUpMails(database));
    },
  }),
  new Gauge({
    name: 'outbox_last_given_up_timestamp_seconds',
    help: 'When a mail was last given up; 0 if none of the last 30 days was.',
    registers: [],
    async collect() {
      const givenUpAt = await findLastGivenUp(database);
      this.set(givenUpAt === null ? 0 : givenUpAt.getTime() / 1000);
    },
  }),
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process: busy, idle, and calls that wait for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { totalCount, idleCount, waitingCount } = database.$client;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  }),
  new Gauge({
    name: 'live_streams',
    help: 'Streams of changes that this process keeps open.',
    registers: [],
    collect() {
      this.set(countLiveStreams());
    },
  }),
  new Gauge({
    name: 'data_disk_free_bytes',
    help: 'What is free on the disk of each folder that the service writes to.',
    labelNames: ['folder'],
    registers: [],
    async collect() {
      for (const folder of dataFolders) {
        const disk = await statfs(folder).catch(() => null);
        if (disk !== null) this.set({ folder }, disk.bavail * disk.bsize);
      }
    },
  }),
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last backup that lacked nothing was finished on this machine; 0 if none was.',
    registers: [],
    async collect() {
      const { succeededAt } = await readLastBackup(dataDirectory);
      this.set(succeededAt === null ? 0 : Date.parse(succeededAt) / 1000);
    },
  }),
  new Gauge({
    name: 'backup_missing_files',
    help: 'Files that the latest backup on this machine did not find.',
    registers: [],
    async collect() {
      this.set((await readLastBackup(dataDirectory)).missingFiles);
    },
  }),
];
