import { LinkProvider } from '@cleaning/ui/providers';
import { ToastProvider } from '@cleaning/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { DraftsProvider } from '../shared/drafts/use-drafts.tsx';
import { PortalApiProvider } from '../shared/portal-api/portal-api.tsx';
import type { PortalApi } from '../shared/portal-api/portal-api.tsx';
import { useAppServices } from './app-services-context.ts';
import { openApi } from './open-api.ts';
import { PrefetchingLink } from './prefetch/prefetching-link.tsx';
import { usePreloadAfterLogin } from './prefetch/use-preload-after-login.ts';

/** What account and portal pages need beyond a public page: the service and the cache of its answers. */
export function Component() {
  const { api, drafts } = useAppServices();
  const { client, queries, mutations, refresh, queryClient } = api(openApi);
  const portalApi = useMemo<PortalApi>(
    () => ({ client, queries, mutations, refresh }),
    [client, queries, mutations, refresh],
  );
  usePreloadAfterLogin();
  return (
    <QueryClientProvider client={queryClient}>
      <PortalApiProvider api={portalApi}>
        <LinkProvider component={PrefetchingLink}>
          <ToastProvider>
            <DraftsProvider store={drafts}>
              <Outlet />
            </DraftsProvider>
          </ToastProvider>
        </LinkProvider>
      </PortalApiProvider>
    </QueryClientProvider>
  );
}
