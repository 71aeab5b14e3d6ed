import { isApiError } from '@cleaning/api-client';
import { errorMessage } from '#kit/errors/api-errors.ts';
import { mayPassLater } from '#kit/errors/may-pass-later.ts';
import type { WorkProblem } from './queued-work.ts';

/** After this many server errors, the user decides what to do. */
const MAX_ATTEMPTS = 3;

export type Failure =
  /** The network failed. Retried without a limit. */
  | { readonly kind: 'no-signal' }
  /** The session is over. The item is sent after this user's next login. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'later'; readonly seconds: number }
  | { readonly kind: 'refused'; readonly problem: WorkProblem };

/** The effect of a failed call on its item. */
export function classifyFailure(error: unknown, triesBefore: number): Failure {
  if (isApiError(error)) {
    if (error.kind === 'network' || error.kind === 'cancelled') return { kind: 'no-signal' };
    if (error.status === 401) return { kind: 'signed-out' };
    const { status } = error;
    const isRetryable = status !== null && (status >= 500 || mayPassLater(status));
    if (isRetryable && triesBefore + 1 < MAX_ATTEMPTS) {
      return { kind: 'later', seconds: error.retryAfter ?? 0 };
    }
  }
  return { kind: 'refused', problem: { message: errorMessage(error), isStale: isStale(error) } };
}

const isStale = (error: unknown): boolean => isApiError(error) && error.code === 'stale_version';
