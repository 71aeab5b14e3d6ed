import { ERROR_MESSAGES, ERROR_STATUS, type ErrorCode } from '@cleaning/contract/errors';
import { formatPlainDate } from '@cleaning/pricing';

interface ApiErrorOptions extends ErrorOptions {
  /** For `validation_failed`: the errors of each field. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** For a conflict: the record as the server has it now. */
  readonly current?: unknown;
  /**
   * For a conflict: the first name of the user who made the last change; null when the caller may
   * not see it.
   */
  readonly changedBy?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An error whose text the caller may read. Handlers and services throw it, and the error handler
 * turns it into an answer.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, readonly string[]>> | undefined;
  readonly current: unknown;
  readonly changedBy: string | null;
  readonly headers: Readonly<Record<string, string>>;

  /** @param detail the sentence that the user reads. */
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

/** For a missing record, and for one that the caller may not see, so that the two look the same. */
export const notFound = (): ApiError => new ApiError('not_found', ERROR_MESSAGES.notFound);

/** Refuses a request as a whole rather than one of its fields. */
export const refuse = (message: string): ApiError => new ApiError('validation_failed', message);

/** Refuses one field for a reason that only the server knows. */
export const refuseField = (field: string, message: string): ApiError =>
  new ApiError('validation_failed', message, { fields: { [field]: [message] } });

/**
 * The caller read an earlier version.
 *
 * @param current the record as the server has it now.
 * @param changedBy the first name of the user who made the last change; see `findAuthorName`.
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

/**
 * An equal payment, refund or credit is recorded for the same day.
 *
 * @param current the record that has it.
 */
export function alreadyRecorded(receivedOn: string, today: string, current: object): ApiError {
  const when = receivedOn === today ? 'today' : `for ${formatPlainDate(receivedOn, 'medium')}`;
  const question = `Already recorded ${when}. Is this another one?`;
  return new ApiError('already_recorded', question, { current });
}

/** The text of a refusal for a user: the first field error, if there is one. */
export function describeRefusal({ fields, message }: ApiError): string {
  const [first] = Object.values(fields ?? {}).flat();
  return first ?? message;
}

/** @param allow the methods that the path supports. */
export const methodNotAllowed = (method: string, allow: readonly string[]): ApiError =>
  new ApiError(
    'method_not_allowed',
    `This address does not take ${method}. It takes ${allow.join(', ')}.`,
    { headers: { allow: allow.join(', ') } },
  );
