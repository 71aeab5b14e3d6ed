import { isApiError } from '@cleaning/api-client';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** The server's errors, assigned to the parts of a form. */
export interface ServerErrors<Values extends FieldValues> {
  /** The fields that now show a server error. */
  readonly fields: readonly Path<Values>[];
  /** The error of the form as a whole; null if all errors are on fields. */
  readonly formError: string | null;
}

/**
 * Assigns the server's field errors to their fields. Errors about anything else are returned as one
 * message, so that none is lost.
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
