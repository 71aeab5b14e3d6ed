import { createTeamClient } from '@cleaning/api-client';
import { createMutations, createQueries } from '@cleaning/api-client/queries';
import { usePortalApi } from './portal-api.tsx';
import type { PortalApi } from './portal-api.tsx';

const opened = new WeakMap<PortalApi, ReturnType<typeof openTeamApi>>();

function openTeamApi({ client: portalClient }: PortalApi) {
  const client = { ...portalClient, ...createTeamClient(portalClient.callEndpoint) };
  return { client, queries: createQueries(client), mutations: createMutations(client) };
}

/**
 * The API calls of staff and admins. They load with the first screen that uses them, so that the
 * client portal and the first staff screen do not load them.
 */
export function teamApiOf(portalApi: PortalApi): ReturnType<typeof openTeamApi> {
  const known = opened.get(portalApi);
  if (known !== undefined) return known;
  const api = openTeamApi(portalApi);
  opened.set(portalApi, api);
  return api;
}

export const useTeamApi = () => teamApiOf(usePortalApi());
