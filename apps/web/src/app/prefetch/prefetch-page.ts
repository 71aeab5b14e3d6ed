import { matchRoutes } from 'react-router-dom';
import type { RouteMatch, RouteObject, RouterContextProvider } from 'react-router-dom';

/** Finds the routes that may match an address. */
export type RoutesFor = (pathname: string) => Promise<RouteObject[]>;

/** Loads the scripts of the page at an address, and those of the layouts around it. */
export function preloadPage(routesFor: RoutesFor, href: string): void {
  void loadEach(routesFor, href, ({ route }) => loadModule(route));
}

/** Preloads the page, and also runs its loaders, which prefetch its first data. */
export function prefetchPage(
  routesFor: RoutesFor,
  href: string,
  context: RouterContextProvider,
): void {
  const url = toUrl(href);
  void loadEach(routesFor, href, async ({ route, params }) => {
    const { loader } = await loadModule(route);
    if (typeof loader !== 'function') return;
    await loader({ request: new Request(url), url, pattern: route.path ?? '', params, context });
  });
}

/**
 * Loads the modules of each route that matches an address. Errors are ignored here, because they
 * recur and are shown when the page is opened.
 */
async function loadEach(
  routesFor: RoutesFor,
  href: string,
  load: (match: RouteMatch) => Promise<unknown>,
): Promise<void> {
  if (!navigator.onLine) return;
  const { pathname } = toUrl(href);
  const routes = await routesFor(pathname).catch(() => []);
  await Promise.allSettled((matchRoutes(routes, pathname) ?? []).map(load));
}

/**
 * Loads the modules of a page before the router is created, because React can only hydrate a
 * prerendered page that renders synchronously.
 */
export async function loadLazyRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const lazy = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  await Promise.all(
    lazy.map(async (route) => Object.assign(route, await loadModule(route), { lazy: undefined })),
  );
}

type LoadedRoute = Pick<RouteObject, 'Component' | 'handle' | 'loader'>;

async function loadModule(route: RouteObject): Promise<LoadedRoute> {
  return typeof route.lazy === 'function' ? route.lazy() : route;
}

const toUrl = (href: string) => new URL(href, window.location.origin);
