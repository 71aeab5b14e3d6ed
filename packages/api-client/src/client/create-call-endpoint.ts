import { API_BASE_PATH, REQUEST_TIMEOUT_MS } from '@cleaning/contract/calls';
import { create, isAxiosError } from 'axios';
import { ApiError } from '../errors/api-error.ts';
import { describeFailure, fromAxiosError } from '../errors/from-axios-error.ts';
import { assertReachable } from './assert-reachable.ts';
import { runHook, type CallHooks } from './call-hooks.ts';
import type { CallEndpoint, NamedCall } from './call-options.ts';
import { readAnswer, type AnswerSchemas } from './read-answer.ts';
import { repeat } from './repeat.ts';
import { requestOf, type AnyInput } from './request-of.ts';
import { createUnauthorisedReporter } from './unauthorised-reporter.ts';

export interface ApiClientOptions extends CallHooks {
  /** Where the service lives: a path of this site, or an absolute address. Default `/api/v1`. */
  readonly baseUrl?: string;
  /** Read before every call; a token is sent as `Authorization: Token …`. */
  readonly getToken: () => string | null;
  /** The session has ended (status 401). Called once for each token, not for signing in or out. */
  readonly onUnauthorised?: (error: ApiError) => void;
  /** How long each try of a call may take, in milliseconds. Default 30 000; for files, five minutes. */
  readonly timeoutMs?: number;
  /**
   * How many more tries a call has that a lost network or a service in trouble has failed. Default 0.
   * Only reads are repeated, and writes with an `idempotencyKey` to an endpoint that takes one.
   */
  readonly retries?: number;
  /** Checks every answer against its schema, as in `checkAnswers: endpoints`. Default: none. */
  readonly checkAnswers?: AnswerSchemas;
}

/** Builds the one function through which every call goes. */
export function createCallEndpoint(options: ApiClientOptions): CallEndpoint {
  const { getToken, onUnauthorised = () => undefined, retries = 0 } = options;
  const reportUnauthorised = createUnauthorisedReporter({ getToken, onUnauthorised });
  const baseUrl = options.baseUrl ?? API_BASE_PATH;
  const http = create({
    baseURL: `${baseUrl.replace(/\/+$/u, '')}/`,
    timeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    headers: { Accept: 'application/json' },
    transitional: { clarifyTimeoutError: true },
  });

  const attemptCall = async (call: NamedCall, input: AnyInput, attempt: number) => {
    const token = input.token ?? getToken();
    const request = requestOf(call, input, token, options.timeoutMs);
    const { name, method, path } = call;
    const start = { name, method, path, attempt };
    const startedAt = Date.now();
    const end = (status: number | null, requestId?: string, error?: ApiError) =>
      runHook(options.afterCall, {
        ...start,
        durationMs: Date.now() - startedAt,
        status,
        requestId,
        error,
      });
    runHook(options.beforeCall, start);
    try {
      const response = await http.request<unknown>(request);
      const answer = readAnswer(call, response, options.checkAnswers);
      end(response.status, describeFailure(call, response, undefined).requestId);
      return answer;
    } catch (error) {
      if (!isAxiosError(error) && !(error instanceof ApiError)) throw error;
      const apiError = isAxiosError(error) ? fromAxiosError(call, error, input.signal) : error;
      end(apiError.status, apiError.requestId, apiError);
      reportUnauthorised(name, token, apiError);
      throw apiError;
    }
  };

  const callEndpoint = async (call: NamedCall, input: AnyInput) => {
    assertReachable(baseUrl);
    return repeat(call, input, input.retries ?? retries, (attempt) =>
      attemptCall(call, input, attempt),
    );
  };

  // What it resolves with is typed by the contract, which also makes the server serialise it.
  return callEndpoint as CallEndpoint;
}
