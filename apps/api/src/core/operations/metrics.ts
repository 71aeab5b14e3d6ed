import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readLastBackup } from '../backup/last-backup.ts';
import type { Database } from '../db/client.ts';
import { ping } from '../db/ping.ts';
import { routeOf } from '../http/logger.ts';
import type { JobsState } from '../jobs/job-queue.ts';
import {
  countGivenUpMails,
  countWaitingMails,
  findLastGivenUp,
  findOldestDue,
} from '../mail/mail-repository.ts';

/** Upper bounds in seconds: from a single lookup to the longest time that a caller waits. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

/** How long a value may take, in milliseconds: half of what Prometheus waits for all of them. */
const READ_TIMEOUT_MS = 5000;

interface MetricsSources {
  readonly database: Database;
  /** The folders of this machine that the service writes to. */
  readonly dataFolders: readonly string[];
  /** Where a backup command leaves its result. */
  readonly dataDirectory: string;
  readonly countLiveStreams: () => number;
  readonly jobs: JobsState;
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
  for (const reading of readingsOf(sources)) registry.registerMetric(gaugeOf(reading, app.log));
  return registry;
}

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

/** How to read a value when a scraper asks. */
interface Reading<L extends string = string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: L[];
  readonly read: (gauge: Gauge<L>) => Promise<void> | void;
}

/**
 * A value that cannot be read is left out, so that a scraper still gets the others: those of the
 * process above all, while the database is away.
 */
const gaugeOf = ({ name, help, labelNames = [], read }: Reading, log: FastifyBaseLogger) =>
  new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      this.reset();
      try {
        await Promise.race([read(this), timeOut()]);
      } catch (error) {
        log.warn({ err: error, metric: name }, 'a metric was not read');
        // After a reset, a gauge without labels has the value 0.
        if (labelNames.length === 0) this.remove();
      }
    },
  });

async function timeOut(): Promise<never> {
  await sleep(READ_TIMEOUT_MS, undefined, { ref: false });
  throw new Error('The value was not read in time.');
}

const readingsOf = ({
  database,
  dataFolders,
  dataDirectory,
  countLiveStreams,
  jobs,
  now,
}: MetricsSources): Reading[] => [
  // The first, so that it does not count the connections of the others.
  {
    name: 'database_connections',
    help: 'Connections of this process: busy, idle, and calls that wait for one.',
    labelNames: ['state'],
    read(gauge) {
      const { totalCount, idleCount, waitingCount } = database.$client;
      gauge.set({ state: 'busy' }, totalCount - idleCount);
      gauge.set({ state: 'idle' }, idleCount);
      gauge.set({ state: 'waiting' }, waitingCount);
    },
  },
  {
    name: 'database_up',
    help: 'Whether the database answers this process.',
    async read(gauge) {
      gauge.set(
        await ping(database).then(
          () => 1,
          () => 0,
        ),
      );
    },
  },
  {
    name: 'dead_jobs',
    help: 'Jobs that failed for the last time, by kind, over all processes.',
    labelNames: ['kind'],
    async read(gauge) {
      for (const { job } of await jobs.listDead()) gauge.inc({ kind: job });
    },
  },
  {
    name: 'job_sweep_failed',
    help: 'Whether the last look of this process for due records failed, by kind of job.',
    labelNames: ['kind'],
    read(gauge) {
      for (const [kind, hasFailed] of jobs.sweeps) gauge.set({ kind }, hasFailed ? 1 : 0);
    },
  },
  {
    name: 'outbox_waiting_mails',
    help: 'Mails that are due and not yet sent, over all processes.',
    async read(gauge) {
      gauge.set(await countWaitingMails(database, now()));
    },
  },
  {
    name: 'outbox_oldest_waiting_seconds',
    help: 'How long the mail that is due longest has been due, over all processes.',
    async read(gauge) {
      const dueSince = await findOldestDue(database, now());
      gauge.set(dueSince === null ? 0 : (now().getTime() - dueSince.getTime()) / 1000);
    },
  },
  {
    name: 'outbox_given_up_mails',
    help: 'Mails of the last 30 days that a mail server refused for good, or never took.',
    async read(gauge) {
      gauge.set(await countGivenUpMails(database));
    },
  },
  {
    name: 'outbox_last_given_up_timestamp_seconds',
    help: 'When a mail was last given up; 0 if none of the last 30 days was.',
    async read(gauge) {
      const givenUpAt = await findLastGivenUp(database);
      gauge.set(givenUpAt === null ? 0 : givenUpAt.getTime() / 1000);
    },
  },
  {
    name: 'live_streams',
    help: 'Streams of changes that this process keeps open.',
    read(gauge) {
      gauge.set(countLiveStreams());
    },
  },
  {
    name: 'data_disk_free_bytes',
    help: 'What is free on the disk of each folder that the service writes to.',
    labelNames: ['folder'],
    async read(gauge) {
      for (const folder of dataFolders) {
        const disk = await statfs(folder).catch(() => null);
        if (disk !== null) gauge.set({ folder }, disk.bavail * disk.bsize);
      }
    },
  },
  {
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last backup that lacked nothing was finished on this machine; 0 if none was.',
    async read(gauge) {
      const { succeededAt } = await readLastBackup(dataDirectory);
      gauge.set(succeededAt === null ? 0 : Date.parse(succeededAt) / 1000);
    },
  },
  {
    name: 'backup_missing_files',
    help: 'Files that the latest backup on this machine did not find.',
    async read(gauge) {
      gauge.set((await readLastBackup(dataDirectory)).missingFiles);
    },
  },
];
