import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs work that only some calls need, and resolves no sooner than a set time, so that the duration
 * does not reveal whether an address has an account.
 */
export async function withMinimumDuration<Result>(
  minimumMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), sleep(minimumMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
