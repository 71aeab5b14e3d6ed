import { createApiClient, type ApiClient } from '@cleaning/api-client';

/** The origin of the site under test. */
export const ORIGIN = `http://localhost:${process.env['E2E_PORT'] ?? '8099'}`;

/** An API client with this session, to set up what a test needs. */
export function apiAs({ token }: { readonly token: string }): ApiClient {
  return createApiClient({ baseUrl: `${ORIGIN}/api/v1`, getToken: () => token });
}
