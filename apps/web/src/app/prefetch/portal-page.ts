import { type AccessRequirement, decideAccess, isCleaner, isNdisUser } from '@cleaning/auth';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Prefetch } from '#kit/api/prefetch.ts';
import type { PagesByPath } from '#kit/page/pages-by-path.ts';
import { routerServices } from '../app-services-context.ts';

/**
 * Creates the routes of a portal's pages, which only users of the required type can open. The
 * loader of a page prefetches its first data without waiting: the page runs the same queries and
 * shows their loading and error states.
 */
export function pagesFor(requirement: AccessRequirement, pages: PagesByPath): RouteObject[] {
  return Object.entries(pages).map(([path, load]) => ({
    path,
    // The list itself loads another filter or page.
    shouldRevalidate: () => false,
    async lazy() {
      const { Component, handle, prefetch } = await load();
      return prefetch === undefined
        ? { Component, handle }
        : { Component, handle, loader: (args) => prefetchFirstData(requirement, prefetch, args) };
    },
  }));
}

async function prefetchFirstData(
  requirement: AccessRequirement,
  prefetch: Prefetch,
  { request, params, context }: LoaderFunctionArgs,
): Promise<null> {
  const services = context.get(routerServices);
  const { user } = services.currentAuth();
  const { pathname, searchParams } = new URL(request.url);
  const access = decideAccess({
    auth: services.currentAuth(),
    requirement,
    path: pathname,
  });
  if (access.kind !== 'allow' || user === null) return null;
  const { openApi } = await import('../open-api.ts');
  const { client, endpoints, queryClient } = services.api(openApi);
  prefetch({
    api: endpoints,
    client,
    read: (options) => queryClient.prefetchQuery(options),
    params,
    search: searchParams,
    isNdisClient: isNdisUser(user),
    isCleaner: isCleaner(user),
  });
  return null;
}
