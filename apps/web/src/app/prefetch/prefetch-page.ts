import { matchRoutes } from 'react-router-dom';
import type { RouteMatch, RouteObject, RouterContextProvider } from 'react-router-dom';

/** The routes that the page at an address may be among. */
export type RoutesFor = (pathname: string) => Promise<RouteObject[]>;

/** Loads the scripts of the page at an address, and those of the layouts around it. */
export function preloadPage(routesFor: RoutesFor, href: string): void {
  void loadEach(routesFor, href, ({ route }) => loadModule(route));
}

/** Does the same, and runs the loaders as well: they start to read what the page shows first. */
export function prefetchPage(
  routesFor: RoutesFor,
  href: string,
  context: RouterContextProvider,
): void {
  const url = urlOf(href);
  void loadEach(routesFor, href, async ({ route, params }) => {
    const { loader } = await loadModule(route);
    if (typeof loader !== 'function') return;
    await loader({ request: new Request(url), url, pattern: route.path ?? '', params, context });
  });
}

/** Loads what each route at an address needs. What fails now fails when its page is opened, and says so there. */
async function loadEach(
  routesFor: RoutesFor,
  href: string,
  load: (match: RouteMatch) => Promise<unknown>,
): Promise<void> {
  if (!navigator.onLine) return;
  const { pathname } = urlOf(href);
  const routes = await routesFor(pathname).catch(() => []);
  await Promise.allSettled((matchRoutes(routes, pathname) ?? []).map(load));
}

/**
 * Loads the modules of a page before the router is created. React can only hydrate a prerendered page
 * that the router renders at once.
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

const urlOf = (href: string) => new URL(href, window.location.origin);
