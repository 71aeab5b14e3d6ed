import {
  ERROR_MESSAGES,
  FALLBACK_MESSAGES,
  fallbackWithoutResponse,
  type FallbackOperation,
} from '@cleaning/contract/calls';

const STATUS_MESSAGES: Readonly<Partial<Record<number, string>>> = {
  401: ERROR_MESSAGES.authenticationRequired,
  403: ERROR_MESSAGES.permissionDenied,
  404: ERROR_MESSAGES.notFound,
};

const isFallbackOperation = (endpointName: string): endpointName is FallbackOperation =>
  Object.hasOwn(FALLBACK_MESSAGES, endpointName);

/**
 * What to say about a refusal. From status 500 nothing the body says is meant for people; below it,
 * the body's own message comes first, then the account operation's, then the status's.
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

/** What to say when no response arrived. */
export function messageWithoutResponse(endpointName: string): string {
  return isFallbackOperation(endpointName)
    ? fallbackWithoutResponse(endpointName)
    : ERROR_MESSAGES.network;
}
