import {
  API_BASE_PATH,
  ERROR_MESSAGES,
  FILE_TIMEOUT_MS,
  IDEMPOTENCY_KEY_HEADER,
  isFileResponse,
  REQUEST_TIMEOUT_MS,
  UPLOAD_FIELD,
  type EndpointDefinition,
} from '@cleaning/contract';
import { create, isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { ApiError } from '../errors/api-error.ts';
import { describeFailure, fromAxiosError } from '../errors/from-axios-error.ts';
import type { CallEndpoint, UploadOptions } from './call-options.ts';
import { jsonOfBytes, receivedFile } from './received-file.ts';
import { createUnauthorisedReporter } from './unauthorised-reporter.ts';

export interface ApiClientOptions {
  /** Where the service lives: a path of this site, or an absolute address. Default `/api/v1`. */
  readonly baseUrl?: string;
  /** Read before every call; a token is sent as `Authorization: Token …`. */
  readonly getToken: () => string | null;
  /** The session has ended (status 401). Called once for each token, not for signing in or out. */
  readonly onUnauthorised?: (error: ApiError) => void;
  /** How long a call may take, in milliseconds. Default 30 000; for files, five minutes. */
  readonly timeoutMs?: number;
}

interface AnyInput extends UploadOptions {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: File | undefined;
}

/** Builds the one function through which every call goes. */
export function createCallEndpoint(options: ApiClientOptions): CallEndpoint {
  const { getToken, onUnauthorised = () => undefined } = options;
  const reportUnauthorised = createUnauthorisedReporter({ getToken, onUnauthorised });
  const fileTimeoutMs = options.timeoutMs ?? FILE_TIMEOUT_MS;
  const http = create({
    baseURL: `${(options.baseUrl ?? API_BASE_PATH).replace(/\/+$/u, '')}/`,
    timeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    headers: { Accept: 'application/json' },
    transitional: { clarifyTimeoutError: true },
  });

  const callEndpoint = async (definition: EndpointDefinition, input: AnyInput) => {
    const token = input.token ?? getToken();
    const data = input.file === undefined ? input.body : formOf(input.file, input.body);
    try {
      const response = await http.request<unknown>({
        method: definition.method,
        url: endpointPath(definition.path, input.params),
        params: input.query,
        data,
        headers: {
          ...headersFor(token, input.idempotencyKey),
          // Outside a browser, axios would call an absent body a form.
          ...(data === undefined ? { 'Content-Type': false } : {}),
        },
        ...(input.signal === undefined ? {} : { signal: input.signal }),
        ...(bringsFile(definition) ? { responseType: 'arraybuffer' } : {}),
        ...(bringsFile(definition) || input.file !== undefined ? { timeout: fileTimeoutMs } : {}),
        ...progressOf(input),
      });
      return readAnswer(definition, response);
    } catch (error) {
      if (!isAxiosError(error)) throw error;
      if (error.response !== undefined) error.response.data = jsonOfBytes(error.response.data);
      const apiError = fromAxiosError(definition, error);
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

function formOf(file: File, fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value !== undefined) form.append(name, String(value));
  }
  form.append(UPLOAD_FIELD, file, file.name);
  return form;
}

function progressOf({ onUploadProgress }: AnyInput): AxiosRequestConfig {
  if (onUploadProgress === undefined) return {};
  return { onUploadProgress: ({ progress = 0 }) => onUploadProgress(progress) };
}

const bringsFile = ({ responses }: EndpointDefinition): boolean =>
  Object.values(responses).some(isFileResponse);

/** A body must be there exactly when the endpoint says so: a proxy's HTML page is no answer. */
function readAnswer(definition: EndpointDefinition, response: AxiosResponse<unknown>): unknown {
  const answersWithoutBody = Object.values(definition.responses).every((body) => body === null);
  if (answersWithoutBody) return undefined;
  const answer = bringsFile(definition) ? receivedFile(response) : response.data;
  if (typeof answer === 'object' && answer !== null) return answer;
  throw new ApiError({
    kind: 'invalid-response',
    status: response.status,
    message: ERROR_MESSAGES.invalidResponseFormat,
    ...describeFailure(definition, response, undefined),
  });
}

/** Fills the `:name` parts of a path. Values are encoded, so none can become another segment. */
function endpointPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/:(\w+)/gu, (placeholder, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '' || value === '.' || value === '..') {
      throw new TypeError(`The path ${path} needs a value for ${placeholder}.`);
    }
    return encodeURIComponent(value);
  });
}
