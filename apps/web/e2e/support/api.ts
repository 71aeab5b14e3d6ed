import { createApiClient, type ApiClient } from '@cleaning/api-client';

/** The address that the tests of this run are served from. */
export const ORIGIN = `http://localhost:${process.env['E2E_PORT'] ?? '8099'}`;

/** The service as the holder of a session calls it: for what a test needs and does not try itself. */
export function apiAs({ token }: { readonly token: string }): ApiClient {
  return createApiClient({ baseUrl: `${ORIGIN}/api/v1`, getToken: () => token });
}
