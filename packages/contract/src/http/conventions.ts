/** The path prefix of every endpoint. */
export const API_BASE_PATH = '/api/v1';

/** The timeout of a call, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** The header that makes it safe to repeat a creating call. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
