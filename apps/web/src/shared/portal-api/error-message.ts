import { isApiError } from '@cleaning/api-client';
import { ERROR_MESSAGES } from '@cleaning/contract/messages';

/** The sentence to show for whatever a call threw. */
export function errorMessage(error: unknown): string {
  return isApiError(error) ? error.message : ERROR_MESSAGES.default;
}
