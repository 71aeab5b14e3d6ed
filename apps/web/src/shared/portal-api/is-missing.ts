import { isApiError } from '@cleaning/api-client';

/** True when there is no such thing for this client. An id that is no id is missing too. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.kind === 'validation');
}
