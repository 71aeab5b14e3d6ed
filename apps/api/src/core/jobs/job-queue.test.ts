import { eventually } from '@cleaning/test-setup/eventually';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBeforeEach } from '../../../test/set-up.ts';
import { runJobs } from '../../commands/jobs.ts';
import { defineJob, type Job } from './job.ts';
import { JobQueue } from './job-queue.ts';

let queues: JobQueue[];
const api = startBeforeEach();
beforeEach(() => {
  queues = [];
});
afterEach(() => Promise.all(queues.map((queue) => queue.close())));

/** Records that are due until their job has succeeded. */
function recordsDue(ids: readonly string[], doWork: (id: string) => Promise<void>) {
  const due = new Set(ids);
  const runs: string[] = [];
  const job = defineJob({
    name: 'test-job',
    restMs: 50,
    listDue: async () => [...due],
    run: async (_, id) => {
      if (!due.has(id)) return;
      runs.push(id);
      await doWork(id);
      due.delete(id);
    },
  });
  return { due, runs, job };
}

const context = () => ({ ...api.dependencies, now: api.clock.now });

async function work(job: Job, { retries = 1 } = {}): Promise<JobQueue> {
  const queue = new JobQueue(api.database, { poll: 0.5, retry: 1, retries });
  queues.push(queue);
  await queue.work([job], context, api.app.log);
  return queue;
}

const fail = async (): Promise<never> => {
  throw new Error('This record cannot be handled.');
};

test('a record that fails holds no other up, and is dead after its last retry', async () => {
  const { due, runs, job } = recordsDue(['first', 'broken', 'last'], (id) =>
    id === 'broken' ? fail() : Promise.resolve(),
  );
  const queue = await work(job);
  await eventually(() => expect(due.size).toBe(1));
  expect([...due]).toEqual(['broken']);

  await vi.waitUntil(async () => (await queue.listDead()).length === 1, { timeout: 30_000 });
  expect(await queue.listDead('test-job')).toEqual([
    { job: 'test-job', id: 'broken', failedAt: expect.any(Date) },
  ]);
  expect(runs.filter((id) => id === 'broken')).toHaveLength(2);
  // It is due all the time, and is not queued again.
  expect(await queue.enqueue(job, context())).toBe(false);
  expect(api.logLines.join('\n')).toContain('This record cannot be handled.');
});

test('a record that fails for the last time takes none of its batch with it', async () => {
  const { due, job } = recordsDue(['a', 'b', 'c', 'broken', 'd', 'e', 'f'], (id) =>
    id === 'broken' ? fail() : Promise.resolve(),
  );
  const queue = await work(job, { retries: 0 });
  await vi.waitUntil(async () => (await queue.listDead()).length > 0, { timeout: 30_000 });
  expect((await queue.listDead()).map(({ id }) => id)).toEqual(['broken']);
  // The worker may have claimed them in two batches.
  await vi.waitUntil(() => due.size === 1, { timeout: 30_000 });
});

test('an operator sees what is dead, and has it tried again', async () => {
  let isMended = false;
  const { due, job } = recordsDue(['broken'], () => (isMended ? Promise.resolve() : fail()));
  const queue = await work(job);
  await vi.waitUntil(async () => (await queue.listDead()).length === 1, { timeout: 30_000 });

  const config = { databaseUrl: api.databaseUrl, dataDirectory: '' };
  expect(await runJobs([], config)).toMatch(/ {2}test-job {2}broken$/mu);
  isMended = true;
  expect(await runJobs(['retry'], config)).toBe('1 job is tried again now.');
  await vi.waitUntil(() => due.size === 0, { timeout: 30_000 });
  expect(await runJobs([], config)).toBe('No job has failed for the last time.');
  await expect(runJobs(['stop'], config)).rejects.toThrow('Usage: jobs, or jobs retry');
});

test('a look for due records that fails is known until one succeeds, and stops no other', async () => {
  const { due, job } = recordsDue(['first'], () => Promise.resolve());
  let isBroken = true;
  const listDue: Job['listDue'] = (used) => (isBroken ? fail() : job.listDue(used));
  const queue = await work({ ...job, listDue });
  await eventually(() => expect(queue.sweeps.get('test-job')).toBe(true));
  isBroken = false;
  await eventually(() => expect(queue.sweeps.get('test-job')).toBe(false));
  await vi.waitUntil(() => due.size === 0, { timeout: 30_000 });
});

test('the work for a record is done once, however many processes find it', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `record ${index}`);
  const { due, runs, job } = recordsDue(ids, () => Promise.resolve());
  await Promise.all([work(job), work(job), work(job)]);
  await vi.waitUntil(() => due.size === 0, { timeout: 30_000 });
  expect(runs.toSorted()).toEqual(ids.toSorted());
});

test('stops after the jobs under way', async () => {
  const { promise: isStarted, resolve: start } = Promise.withResolvers<void>();
  const { promise: isFinished, resolve: finish } = Promise.withResolvers<void>();
  const { due, job } = recordsDue(['slow'], async () => {
    start();
    await isFinished;
  });
  const queue = await work(job);
  await isStarted;
  const closing = queue.close();
  finish();
  await closing;
  queues = [];
  expect(due.size).toBe(0);
});
