import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { conflictOf, type EndpointDefinition } from '@cleaning/contract/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDatabaseUnavailable, isStorageFull } from '../db/database-errors.ts';
import { ApiError } from './api-error.ts';
import { formPostOf, sendRefusalPage } from './form-post.ts';
import { refusalBody, refusalEnvelope } from './refusal-body.ts';

type Refusal = (error: Error) => ApiError;

const FRAMEWORK_ERRORS: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (cause) =>
    new ApiError('unsupported_media_type', 'Send the body as application/json.', { cause }),
  FST_ERR_CTP_BODY_TOO_LARGE: (cause) =>
    new ApiError('payload_too_large', 'The request is too large. Send less than 100 kB.', {
      cause,
    }),
  FST_ERR_CTP_INVALID_JSON_BODY: (cause) =>
    new ApiError('malformed_request', 'The request body is not valid JSON.', { cause }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: (cause) =>
    new ApiError('malformed_request', 'The request body is not as long as it says.', { cause }),
  FST_ERR_MAX_PARAM_LENGTH: (cause) =>
    new ApiError('not_found', ERROR_MESSAGES.notFound, { cause }),
};

/**
 * Turns any failure into an error that the caller may read. The original is kept as `cause`, for
 * the log.
 */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const known = FRAMEWORK_ERRORS[textOf(error, 'code')];
  if (known !== undefined && error instanceof Error) return known(error);
  if (isDatabaseUnavailable(error) || isStorageFull(error)) {
    return new ApiError('unavailable', ERROR_MESSAGES.server, {
      cause: error,
      headers: { 'retry-after': '5' },
    });
  }
  const status = numberOf(error, 'statusCode');
  if (status === 403 || status === 404) {
    return new ApiError('not_found', ERROR_MESSAGES.notFound, { cause: error });
  }
  if (status >= 400 && status < 500) {
    return new ApiError('malformed_request', 'The request could not be understood.', {
      cause: error,
    });
  }
  return new ApiError('server_error', ERROR_MESSAGES.server, { cause: error });
}

/** Answers with a failure, in the form that the endpoint declares. */
export async function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const endpoint = endpointOf(request);
  const refusal = declared(toApiError(error), endpoint);
  if (refusal.status >= 500) request.log.error({ err: refusal.cause ?? error }, 'request failed');
  const formPost = formPostOf(request);
  reply.code(refusal.status).headers({ 'cache-control': 'no-store', ...refusal.headers });
  // A 401 must say how to authenticate (RFC 9110, 15.5.2).
  if (refusal.status === 401) reply.header('www-authenticate', 'Token');
  if (formPost !== null) {
    await sendRefusalPage(reply, refusal, formPost);
    return;
  }
  await reply
    .type('application/json; charset=utf-8')
    .send(endpoint?.envelope === true ? refusalEnvelope(refusal) : refusalBody(refusal));
}

/**
 * Reduces `current` to the declared fields. A refusal that does not match its declaration is an
 * internal error.
 */
function declared(refusal: ApiError, endpoint: EndpointDefinition | undefined): ApiError {
  const { code, message, current, changedBy, headers } = refusal;
  if (current === undefined || endpoint === undefined) return refusal;
  const schema = conflictOf(endpoint) ?? null;
  if (schema === null) return new ApiError(code, message, { headers });
  const shown = z.safeEncode(schema, current);
  return shown.success
    ? new ApiError(code, message, { headers, current: shown.data, changedBy })
    : new ApiError('server_error', ERROR_MESSAGES.server, { cause: shown.error });
}

function endpointOf(request: FastifyRequest): EndpointDefinition | undefined {
  return request.routeOptions.config.endpoint;
}

const textOf = (error: unknown, key: string): string => {
  const value: unknown = isRecord(error) ? error[key] : undefined;
  return typeof value === 'string' ? value : '';
};

const numberOf = (error: unknown, key: string): number => {
  const value: unknown = isRecord(error) ? error[key] : undefined;
  return typeof value === 'number' ? value : 0;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
