import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { databaseFaultOf } from '../db/database-errors.ts';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

interface LoggerOptions {
  readonly level: LogLevel;
  /** Where lines go; standard output by default. */
  readonly stream?: { write(line: string): void };
}

/**
 * Structured logs without personal data: of a request only its method and the pattern of its route,
 * so no query, body, address, token or e-mail can slip in.
 */
export function createLoggerOptions({ level, stream }: LoggerOptions) {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    serializers: { req: describeRequest, err: describeError },
  } satisfies FastifyServerOptions['logger'];
}

/** The name of what was called: the pattern of the route, since a path may hold anything. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(unknown)';
}

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: routeOf(request),
});

/**
 * An error for the log. A database error repeats the values of its query in its message, so of those
 * only the code, the constraint and the frames of the stack are kept.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error))
    return { type: typeof error, message: '(not an error)', stack: '' };
  const fault = databaseFaultOf(error);
  const isDatabaseError = fault !== null || 'query' in error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return {
    type: error.name,
    message: isDatabaseError ? '(values left out)' : error.message,
    ...(fault === null ? {} : { database: fault }),
    stack: frames.join('\n'),
  };
}
