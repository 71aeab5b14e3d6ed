import { ApiError } from '../errors/api-error.ts';
import type { CallOptions, NamedCall } from './call-options.ts';

/** The wait before the first repetition, in milliseconds; each further one is twice as long. */
const FIRST_WAIT_MS = 300;

/** A service that asks for a longer wait, in seconds, is not asked again. */
const LONGEST_WAIT_S = 30;

/** Statuses that may pass by themselves: an overloaded service, or one that is starting. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

/** A read, or a write whose key makes the service carry it out once. */
const isRepeatable = ({ method, idempotent }: NamedCall, key: string | undefined): boolean =>
  method === 'GET' || (idempotent === true && key !== undefined);

function mayPass({ kind, status, retryAfter = 0 }: ApiError, signal: AbortSignal | undefined) {
  if (signal?.aborted === true || retryAfter > LONGEST_WAIT_S) return false;
  return kind === 'network' || (kind === 'http' && PASSING.has(status ?? 0));
}

/**
 * Tries a call, and tries it again where that is harmless and may help.
 *
 * @param retries how many more tries it has.
 * @throws {ApiError} that of the last try.
 */
export async function repeat<Answer>(
  call: NamedCall,
  { signal, idempotencyKey }: CallOptions,
  retries: number,
  attemptCall: (attempt: number) => Promise<Answer>,
): Promise<Answer> {
  const attempts = isRepeatable(call, idempotencyKey) ? retries + 1 : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptCall(attempt);
    } catch (error) {
      const isLast = attempt >= attempts;
      if (isLast || !(error instanceof ApiError) || !mayPass(error, signal)) throw error;
      await wait(waitBefore(attempt, error), signal);
    }
  }
}

/** Spread out, so that clients that failed together do not come back together. */
function waitBefore(attempt: number, { retryAfter }: ApiError): number {
  if (retryAfter !== undefined) return retryAfter * 1000;
  return FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
}

/** Ends early when the call is given up; the next try then says so. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });
}
