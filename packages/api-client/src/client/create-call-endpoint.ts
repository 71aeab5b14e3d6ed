import {
  ERROR_MESSAGES,
  IDEMPOTENCY_KEY_HEADER,
  type EndpointDefinition,
} from '@cleaning/contract';
import { isAxiosError, type AxiosInstance } from 'axios';
import { ApiError } from '../errors/api-error.ts';
import { fromAxiosError } from '../errors/from-axios-error.ts';
import type { CallEndpoint, CallOptions } from './call-options.ts';
import { endpointPath } from './endpoint-path.ts';

interface CallDependencies {
  readonly http: AxiosInstance;
  readonly getToken: () => string | null;
  readonly reportUnauthorised: (
    endpointName: string,
    sentToken: string | null,
    error: ApiError,
  ) => void;
}

interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Builds the one function through which every call goes. */
export function createCallEndpoint(dependencies: CallDependencies): CallEndpoint {
  const { http, getToken, reportUnauthorised } = dependencies;

  const callEndpoint = async (definition: EndpointDefinition, input: AnyInput) => {
    const token = input.token ?? getToken();
    try {
      const response = await http.request<unknown>({
        method: definition.method,
        url: endpointPath(definition.path, input.params),
        params: input.query,
        data: input.body,
        headers: headersFor(token, input.idempotencyKey),
        ...(input.signal === undefined ? {} : { signal: input.signal }),
      });
      return readAnswer(definition, response.status, response.data);
    } catch (error) {
      if (!isAxiosError(error)) throw error;
      const apiError = fromAxiosError(definition.name, error);
      reportUnauthorised(definition.name, token, apiError);
      throw apiError;
    }
  };

  // The body is not checked against its schema here: the same table makes the server serialise it.
  return callEndpoint as CallEndpoint;
}

function headersFor(token: string | null, idempotencyKey: string | undefined) {
  return {
    ...(token === null || token === '' ? {} : { Authorization: `Token ${token}` }),
    ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
  };
}

/** A body must be there exactly when the endpoint says so: a proxy's HTML page is no answer. */
function readAnswer(definition: EndpointDefinition, status: number, data: unknown): unknown {
  const answersWithoutBody = Object.values(definition.responses).every((body) => body === null);
  if (answersWithoutBody) return undefined;
  if (typeof data === 'object' && data !== null) return data;
  throw new ApiError({
    kind: 'invalid-response',
    status,
    message: ERROR_MESSAGES.invalidResponseFormat,
  });
}
