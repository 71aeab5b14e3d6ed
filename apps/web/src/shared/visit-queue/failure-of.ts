import { isApiError } from '@cleaning/api-client';
import { UPLOAD_FIELD } from '@cleaning/contract';
import { errorMessage, firstFieldError } from '../errors/api-errors.ts';
import type { WorkProblem } from './queued-work.ts';

/** After so many answers of a service in trouble, the user decides. */
const MOST_TRIES = 3;

/** Statuses after which the same call may well be answered later. */
const PASSING = new Set([408, 425, 429]);

export type Failure =
  /** Nothing arrived. It is tried again for as long as it takes. */
  | { readonly kind: 'no-signal' }
  /** The session is over; the next login of this user sends it. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'later'; readonly seconds: number }
  | { readonly kind: 'refused'; readonly problem: WorkProblem };

/** What a call that failed means for the item it sent. */
export function failureOf(error: unknown, triesBefore: number): Failure {
  if (isApiError(error)) {
    if (error.kind === 'network' || error.kind === 'cancelled') return { kind: 'no-signal' };
    if (error.status === 401) return { kind: 'signed-out' };
    const { status } = error;
    const isPassing = status !== null && (status >= 500 || PASSING.has(status));
    if (isPassing && triesBefore + 1 < MOST_TRIES) {
      return { kind: 'later', seconds: error.retryAfter ?? 0 };
    }
  }
  return { kind: 'refused', problem: { message: messageOf(error), isStale: isStale(error) } };
}

const isStale = (error: unknown): boolean => isApiError(error) && error.code === 'stale_version';

function messageOf(error: unknown): string {
  if (!isApiError(error)) return errorMessage(error);
  const { fieldErrors } = error;
  return fieldErrors[UPLOAD_FIELD]?.[0] ?? firstFieldError(fieldErrors) ?? error.message;
}
