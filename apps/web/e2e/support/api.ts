import { createApiClient, type ApiClient } from '@cleaning/api-client';
import { ORIGIN } from './addresses.ts';

/** An API client with this session, to set up what a test needs. */
export function apiAs({ token }: { readonly token: string }): ApiClient {
  return createApiClient({ baseUrl: `${ORIGIN}/api/v1`, getToken: () => token });
}
