import { randomUUID } from 'node:crypto';
import { createApiClient, type ApiClient } from '@cleaning/api-client';
import { ORIGIN } from './addresses.ts';

/** An API client with this session, to set up what a test needs. */
export function apiAs({ token }: { readonly token: string }): ApiClient {
  return createApiClient({ baseUrl: `${ORIGIN}/api/v1`, getToken: () => token });
}

/** The key of one call, which the service does once however often it is sent. */
export const newKey = () => ({ idempotencyKey: randomUUID() });
