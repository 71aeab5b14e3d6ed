import type { ErrorCode } from '@cleaning/contract/errors';

/**
 * Why a call failed:
 *
 * - `network`: no response arrived; `isTimeout` is true after a timeout.
 * - `cancelled`: the caller's signal cancelled the call. There is nothing to show to the user.
 * - `validation`: status 400; `fieldErrors` has the errors of each field.
 * - `http`: any other refusal; `status` and `code` say which.
 * - `invalid-response`: the call succeeded but its answer cannot be read.
 */
export type ApiErrorKind = 'network' | 'cancelled' | 'validation' | 'http' | 'invalid-response';

/** The errors of each field, by its name in the API. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * What may be logged of the failed request. Bodies, headers, queries and path parameters may
 * contain passwords, tokens and personal details, so they are left out.
 */
export interface FailedRequest {
  /** The code of the network or HTTP library, such as `ECONNREFUSED` or `ERR_BAD_REQUEST`. */
  readonly code: string | undefined;
  readonly method: string;
  /** The path in the contract: `quotes/:id/`. */
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

/** The only error that a call of the client rejects with. `message` is a sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, or null when no response arrived. */
  readonly status: number | null;
  /** The code of the refusal, for programs. */
  readonly code: ErrorCode | undefined;
  /** Empty unless `kind` is `validation`. */
  readonly fieldErrors: FieldErrors;
  /** Errors of the request as a whole. The first one is also the message when there is no other. */
  readonly nonFieldErrors: readonly string[];
  /** For a conflict (status 409): the record as the server has it now. */
  readonly current: unknown;
  /**
   * For a conflict that staff get: the first name of the user who made the last change; null when
   * the caller may not see it.
   */
  readonly changedBy: string | null;
  /** True when a Google registration failed because the user already has an account. */
  readonly accountExists: boolean;
  readonly isTimeout: boolean;
  /**
   * The service's id of the request, by which its log can be searched; absent when no response
   * arrived.
   */
  readonly requestId: string | undefined;
  /** How many seconds to wait before another try, if the response states it (429, 503). */
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

/** Whether a caught value is an {@link ApiError}. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}
