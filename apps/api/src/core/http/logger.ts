import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { databaseFaultOf } from '../db/database-errors.ts';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

interface LoggerOptions {
  readonly level: LogLevel;
  /** Where log lines go; standard output by default. */
  readonly stream?: { write(line: string): void };
}

/**
 * Structured logs without personal data. Of a request they have only the method and the route
 * pattern, so that no query, body, address, token or email can be logged.
 */
export function createLoggerOptions({ level, stream }: LoggerOptions) {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    serializers: { req: describeRequest, err: describeError },
  } satisfies FastifyServerOptions['logger'];
}

/** The route pattern of a request, since its path may contain personal data. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(unknown)';
}

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: routeOf(request),
});

/**
 * An error for the log. The message of a database error repeats the values of its query, so only
 * its code, constraint and stack frames are logged.
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
