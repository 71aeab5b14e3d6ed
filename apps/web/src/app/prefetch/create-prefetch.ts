import type { Queries } from '@cleaning/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import type { LazyRoute } from '../lazy-route.tsx';

interface PrefetchDependencies {
  readonly routes: readonly LazyRoute[];
  readonly queries: Queries;
  readonly queryClient: QueryClient;
  readonly isNdisClient: boolean;
}

/** Gets pages ready that a person seems about to open: their scripts, and what they show first. */
export function createPrefetch({
  routes,
  queries,
  queryClient,
  isNdisClient,
}: PrefetchDependencies) {
  const read: QueryClient['prefetchQuery'] = (options) => queryClient.prefetchQuery(options);
  return (href: string): void => {
    if (!navigator.onLine) return;
    const { pathname, searchParams: search } = new URL(href, window.location.origin);
    for (const { route, params } of matchRoutes([...routes], pathname) ?? []) {
      route.preload().then(
        (module) => module?.prefetch?.({ queries, read, params, search, isNdisClient }),
        // What does not load now says so when it is opened.
        () => undefined,
      );
    }
  };
}
