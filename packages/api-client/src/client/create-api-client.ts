import type { CallEndpoint } from './call-options.ts';
import { createCallEndpoint, type ApiClientOptions } from './create-call-endpoint.ts';
import { createPortalClient, type PortalClient } from './portal-client.ts';
import { createTeamClient, type TeamClient } from './team-client.ts';

/** One function for each endpoint, grouped as in the contract. */
export interface ApiClient extends PortalClient, TeamClient {}

/**
 * Builds a client of every group. Two clients share nothing, unless both are built on the same
 * result of {@link createCallEndpoint}.
 */
export function createApiClient(options: ApiClientOptions | CallEndpoint): ApiClient {
  const callEndpoint = typeof options === 'function' ? options : createCallEndpoint(options);
  return { ...createPortalClient(callEndpoint), ...createTeamClient(callEndpoint) };
}
