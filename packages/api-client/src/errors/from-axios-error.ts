import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { EndpointCall } from '@cleaning/contract/http/rules';
import { AxiosError, type AxiosResponse } from 'axios';
import { ApiError, type FailedRequest } from './api-error.ts';
import { messageForStatus, messageWithoutResponse } from './catalogue-message.ts';
import { jsonOfBytes } from '../client/received-file.ts';
import { readErrorBody } from './read-error-body.ts';

const TIMEOUT_CODES: readonly (string | undefined)[] = [
  AxiosError.ECONNABORTED,
  AxiosError.ETIMEDOUT,
];

const REQUEST_ID = /^[\w-]{1,100}$/u;

type Details = Partial<Pick<ApiError, 'requestId' | 'retryAfter' | 'cause'>>;

/**
 * Converts an error of axios to an {@link ApiError}. The axios error is dropped, because it
 * contains the sent body and headers.
 *
 * @param signal the signal of the call, which shows whether a cancelled call timed out.
 */
export function fromAxiosError(
  call: EndpointCall & { readonly name: string },
  error: AxiosError,
  signal: AbortSignal | undefined,
): ApiError {
  const details = describeFailure(call, error.response, error.code);
  const wasAborted = error.code === AxiosError.ERR_CANCELED;
  const isTimeout = wasAborted ? isTimeUp(signal) : TIMEOUT_CODES.includes(error.code);
  if (wasAborted && !isTimeout) {
    return new ApiError({ kind: 'cancelled', message: ERROR_MESSAGES.cancelled, ...details });
  }
  if (error.response === undefined) {
    return new ApiError({
      kind: 'network',
      message: messageWithoutResponse(call.name, isTimeout),
      isTimeout,
      ...details,
    });
  }
  const { status, data } = error.response;
  return refusal(call.name, status, jsonOfBytes(data), details);
}

/** Whether a signal of `AbortSignal.timeout` has expired, also as a part of `AbortSignal.any`. */
const isTimeUp = (signal: AbortSignal | undefined): boolean =>
  signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError';

/** The error for a refusal, from its status and body. */
export function refusal(
  endpointName: string,
  status: number,
  body: unknown,
  details: Details = {},
): ApiError {
  const { message, code, fieldErrors, nonFieldErrors, current, changedBy } = readErrorBody(body);
  const isValidation = status === 400;
  return new ApiError({
    kind: isValidation ? 'validation' : 'http',
    status,
    message: messageForStatus(endpointName, status, message),
    code,
    fieldErrors: isValidation ? fieldErrors : {},
    nonFieldErrors: isValidation ? nonFieldErrors : [],
    ...(status === 409 ? { current, changedBy } : {}),
    ...details,
  });
}

/** The loggable details of the request, and those from the headers of its response. */
export function describeFailure(
  { method, path }: EndpointCall,
  response: AxiosResponse<unknown> | undefined,
  code: string | undefined,
): Details & { readonly cause: FailedRequest } {
  const header = (name: string): unknown => response?.headers[name];
  const sentId = header('x-request-id');
  const requestId = typeof sentId === 'string' && REQUEST_ID.test(sentId) ? sentId : undefined;
  const retryAfter = secondsOf(header('retry-after'));
  return { requestId, retryAfter, cause: { code, method, path, requestId } };
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^\d+$/u.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
