import {
  FILE_TIMEOUT_MS,
  IDEMPOTENCY_KEY_HEADER,
  UPLOAD_FIELD,
} from '@cleaning/contract/http/rules';
import type { AxiosRequestConfig } from 'axios';
import type { NamedCall, UploadOptions } from './call-options.ts';

/** The input of a call, whichever endpoint it is for. */
export interface AnyInput extends UploadOptions {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: File | undefined;
}

/**
 * Builds the HTTP request of a call.
 *
 * @param timeoutMs the client's own timeout, if it has one.
 * @throws {TypeError} when a path parameter cannot be in a URL.
 */
export function requestOf(
  call: NamedCall,
  input: AnyInput,
  token: string | null,
  timeoutMs: number | undefined,
): AxiosRequestConfig {
  const data = input.file === undefined ? input.body : formOf(input.file, input.body);
  const movesFile = call.brings === 'file' || input.file !== undefined;
  const timeout = input.timeoutMs ?? timeoutMs ?? (movesFile ? FILE_TIMEOUT_MS : undefined);
  return {
    method: call.method,
    url: endpointPath(call.path, input.params),
    params: input.query,
    data,
    headers: {
      ...input.headers,
      ...headersFor(token, input.idempotencyKey),
      // Outside of a browser, axios would send the content type of a form for an absent body.
      ...(data === undefined ? { 'Content-Type': false } : {}),
    },
    ...(input.signal === undefined ? {} : { signal: input.signal }),
    ...(call.brings === 'file' ? { responseType: 'arraybuffer' } : {}),
    ...(timeout === undefined ? {} : { timeout }),
    ...progressOf(input),
  };
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

/** Fills in the `:name` parts of a path. Values are encoded, so that none can add a segment. */
function endpointPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/:(\w+)/gu, (placeholder, name: string) => {
    const given = params[name];
    // The part of a claim file is a number.
    const value = typeof given === 'number' ? String(given) : given;
    if (typeof value !== 'string' || value === '' || value === '.' || value === '..') {
      throw new TypeError(`The path ${path} needs a value for ${placeholder}.`);
    }
    return encodeURIComponent(value);
  });
}
