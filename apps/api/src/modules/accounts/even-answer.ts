import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does work that only some callers cause, and answers no sooner than a set time, so that how long it
 * took says nothing about an address.
 */
export async function answerEvenly<Result>(
  shortestMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), sleep(shortestMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
