import { isApiError } from '@cleaning/api-client';
import { UPLOAD_FIELD } from '@cleaning/contract/http/rules';
import type { PickedFile } from '@cleaning/ui/file-picker';
import { errorMessage, firstFieldError } from '../errors/api-errors.ts';

/** Statuses after which a retry of the same file may succeed. */
const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** The status and error of a file after a failed call. */
export function problemOf(error: unknown): Pick<PickedFile, 'status' | 'problem'> {
  const problem = isApiError(error)
    ? (error.fieldErrors[UPLOAD_FIELD]?.[0] ?? firstFieldError(error.fieldErrors) ?? error.message)
    : errorMessage(error);
  return { status: isFinal(error) ? 'refused' : 'failed', problem };
}

function isFinal(error: unknown): boolean {
  if (!isApiError(error) || error.status === null) return false;
  return error.status >= 400 && error.status < 500 && !RETRYABLE_STATUSES.has(error.status);
}
