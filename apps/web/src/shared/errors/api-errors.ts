import { isApiError } from '@cleaning/api-client';
import { ERROR_MESSAGES } from '@cleaning/contract/messages';

/** The sentence to show for whatever a call threw. */
export function errorMessage(error: unknown): string {
  return isApiError(error) ? error.message : ERROR_MESSAGES.default;
}

/** The first sentence about a field, of a call that was refused for its fields. */
export const firstFieldError = (errors: Readonly<Record<string, readonly string[]>>) =>
  Object.values(errors)[0]?.[0];

/** True when there is no such thing for this client. An id that is no id is missing too. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.kind === 'validation');
}

/** True when what the call was about is no longer there. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** Waits for a removal. What was removed already, such as in another window, was what was wanted. */
export async function ignoreNotFound(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
