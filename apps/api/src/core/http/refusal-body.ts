import type { ApiError } from './api-error.ts';

/** The body of a refusal: errors by field for status 400, otherwise a sentence and its code. */
export function refusalBody(error: ApiError): Record<string, unknown> {
  if (error.status === 400) return { ...(error.fields ?? { non_field_errors: [error.message] }) };
  return {
    detail: error.message,
    code: error.code,
    ...(error.current === undefined ? {} : { current: error.current }),
    ...(error.changedBy === null ? {} : { changed_by: error.changedBy }),
  };
}

/** A refusal in the envelope of the account calls. */
export function refusalEnvelope(error: ApiError): Record<string, unknown> {
  if (error.status !== 400) return { success: false, error: error.message, ...refusalBody(error) };
  return { success: false, error: error.message, errors: { ...error.fields } };
}
