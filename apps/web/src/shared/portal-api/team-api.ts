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
 * Every call that the company's own people may make. It loads with the first screen that uses it, so the portal of a
 * client and the first screen of staff do without the calls that only staff make.
 */
export function teamApiOf(portalApi: PortalApi): ReturnType<typeof openTeamApi> {
  const known = opened.get(portalApi);
  if (known !== undefined) return known;
  const api = openTeamApi(portalApi);
  opened.set(portalApi, api);
  return api;
}

export const useTeamApi = () => teamApiOf(usePortalApi());
