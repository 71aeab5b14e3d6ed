import type { ErrorCode } from '@cleaning/contract';

/**
 * Why a call did not give its answer:
 *
 * - `network`: no response arrived; `isTimeout` says whether one was waited for in vain.
 * - `cancelled`: the caller's signal ended the call. Nothing to show anybody.
 * - `validation`: status 400; `fieldErrors` says what is wrong with which field.
 * - `http`: any other refusal; `status` and `code` say which.
 * - `invalid-response`: the call succeeded but its answer cannot be read.
 */
export type ApiErrorKind = 'network' | 'cancelled' | 'validation' | 'http' | 'invalid-response';

/** What is wrong with each field, by the field's name on the wire. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  readonly message: string;
  readonly status?: number | null;
  readonly code?: ErrorCode | undefined;
  readonly fieldErrors?: FieldErrors;
  readonly nonFieldErrors?: readonly string[];
  readonly current?: unknown;
  readonly accountExists?: boolean;
  readonly isTimeout?: boolean;
  readonly cause?: unknown;
}

/** The only thing a call of the client rejects with. `message` is a sentence to show as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, or null when no response arrived. */
  readonly status: number | null;
  /** The refusal's code, for programs to decide by. */
  readonly code: ErrorCode | undefined;
  /** Empty unless `kind` is `validation`. */
  readonly fieldErrors: FieldErrors;
  /** What is wrong with the request as a whole; the first is also the message when it has no other. */
  readonly nonFieldErrors: readonly string[];
  /** What the server holds now, with a conflict (status 409). */
  readonly current: unknown;
  /** True when a Google registration failed because the person already has an account. */
  readonly accountExists: boolean;
  readonly isTimeout: boolean;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status ?? null;
    this.code = details.code;
    this.fieldErrors = details.fieldErrors ?? {};
    this.nonFieldErrors = details.nonFieldErrors ?? [];
    this.current = details.current;
    this.accountExists = details.accountExists ?? false;
    this.isTimeout = details.isTimeout ?? false;
  }
}

/** True when a caught value is an {@link ApiError}. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}
