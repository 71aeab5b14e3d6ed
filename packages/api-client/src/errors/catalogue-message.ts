import {
  ERROR_MESSAGES,
  FALLBACK_MESSAGES,
  fallbackWithoutResponse,
  type FallbackOperation,
} from '@cleaning/contract/errors';

const STATUS_MESSAGES: Readonly<Partial<Record<number, string>>> = {
  401: ERROR_MESSAGES.authenticationRequired,
  403: ERROR_MESSAGES.permissionDenied,
  404: ERROR_MESSAGES.notFound,
};

const isFallbackOperation = (endpointName: string): endpointName is FallbackOperation =>
  Object.hasOwn(FALLBACK_MESSAGES, endpointName);

/**
 * The message for a refusal. From status 500 the body is ignored, because it is not written for
 * users. Otherwise the body's own message comes first, then that of the account operation, then
 * that of the status.
 */
export function messageForStatus(
  endpointName: string,
  status: number,
  bodyMessage: string | undefined,
): string {
  if (status >= 500) return ERROR_MESSAGES.server;
  if (bodyMessage !== undefined) return bodyMessage;
  if (isFallbackOperation(endpointName)) return FALLBACK_MESSAGES[endpointName];
  return STATUS_MESSAGES[status] ?? ERROR_MESSAGES.default;
}

/** The message when no response arrived: that of the account operation, then that of the cause. */
export function messageWithoutResponse(endpointName: string, isTimeout: boolean): string {
  if (isFallbackOperation(endpointName)) return fallbackWithoutResponse(endpointName);
  // After a timeout the network works, so it is not what to check.
  return isTimeout ? ERROR_MESSAGES.timeout : ERROR_MESSAGES.network;
}
