export type { CallEndpoint, CallInput, CallOptions, UploadOptions } from './client/call-options.ts';
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
} from './client/create-api-client.ts';
export {
  ApiError,
  isApiError,
  type ApiErrorKind,
  type FailedRequest,
  type FieldErrors,
} from './errors/api-error.ts';
export { normaliseGoogleSession } from './resources/google-session.ts';
export type { Confirmation } from './resources/unwrap-envelope.ts';
