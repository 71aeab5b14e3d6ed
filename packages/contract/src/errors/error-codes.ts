/** The closed set of refusal codes. A code is for programs; `detail` has the sentence for users. */
export const ERROR_STATUS = {
  validation_failed: 400,
  malformed_request: 400,
  not_authenticated: 401,
  permission_denied: 403,
  email_not_verified: 403,
  not_found: 404,
  method_not_allowed: 405,
  invalid_transition: 409,
  stale_version: 409,
  price_changed: 409,
  double_booked: 409,
  on_leave: 409,
  not_compliant: 409,
  already_recorded: 409,
  idempotency_key_reused: 409,
  request_timeout: 408,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  headers_too_large: 431,
  server_error: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Whether a value from a response body is one of these codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
}
