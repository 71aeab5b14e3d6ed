import { matchRoutes } from 'react-router-dom';
import type { RouteObject, RouterContextProvider } from 'react-router-dom';

/** Loads the scripts of the page at an address, and those of the layouts around it. */
export function preloadPage(routes: RouteObject[], href: string): void {
  for (const { route } of matchesAt(routes, href)) {
    // A script that does not load now fails when its page is opened, and says so there.
    loadModule(route).catch(() => undefined);
  }
}

/** Does the same, and runs the loaders as well: they start to read what the page shows first. */
export function prefetchPage(
  routes: RouteObject[],
  href: string,
  context: RouterContextProvider,
): void {
  const url = urlOf(href);
  for (const { route, params } of matchesAt(routes, href)) {
    loadModule(route)
      .then(({ loader }) =>
        typeof loader === 'function'
          ? loader({ request: new Request(url), url, pattern: route.path ?? '', params, context })
          : undefined,
      )
      .catch(() => undefined);
  }
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

async function loadModule({ lazy }: RouteObject): Promise<LoadedRoute> {
  return typeof lazy === 'function' ? lazy() : {};
}

function matchesAt(routes: RouteObject[], href: string) {
  return navigator.onLine ? (matchRoutes(routes, urlOf(href).pathname) ?? []) : [];
}

const urlOf = (href: string) => new URL(href, window.location.origin);
