import {
  ERROR_MESSAGES,
  IDEMPOTENCY_KEY_HEADER,
  isFileResponse,
  UPLOAD_FIELD,
  type EndpointDefinition,
} from '@cleaning/contract';
import {
  isAxiosError,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { ApiError } from '../errors/api-error.ts';
import { describeFailure, fromAxiosError } from '../errors/from-axios-error.ts';
import type { CallEndpoint, UploadOptions } from './call-options.ts';
import { endpointPath } from './endpoint-path.ts';
import { jsonOfBytes, receivedFile } from './received-file.ts';

interface CallDependencies {
  readonly http: AxiosInstance;
  /** How long a call that sends or brings a file may take, in milliseconds. */
  readonly fileTimeoutMs: number;
  readonly getToken: () => string | null;
  readonly reportUnauthorised: (
    endpointName: string,
    sentToken: string | null,
    error: ApiError,
  ) => void;
}

interface AnyInput extends UploadOptions {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: File | undefined;
}

/** Builds the one function through which every call goes. */
export function createCallEndpoint(dependencies: CallDependencies): CallEndpoint {
  const { http, fileTimeoutMs, getToken, reportUnauthorised } = dependencies;

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
