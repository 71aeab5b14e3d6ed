import { useAuth } from '@cleaning/auth/react';
import { LinkProvider } from '@cleaning/ui/providers';
import { ToastProvider } from '@cleaning/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { PortalApiProvider } from '../shared/portal-api/index.ts';
import type { PortalApi } from '../shared/portal-api/index.ts';
import { useAppServices } from './app-services-context.ts';
import { openApi } from './open-api.ts';
import { createPrefetch } from './prefetch/create-prefetch.ts';
import { PrefetchContext } from './prefetch/prefetch-context.ts';
import { PrefetchingLink } from './prefetch/prefetching-link.tsx';
import { RoutesContext } from './prefetch/routes-context.ts';
import { usePageAfterLogin } from './prefetch/use-page-after-login.ts';

/** What account and portal pages need beyond a public page: the service and the cache of its answers. */
export function Component() {
  const { api } = useAppServices();
  const { client, queries, mutations, refresh, queryClient } = api(openApi);
  const portalApi = useMemo<PortalApi>(
    () => ({ client, queries, mutations, refresh }),
    [client, queries, mutations, refresh],
  );
  const { isNdisClient } = useAuth();
  const routes = use(RoutesContext);
  const prefetch = useMemo(
    () => createPrefetch({ routes, queries, queryClient, isNdisClient }),
    [routes, queries, queryClient, isNdisClient],
  );
  usePageAfterLogin({ routes, prefetch });
  return (
    <QueryClientProvider client={queryClient}>
      <PortalApiProvider api={portalApi}>
        <PrefetchContext value={prefetch}>
          <LinkProvider component={PrefetchingLink}>
            <ToastProvider>
              <Outlet />
            </ToastProvider>
          </LinkProvider>
        </PrefetchContext>
      </PortalApiProvider>
    </QueryClientProvider>
  );
}
