/** @module @cleaning/api-client */
export type { CallEnd, CallHooks, CallStart } from './client/call-hooks.ts';
export type {
  CallEndpoint,
  CallInput,
  CallOptions,
  KeyedOptions,
  NamedCall,
  UploadOptions,
} from './client/call-options.ts';
export { createApiClient, type ApiClient } from './client/create-api-client.ts';
export { createCallEndpoint, type ApiClientOptions } from './client/create-call-endpoint.ts';
export { eachItem, eachPage } from './client/each-page.ts';
export {
  ApiError,
  isApiError,
  type ApiErrorKind,
  type FailedRequest,
  type FieldErrors,
} from './errors/api-error.ts';
export { createAccounts } from './resources/accounts.ts';
export { createOwnAccount } from './resources/own-account.ts';
export { normaliseGoogleSession } from './resources/google-session.ts';
export * from './resources/resources.ts';
export type { Confirmation } from './resources/unwrap-envelope.ts';
