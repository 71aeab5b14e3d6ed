import type { Job } from '../src/core/jobs/job.ts';

/** Does jobs for every record that is due at a moment, in this process. */
export async function runDue(jobs: Job | readonly Job[], now: Date): Promise<void> {
  for (const job of [jobs].flat()) {
    for (const id of await job.listDue(now)) await job.run(id, now);
  }
}
