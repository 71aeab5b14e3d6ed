import { ERROR_MESSAGES, ERROR_STATUS, type ErrorCode } from '@cleaning/contract';

interface ApiErrorOptions extends ErrorOptions {
  /** For `validation_failed`: what is wrong with each field. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** For a conflict: what the server holds now. */
  readonly current?: unknown;
  /** For a conflict: the first name of who made the last change; null where the caller may not see it. */
  readonly changedBy?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that the caller may read: handlers and services throw it, one place answers with it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, readonly string[]>> | undefined;
  readonly current: unknown;
  readonly changedBy: string | null;
  readonly headers: Readonly<Record<string, string>>;

  /** @param detail the sentence a person reads. */
  constructor(code: ErrorCode, detail: string, options: ApiErrorOptions = {}) {
    super(detail, options);
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.fields = options.fields;
    this.current = options.current;
    this.changedBy = options.changedBy ?? null;
    this.headers = options.headers ?? {};
  }
}

/** Nothing here, or nothing of theirs: the two answer alike. */
export const notFound = (): ApiError => new ApiError('not_found', ERROR_MESSAGES.notFound);

/** A request that makes no sense as a whole, whatever its fields say. */
export const refuse = (message: string): ApiError => new ApiError('validation_failed', message);

/** One field that is wrong for a reason that only the server knows. */
export const refuseField = (field: string, message: string): ApiError =>
  new ApiError('validation_failed', message, { fields: { [field]: [message] } });

/**
 * The caller read an older version.
 *
 * @param current what the server holds now.
 * @param changedBy the first name of who made the last change; see `findAuthorName`.
 */
export const staleVersion = (
  current: object,
  message = 'These details have changed since you opened them. Check them and try again.',
  changedBy: string | null = null,
): ApiError =>
  new ApiError(
    'stale_version',
    changedBy === null ? message : `${message} ${changedBy} made the last change.`,
    { current, changedBy },
  );

/** What a refusal says to a person: of its first field, where it names one. */
export function describeRefusal({ fields, message }: ApiError): string {
  const [first] = Object.values(fields ?? {}).flat();
  return first ?? message;
}

/** @param allow the methods that the address takes. */
export const methodNotAllowed = (method: string, allow: readonly string[]): ApiError =>
  new ApiError(
    'method_not_allowed',
    `This address does not take ${method}. It takes ${allow.join(', ')}.`,
    { headers: { allow: allow.join(', ') } },
  );
