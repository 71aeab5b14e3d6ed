import { createApiClient } from '@cleaning/api-client';
import {
  createMutations,
  createPeriodicRefresh,
  createQueries,
} from '@cleaning/api-client/queries';
import type { PortalApi } from '../shared/portal-api/portal-api.tsx';
import { createLiveRefresh } from './live/live-refresh.ts';
import type { OpenedApi } from './open-api.ts';

/** Every call of the service, which only portals need. Load it with `import()`. */
export function openPortalApi({
  callEndpoint,
  queryClient,
  getToken,
  onForget,
}: Pick<OpenedApi, 'callEndpoint' | 'queryClient' | 'getToken' | 'onForget'>): PortalApi {
  const client = createApiClient(callEndpoint);
  const refresh = createLiveRefresh({
    queryClient,
    getToken,
    refresh: createPeriodicRefresh(queryClient),
  });
  onForget(refresh.stop);
  return { client, queries: createQueries(client), mutations: createMutations(client), refresh };
}

export type OpenPortalApi = typeof openPortalApi;
