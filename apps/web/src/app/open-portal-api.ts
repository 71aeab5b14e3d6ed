import { createPeriodicRefresh } from '@cleaning/api-client/queries';
import type { PortalApi } from '#kit/api/portal-api.tsx';
import { createLiveRefresh } from './live/live-refresh.ts';
import type { OpenedApi } from './open-api.ts';

/** Adds what portal pages need: data that others change is refetched. Load it with `import()`. */
export function openPortalApi({
  client,
  queryClient,
  getToken,
  onForget,
}: Pick<OpenedApi, 'client' | 'queryClient' | 'getToken' | 'onForget'>): PortalApi {
  const refresh = createLiveRefresh({
    queryClient,
    getToken,
    refresh: createPeriodicRefresh(queryClient),
  });
  onForget(refresh.stop);
  return { client, refresh, onForget };
}

export type OpenPortalApi = typeof openPortalApi;
