import { LinkProvider } from '@cleaning/ui/providers';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { SessionApiProvider } from '#kit/session/session-api.tsx';
import { useAppServices } from './app-services-context.ts';
import { openApi } from './open-api.ts';
import { PrefetchingLink } from './prefetch/prefetching-link.tsx';
import { usePreloadAfterLogin } from './prefetch/use-preload-after-login.ts';

/**
 * Provides what account and portal pages need in addition to a public page: the session's API calls
 * and the query cache.
 */
export function Component() {
  const { api } = useAppServices();
  const { session, queryClient } = api(openApi);
  usePreloadAfterLogin();
  return (
    <QueryClientProvider client={queryClient}>
      <SessionApiProvider api={session}>
        <LinkProvider component={PrefetchingLink}>
          <Outlet />
        </LinkProvider>
      </SessionApiProvider>
    </QueryClientProvider>
  );
}
