import { ERROR_MESSAGES, type EndpointDefinition } from '@cleaning/contract';
import { AxiosError, type AxiosResponse } from 'axios';
import { ApiError, type FailedRequest } from './api-error.ts';
import { messageForStatus, messageWithoutResponse } from './catalogue-message.ts';
import { readErrorBody } from './read-error-body.ts';

const TIMEOUT_CODES: readonly (string | undefined)[] = [
  AxiosError.ECONNABORTED,
  AxiosError.ETIMEDOUT,
];

const REQUEST_ID = /^[\w-]{1,100}$/u;

type Details = Partial<Pick<ApiError, 'requestId' | 'retryAfter' | 'cause'>>;

/**
 * Turns what axios threw into the one error that callers know. The axios error itself is dropped: it
 * holds the body and the headers that were sent.
 */
export function fromAxiosError(definition: EndpointDefinition, error: AxiosError): ApiError {
  const details = describeFailure(definition, error.response, error.code);
  if (error.code === AxiosError.ERR_CANCELED) {
    return new ApiError({ kind: 'cancelled', message: ERROR_MESSAGES.default, ...details });
  }
  if (error.response === undefined) {
    return new ApiError({
      kind: 'network',
      message: messageWithoutResponse(definition.name),
      isTimeout: TIMEOUT_CODES.includes(error.code),
      ...details,
    });
  }
  const { status, data } = error.response;
  return refusal(definition.name, status, data, details);
}

/** The error of a response that refuses, from its status and body. */
export function refusal(
  endpointName: string,
  status: number,
  body: unknown,
  details: Details = {},
): ApiError {
  const { message, code, fieldErrors, nonFieldErrors, current } = readErrorBody(body);
  const isValidation = status === 400;
  return new ApiError({
    kind: isValidation ? 'validation' : 'http',
    status,
    message: messageForStatus(endpointName, status, message),
    code,
    fieldErrors: isValidation ? fieldErrors : {},
    nonFieldErrors: isValidation ? nonFieldErrors : [],
    current: status === 409 ? current : undefined,
    ...details,
  });
}

/** What an error may say about the request, and what the headers of its response say. */
export function describeFailure(
  { method, path }: EndpointDefinition,
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
