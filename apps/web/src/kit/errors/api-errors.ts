import { isApiError } from '@cleaning/api-client';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';

/**
 * The message to show for any error that a call threw, where no field shows it: what the service
 * says of each field, or else of the whole call.
 */
export function errorMessage(error: unknown): string {
  if (!isApiError(error)) return ERROR_MESSAGES.default;
  const said = [...error.nonFieldErrors, ...Object.values(error.fieldErrors).flat()];
  return said.length === 0 ? error.message : [...new Set(said)].join(' ');
}

/** True if the record does not exist, or no longer, or not for this user. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** True if the user may not see the record, or it does not exist for them. */
export function isRefused(error: unknown): boolean {
  return isMissing(error) || (isApiError(error) && error.status === 403);
}

/**
 * Waits for a deletion and ignores "not found", because another window may have deleted the record
 * already.
 */
export async function ignoreNotFound(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
