import { LinkProvider } from '@cleaning/ui/providers';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { ApiProvider } from '#kit/api/portal-api.tsx';
import { useAppServices } from './app-services-context.ts';
import { openApi } from './open-api.ts';
import { PrefetchingLink } from './prefetch/prefetching-link.tsx';
import { usePreloadAfterLogin } from './prefetch/use-preload-after-login.ts';

/**
 * Provides what account and portal pages need in addition to a public page: the API calls and the
 * query cache.
 */
export function Component() {
  const { api } = useAppServices();
  const { endpoints, queryClient } = api(openApi);
  usePreloadAfterLogin();
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={endpoints}>
        <LinkProvider component={PrefetchingLink}>
          <Outlet />
        </LinkProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
