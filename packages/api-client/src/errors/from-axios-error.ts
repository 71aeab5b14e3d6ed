import { ERROR_MESSAGES } from '@cleaning/contract';
import { AxiosError } from 'axios';
import { ApiError } from './api-error.ts';
import { messageForStatus, messageWithoutResponse } from './catalogue-message.ts';
import { readErrorBody } from './read-error-body.ts';

const TIMEOUT_CODES: readonly (string | undefined)[] = [
  AxiosError.ECONNABORTED,
  AxiosError.ETIMEDOUT,
];

/** Turns what axios threw into the one error that callers know. */
export function fromAxiosError(endpointName: string, error: AxiosError): ApiError {
  if (error.code === AxiosError.ERR_CANCELED) {
    return new ApiError({ kind: 'cancelled', message: ERROR_MESSAGES.default, cause: error });
  }
  if (error.response === undefined) {
    return new ApiError({
      kind: 'network',
      message: messageWithoutResponse(endpointName),
      isTimeout: TIMEOUT_CODES.includes(error.code),
      cause: error,
    });
  }
  return refusal(endpointName, error.response.status, error.response.data, error);
}

/** The error of a response that refuses, from its status and body. */
export function refusal(
  endpointName: string,
  status: number,
  body: unknown,
  cause?: unknown,
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
    cause,
  });
}
