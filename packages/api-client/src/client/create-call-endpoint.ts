import { API_BASE_PATH, REQUEST_TIMEOUT_MS } from '@cleaning/contract/http/rules';
import { create, isAxiosError } from 'axios';
import { ApiError } from '../errors/api-error.ts';
import { describeFailure, fromAxiosError } from '../errors/from-axios-error.ts';
import { assertReachable } from './assert-reachable.ts';
import { runHook, type CallHooks } from './call-hooks.ts';
import type { CallEndpoint, NamedCall } from './call-options.ts';
import { readAnswer, type AnswerSchemas } from './read-answer.ts';
import { withRetries } from './with-retries.ts';
import { requestOf, type AnyInput } from './request-of.ts';
import { createUnauthorisedReporter } from './unauthorised-reporter.ts';

export interface ApiClientOptions extends CallHooks {
  /** The base URL of the service: a path of this site, or an absolute URL. Default `/api/v1`. */
  readonly baseUrl?: string;
  /** Called before every call. A token is sent as `Authorization: Token …`. */
  readonly getToken: () => string | null;
  /**
   * Called when the session has ended (status 401): once for each token, and not for signing in or
   * out.
   */
  readonly onUnauthorised?: (error: ApiError) => void;
  /** The timeout of each try, in milliseconds. Default 30,000; for files, five minutes. */
  readonly timeoutMs?: number;
  /**
   * How many more tries a call gets after a network error or a temporary server error. Default 0.
   * Only reads are repeated, and writes with an `idempotencyKey` to an endpoint that accepts one.
   */
  readonly retries?: number;
  /**
   * Validates every answer with these schemas, as in `checkAnswers: endpoints`. Default: no
   * validation.
   */
  readonly checkAnswers?: AnswerSchemas;
}

/** Builds the function through which every call is made. */
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
    return withRetries(call, input, input.retries ?? retries, (attempt) =>
      attemptCall(call, input, attempt),
    );
  };

  // The result type comes from the contract, by which the server serialises answers.
  return callEndpoint as CallEndpoint;
}
