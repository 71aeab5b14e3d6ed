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

/** True if the record does not exist for this client. A malformed id counts as missing. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.kind === 'validation');
}

/** True if the user may not see the record, or it does not exist for them. */
export function isRefused(error: unknown): boolean {
  return isMissing(error) || (isApiError(error) && error.status === 403);
}

/** True if the record no longer exists. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/**
 * Waits for a deletion and ignores "not found", because another window may have deleted the record
 * already.
 */
export async function ignoreNotFound(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
