import { createPortalClient } from '@cleaning/api-client';
import {
  createPeriodicRefresh,
  createPortalMutations,
  createPortalQueries,
} from '@cleaning/api-client/queries';
import type { PortalApi } from '#kit/api/portal-api.tsx';
import { createLiveRefresh } from './live/live-refresh.ts';
import type { OpenedApi } from './open-api.ts';

/** Creates the API calls of the portals. Load it with `import()`. */
export function openPortalApi({
  callEndpoint,
  queryClient,
  getToken,
  onForget,
}: Pick<OpenedApi, 'callEndpoint' | 'queryClient' | 'getToken' | 'onForget'>): PortalApi {
  const client = createPortalClient(callEndpoint);
  const refresh = createLiveRefresh({
    queryClient,
    getToken,
    refresh: createPeriodicRefresh(queryClient),
  });
  onForget(refresh.stop);
  return {
    client,
    queries: createPortalQueries(client),
    mutations: createPortalMutations(client),
    refresh,
    onForget,
  };
}

export type OpenPortalApi = typeof openPortalApi;
