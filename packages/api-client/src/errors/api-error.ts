import type { ErrorCode } from '@cleaning/contract';

/**
 * Why a call did not give its answer:
 *
 * - `network`: no response arrived; `isTimeout` says whether one was waited for in vain.
 * - `cancelled`: the caller's signal ended the call. Nothing to show the user.
 * - `validation`: status 400; `fieldErrors` says what is wrong with which field.
 * - `http`: any other refusal; `status` and `code` say which.
 * - `invalid-response`: the call succeeded but its answer cannot be read.
 */
export type ApiErrorKind = 'network' | 'cancelled' | 'validation' | 'http' | 'invalid-response';

/** What is wrong with each field, by the field's name on the wire. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * What may be printed of the request that failed. Bodies, headers, queries and the values of path
 * parameters hold passwords, tokens and personal details, so none of them is here.
 */
export interface FailedRequest {
  /** The network or HTTP library's code, as `ECONNREFUSED` or `ERR_BAD_REQUEST`. */
  readonly code: string | undefined;
  readonly method: string;
  /** As the contract has it: `quotes/:id/`. */
  readonly path: string;
  readonly requestId: string | undefined;
}

interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  readonly message: string;
  readonly status?: number | null;
  readonly code?: ErrorCode | undefined;
  readonly fieldErrors?: FieldErrors;
  readonly nonFieldErrors?: readonly string[];
  readonly current?: unknown;
  readonly changedBy?: string | null;
  readonly accountExists?: boolean;
  readonly isTimeout?: boolean;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: FailedRequest | undefined;
}

/** The only thing a call of the client rejects with. `message` is a sentence for the user. */
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
  /** The first name of who made the last change, with a conflict that staff met; null where the caller may not see it. */
  readonly changedBy: string | null;
  /** True when a Google registration failed because the person already has an account. */
  readonly accountExists: boolean;
  readonly isTimeout: boolean;
  /** The service's name for the request, to find it in its log; absent when no response arrived. */
  readonly requestId: string | undefined;
  /** How many seconds to wait before another try, when the response says so (429, 503). */
  readonly retryAfter: number | undefined;
  declare readonly cause: FailedRequest | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status ?? null;
    this.code = details.code;
    this.fieldErrors = details.fieldErrors ?? {};
    this.nonFieldErrors = details.nonFieldErrors ?? [];
    this.current = details.current;
    this.changedBy = details.changedBy ?? null;
    this.accountExists = details.accountExists ?? false;
    this.isTimeout = details.isTimeout ?? false;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

/** True when a caught value is an {@link ApiError}. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}
