import { isErrorCode, type ErrorCode } from '@cleaning/contract/errors';
import type { FieldErrors } from './api-error.ts';
import { isRecord } from './is-record.ts';

export interface ErrorBodyParts {
  readonly message: string | undefined;
  readonly code: ErrorCode | undefined;
  readonly fieldErrors: FieldErrors;
  readonly nonFieldErrors: readonly string[];
  readonly current: unknown;
  readonly changedBy: string | null;
}

const NON_FIELD_ERRORS = 'non_field_errors';

/** Keys that describe the refusal itself, unless their value is a list of field errors. */
const ABOUT_THE_REFUSAL = new Set([
  'error',
  'message',
  'detail',
  'code',
  'current',
  'changed_by',
  'data',
]);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const textsOf = (value: unknown): string[] => {
  if (isText(value)) return [value];
  return Array.isArray(value) ? value.filter(isText) : [];
};

/**
 * Parses an error body of any shape: bare field errors, a `detail` with a code, or the account
 * envelope. A body that is not JSON, such as a proxy's HTML page, has no parts.
 */
export function readErrorBody(body: unknown): ErrorBodyParts {
  if (!isRecord(body)) {
    return {
      message: undefined,
      code: undefined,
      fieldErrors: {},
      nonFieldErrors: [],
      current: undefined,
      changedBy: null,
    };
  }
  const { fieldErrors, nonFieldErrors } = readFieldErrors(body);
  const code = body['code'];
  return {
    message: [body['error'], body['message'], body['detail'], nonFieldErrors[0]].find(isText),
    code: isErrorCode(code) ? code : undefined,
    fieldErrors,
    nonFieldErrors,
    current: body['current'],
    changedBy: isText(body['changed_by']) ? body['changed_by'] : null,
  };
}

function readFieldErrors(
  body: Readonly<Record<string, unknown>>,
): Pick<ErrorBodyParts, 'fieldErrors' | 'nonFieldErrors'> {
  const enveloped = body['errors'];
  const source = isRecord(enveloped) ? enveloped : body;
  const entries = Object.entries(source)
    .filter(([key, value]) => Array.isArray(value) || !ABOUT_THE_REFUSAL.has(key))
    .map(([key, value]) => [key, textsOf(value)] as const)
    .filter(([, texts]) => texts.length > 0);
  return {
    fieldErrors: Object.fromEntries(entries.filter(([key]) => key !== NON_FIELD_ERRORS)),
    nonFieldErrors: [
      ...new Set([...textsOf(source[NON_FIELD_ERRORS]), ...textsOf(body[NON_FIELD_ERRORS])]),
    ],
  };
}
