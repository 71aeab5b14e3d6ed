import { isApiError } from '@cleaning/api-client';

const DELAYS_MS = [5000, 10_000, 20_000, 40_000, 60_000] as const;

const TOO_MANY_REQUESTS = 429;

/** True for what may pass by itself: a lost network, or a service that is busy or in trouble. */
export function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status } = error;
  if (kind === 'network') return true;
  return kind === 'http' && status !== null && (status >= 500 || status === TOO_MANY_REQUESTS);
}

/** How long to wait after so many failures in a row, in milliseconds: longer each time, to a minute. */
export function retryDelay(failures: number): number {
  return DELAYS_MS[Math.min(Math.max(failures, 1), DELAYS_MS.length) - 1] ?? DELAYS_MS[0];
}

/** True when the draft is no longer there: it was deleted somewhere else. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
