import type { FastifyBaseLogger } from 'fastify';
import type { QueryResult } from 'pg';
import { PgBoss, type JobResult } from 'pg-boss';
import type { Database } from '../db/client.ts';
import { describeError } from '../http/logger.ts';
import type { Job, JobContext } from './job.ts';
import { createLoop, type Loop } from './loop.ts';

/** A job that failed for the last time, until an operator has it tried again. */
export interface DeadJob {
  readonly job: string;
  /** The id of its record. */
  readonly id: string;
  readonly failedAt: Date;
}

/** What an operator watches of the jobs. */
export interface JobsState {
  readonly listDead: () => Promise<readonly DeadJob[]>;
  /** Whether the last look for due records failed, by kind of job. */
  readonly sweeps: ReadonlyMap<string, boolean>;
}

interface JobData {
  readonly job: string;
  readonly id: string;
}

/** Where jobs go that have failed for the last time. */
const DEAD_JOBS = 'dead-jobs';

/** When jobs are tried, in seconds. */
interface JobTimes {
  /** How often a process looks for jobs that another one found, or that wait for their retry. */
  readonly poll: number;
  /** How long a job waits for its first retry, about; each further one takes twice as long. */
  readonly retry: number;
  readonly retries: number;
}

/** Eight retries, the last about two hours after the first attempt. */
const TIMES: JobTimes = { poll: 5, retry: 30, retries: 8 };

/**
 * How long finished and dead jobs are kept. A record whose dead job is deleted is due again, and is
 * tried again.
 */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** A process that has died is noticed when its jobs lack this many seconds of heartbeats. */
const HEARTBEAT_SECONDS = 30;

const LIMIT_SECONDS = 5 * 60;
const JOBS_AT_ONCE = 20;
const INSERTS_AT_ONCE = 1000;

const STOP_WITHIN_MS = 10_000;

const COMPLETED = { status: 'completed' } as const;

/**
 * The jobs of every process, in the database. A record has one job of a kind at a time, however
 * many processes look for due records, and a job that fails holds no other up.
 */
export class JobQueue implements JobsState {
  readonly sweeps = new Map<string, boolean>();
  readonly #boss: PgBoss;
  #loops: Loop[] = [];

  readonly #times: JobTimes;

  constructor(database: Database, times = TIMES) {
    this.#times = times;
    this.#boss = new PgBoss({
      // The pool of the service, which may lead through PgBouncer.
      db: {
        executeSql: async (text, values) => rowsOf(await database.$client.query(text, values)),
      },
      schedule: false,
      registerInstance: false,
      monitorVacuum: false,
      openTelemetry: { enabled: false },
    });
  }

  /** Makes the tables of the queue, or brings them up to date. */
  async open(onError: (error: unknown) => void): Promise<void> {
    this.#boss.on('error', onError);
    await this.#boss.start();
    await this.#boss.createQueue(DEAD_JOBS, { retentionSeconds: KEPT_SECONDS });
  }

  /**
   * Opens the queue, and does these jobs until it is closed.
   *
   * @param context makes what a job may use, with the time at which it begins.
   */
  async work(
    jobs: readonly Job[],
    context: () => JobContext,
    log: FastifyBaseLogger,
  ): Promise<void> {
    await this.open((err) => log.error({ err }, 'the job queue failed'));
    for (const job of jobs) {
      await this.#boss.createQueue(job.name, {
        retryLimit: this.#times.retries,
        retryDelay: this.#times.retry,
        retryBackoff: true,
        policy: 'exclusive',
        deadLetter: DEAD_JOBS,
        expireInSeconds: LIMIT_SECONDS,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        retentionSeconds: KEPT_SECONDS,
        deleteAfterSeconds: KEPT_SECONDS,
      });
      const run = (id: string) => this.#run(job, context(), id, log);
      const worker = await this.#boss.work<JobData>(
        job.name,
        {
          batchSize: JOBS_AT_ONCE,
          burstWhenBatchFull: true,
          perJobResults: true,
          pollingIntervalSeconds: this.#times.poll,
        },
        async (claimed) => {
          const ids = claimed.map(({ data }) => data.id);
          // A job may die while another process queues its record again.
          const alive = new Set(await this.#withoutDead(job, ids));
          const results: JobResult[] = [];
          for (const { id, data } of claimed) {
            results.push({ id, ...(alive.has(data.id) ? await run(data.id) : COMPLETED) });
          }
          return results;
        },
      );
      const loop = createLoop({
        restMs: job.restMs,
        round: async () => {
          if (await this.enqueue(job, context())) this.#boss.notifyWorker(worker);
          this.sweeps.set(job.name, false);
        },
        onError: (err) => {
          this.sweeps.set(job.name, true);
          log.error({ err, job: job.name }, 'due records were not found');
        },
      });
      this.#loops.push(loop);
      loop.start();
    }
  }

  /** Queues a job for each due record that has none. @returns whether any record is due. */
  async enqueue(job: Job, context: JobContext): Promise<boolean> {
    const waiting = await this.#withoutDead(job, await job.listDue(context));
    for (let start = 0; start < waiting.length; start += INSERTS_AT_ONCE) {
      const ids = waiting.slice(start, start + INSERTS_AT_ONCE);
      await this.#boss.insert(
        job.name,
        ids.map((id) => ({ data: { job: job.name, id }, singletonKey: id })),
      );
    }
    return waiting.length > 0;
  }

  /** The dead jobs of one kind, or of all kinds, the oldest first. */
  async listDead(job?: string): Promise<DeadJob[]> {
    const found = await this.#boss.findJobs<JobData>(DEAD_JOBS, {
      ...(job === undefined ? {} : { data: { job } }),
      queued: true,
      limit: 100_000,
    });
    return found.map(({ data, createdOn }) => ({ ...data, failedAt: createdOn }));
  }

  /** Has dead jobs tried again. @returns how many. */
  retryDead(): Promise<number> {
    return this.#boss.redrive(DEAD_JOBS, { limit: 100_000 });
  }

  /** Lets the jobs under way finish, and starts no other. */
  async close(): Promise<void> {
    await Promise.all(this.#loops.map((loop) => loop.stop()));
    await this.#boss.stop({ timeout: STOP_WITHIN_MS });
  }

  async #withoutDead({ name }: Job, ids: readonly string[]): Promise<readonly string[]> {
    if (ids.length === 0) return ids;
    const dead = new Set((await this.listDead(name)).map(({ id }) => id));
    return ids.filter((id) => !dead.has(id));
  }

  async #run(
    job: Job,
    context: JobContext,
    id: string,
    log: FastifyBaseLogger,
  ): Promise<Omit<JobResult, 'id'>> {
    try {
      await job.run(context, id);
      return COMPLETED;
    } catch (error) {
      log.error({ err: error, job: job.name, record: id }, 'a job failed');
      // Without the values of a query, like the log.
      return { status: 'failed', output: describeError(error) };
    }
  }
}

/** A text of several statements gives one result each. */
const rowsOf = (result: QueryResult | readonly QueryResult[]): { rows: unknown[] } => ({
  rows: [result].flat().flatMap(({ rows }) => rows),
});
