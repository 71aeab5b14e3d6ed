import type { Job, JobContext } from '../src/core/jobs/job.ts';
import type { TestApp } from './create-test-app.ts';

/**
 * Does jobs for every record that is due, in this process.
 *
 * @param changes replaces what the jobs use, such as the time.
 */
export async function runDue(
  api: TestApp,
  jobs: Job | readonly Job[],
  changes: Partial<JobContext> = {},
): Promise<void> {
  const context = { ...api.dependencies, now: api.clock.now, ...changes };
  for (const job of [jobs].flat()) {
    for (const id of await job.listDue(context)) await job.run(context, id);
  }
}
