import type { ApiError } from './http/api-error.ts';

export interface Turns {
  /** Begins a task when there is room for it, as the limits of `p-limit` do. */
  readonly limit: (task: () => Promise<void>) => Promise<void>;
  /** For a turn. */
  readonly waitMilliseconds: number;
  /** Why work that waited too long is refused. */
  readonly tooBusy: () => ApiError;
}

/**
 * Does work when its turn has come. Work that waits too long is refused, and leaves the queue.
 *
 * @throws ApiError what `tooBusy` makes.
 */
export function inTurn<Result>(
  { limit, waitMilliseconds, tooBusy }: Turns,
  work: () => Promise<Result>,
): Promise<Result> {
  const answer = Promise.withResolvers<Result>();
  let hasLeft = false;
  const timer = setTimeout(() => {
    hasLeft = true;
    answer.reject(tooBusy());
  }, waitMilliseconds);
  void limit(async () => {
    if (hasLeft) return;
    clearTimeout(timer);
    await work().then(answer.resolve, answer.reject);
  });
  return answer.promise;
}
