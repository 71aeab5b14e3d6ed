import { plural } from '@cleaning/contract/rules';
import type { Config } from '../core/config/env.ts';
import { createDatabaseClient } from '../core/db/client.ts';
import { JobQueue, type DeadJob } from '../core/jobs/job-queue.ts';
import { UsageError } from './usage-error.ts';
import { withDatabaseUrl } from './with-database-url.ts';

/**
 * `jobs` lists the jobs that failed for the last time, and `jobs retry` has them tried again, beside
 * a running service.
 */
export async function runJobs(
  args: readonly string[],
  config: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
): Promise<string> {
  const [action, ...rest] = args;
  if (rest.length > 0 || (action !== undefined && action !== 'retry')) {
    throw new UsageError('Usage: jobs, or jobs retry');
  }
  return withDatabaseUrl(config, async (url) => {
    const client = createDatabaseClient({ url, maxConnections: 2 });
    const queue = new JobQueue(client.database);
    try {
      await queue.open((error) => {
        throw error;
      });
      if (action === undefined) return describeDead(await queue.listDead());
      const count = await queue.retryDead();
      return `${plural(count, 'job is', 'jobs are')} tried again now.`;
    } finally {
      await queue.close();
      await client.close();
    }
  });
}

function describeDead(dead: readonly DeadJob[]): string {
  if (dead.length === 0) return 'No job has failed for the last time.';
  return [
    'These jobs have failed for the last time. The log says why, at "a job failed".',
    ...dead.map(({ job, id, failedAt }) => `${failedAt.toISOString()}  ${job}  ${id}`),
    'Once the cause is mended, run "jobs retry".',
  ].join('\n');
}
