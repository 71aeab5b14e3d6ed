import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.ts';
import type { PublicPage } from './public-pages.ts';
import type { RouteHandle } from './route-handle.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteErrorScreen } from './route-error-screen.tsx';
import { ShellLoader } from './shell-loader.tsx';

const ROOT_ID = 'root';
const SITE_ID = 'site';

const publicRoute = ({ path, title, load }: PublicPage): RouteObject => ({
  path,
  handle: { title } satisfies RouteHandle,
  lazy: load,
});

/**
 * The routes of the public site. Pages load when they are visited, and the rest of the routes with
 * the first visit to one of them.
 */
export const routes: RouteObject[] = [
  {
    id: ROOT_ID,
    Component: RootLayout,
    ErrorBoundary: RouteErrorScreen,
    HydrateFallback: ShellLoader,
    children: [
      {
        id: SITE_ID,
        lazy: () => import('../layouts/public-layout.tsx'),
        children: [...PUBLIC_PAGES, NOT_FOUND_PAGE].map(publicRoute),
      },
    ],
  },
];

const APP_AREAS = /^\/(?:accounts|admin|clients|quotes|staff)(?:\/|$)/i;

/** Adds the routes beyond the public site as soon as an address asks for them. */
export function createRoutePatcher(): PatchRoutesOnNavigationFunction {
  let isPatched = false;
  return async ({ path, patch }) => {
    if (isPatched || !APP_AREAS.test(path)) {
      return;
    }
    const { accountRoutes, clientRoutes, legacyRoutes, teamRoutes } =
      await import('./app-routes.ts');
    isPatched = true;
    patch(ROOT_ID, [...accountRoutes, ...clientRoutes, ...legacyRoutes]);
    patch(SITE_ID, teamRoutes);
  };
}
