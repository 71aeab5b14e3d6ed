import { ToastProvider } from '@cleaning/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { PortalApiProvider } from '../shared/portal-api/index.ts';
import type { PortalApi } from '../shared/portal-api/index.ts';
import { useAppServices } from './app-services-context.ts';
import { openApi } from './open-api.ts';

/** What account and portal pages need beyond a public page: the service and the cache of its answers. */
export function Component() {
  const { api } = useAppServices();
  const { client, queries, mutations, refresh, queryClient } = api(openApi);
  const portalApi = useMemo<PortalApi>(
    () => ({ client, queries, mutations, refresh }),
    [client, queries, mutations, refresh],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <PortalApiProvider api={portalApi}>
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      </PortalApiProvider>
    </QueryClientProvider>
  );
}
