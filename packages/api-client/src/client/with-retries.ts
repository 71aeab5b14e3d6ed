import { ApiError } from '../errors/api-error.ts';
import type { KeyedOptions, NamedCall } from './call-options.ts';

/** The wait before the first repetition, in milliseconds. It doubles for each further one. */
const FIRST_WAIT_MS = 300;

/** A call is not repeated when the service asks for a longer wait than this, in seconds. */
const LONGEST_WAIT_S = 30;

/** Temporary statuses: an overloaded service, or one that is starting. */
const RETRYABLE_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

/** Whether a call can be repeated: it is a read, or a write with an idempotency key. */
const isRetryable = ({ method, idempotent }: NamedCall, key: string | undefined): boolean =>
  method === 'GET' || (idempotent === true && key !== undefined);

function isRetryableError(
  { kind, status, retryAfter = 0 }: ApiError,
  signal: AbortSignal | undefined,
) {
  if (signal?.aborted === true || retryAfter > LONGEST_WAIT_S) return false;
  return kind === 'network' || (kind === 'http' && RETRYABLE_STATUSES.has(status ?? 0));
}

/**
 * Makes a call, and repeats it when that is safe and may help.
 *
 * @param retries how many more tries the call gets.
 * @throws {ApiError} the error of the last try.
 */
export async function withRetries<Answer>(
  call: NamedCall,
  { signal, idempotencyKey }: KeyedOptions,
  retries: number,
  attemptCall: (attempt: number) => Promise<Answer>,
): Promise<Answer> {
  const attempts = isRetryable(call, idempotencyKey) ? retries + 1 : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptCall(attempt);
    } catch (error) {
      const isLast = attempt >= attempts;
      if (isLast || !(error instanceof ApiError) || !isRetryableError(error, signal)) throw error;
      await wait(waitBefore(attempt, error), signal);
    }
  }
}

/** Randomised, so that clients that failed together do not retry together. */
function waitBefore(attempt: number, { retryAfter }: ApiError): number {
  if (retryAfter !== undefined) return retryAfter * 1000;
  return FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
}

/** Waits, but ends early when the call is cancelled; the next try then rejects. */
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
