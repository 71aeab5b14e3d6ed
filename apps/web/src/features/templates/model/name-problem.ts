import { isApiError } from '@cleaning/api-client';
import { updateQuoteTemplateRequest } from '@cleaning/contract';
import { errorMessage } from '../../../shared/portal-api/index.ts';

/** The most characters of a template's name. */
export const TEMPLATE_NAME_MAX = 60;

export const TEMPLATE_GONE = 'This template was deleted, perhaps in another window.';

/** What is wrong: with the name itself, or with saving it. */
export interface NameProblem {
  readonly field: string | null;
  readonly form: string | null;
}

/** What is wrong with a name before it is sent; null when nothing is. */
export function nameProblem(name: string): NameProblem | null {
  const result = updateQuoteTemplateRequest.shape.name.safeParse(name);
  return result.success ? null : { field: result.error.issues[0]?.message ?? null, form: null };
}

/** What the service found wrong with it. */
export function refusedName(error: unknown): NameProblem {
  const field = isApiError(error) ? (error.fieldErrors['name']?.[0] ?? null) : null;
  if (field !== null) return { field, form: null };
  const isGone = isApiError(error) && error.status === 404;
  return { field, form: isGone ? TEMPLATE_GONE : errorMessage(error) };
}
