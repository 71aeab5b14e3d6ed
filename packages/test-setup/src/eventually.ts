import { vi } from 'vitest';

/** Far above what a wait takes, so that a busy machine turns no test red. */
const WAIT_MS = 20_000;

/**
 * Waits until an assertion holds, and resolves with what it returns.
 *
 * @throws its last error when it does not hold in time.
 */
export const eventually = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: WAIT_MS });
