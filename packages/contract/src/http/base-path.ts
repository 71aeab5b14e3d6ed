/** Every endpoint lives below this path. */
export const API_BASE_PATH = '/api/v1';

/** How long a call may take, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** The header that makes a creating call safe to repeat. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
