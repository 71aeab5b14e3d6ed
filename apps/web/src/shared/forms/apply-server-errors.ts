import { isApiError } from '@cleaning/api-client';
import { ERROR_MESSAGES } from '@cleaning/contract/messages';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** What the server's refusal means for a form. */
export interface ServerErrors<Values extends FieldValues> {
  /** The fields that now show an error of their own. */
  readonly fields: readonly Path<Values>[];
  /** What is left to say about the form as a whole, or null when the fields say it all. */
  readonly formError: string | null;
}

/**
 * Puts the server's field errors on the fields they are about. Whatever is not about a field of this
 * form is returned as one sentence, so that nothing the server said gets lost.
 */
export function applyServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fieldNames: readonly Path<Values>[],
): ServerErrors<Values> {
  if (!isApiError(error)) return { fields: [], formError: ERROR_MESSAGES.default };
  const fields = fieldNames.filter((name) => error.fieldErrors[name] !== undefined);
  for (const name of fields) {
    setError(name, {
      type: 'server',
      message: error.fieldErrors[name]?.join(' ') ?? error.message,
    });
  }
  const elsewhere = Object.entries(error.fieldErrors)
    .filter(([name]) => !fields.some((field) => field === name))
    .flatMap(([, messages]) => messages);
  const rest = [...error.nonFieldErrors, ...elsewhere];
  if (rest.length > 0) return { fields, formError: rest.join(' ') };
  return { fields, formError: fields.length > 0 ? null : error.message };
}
