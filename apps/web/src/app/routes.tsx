import { isAccountPath, isPrivatePath, isTeamPath } from '@cleaning/contract/routes';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { PageLoader } from './page-loader.tsx';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.ts';
import type { PublicPage } from './public-pages.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteErrorScreen } from './route-error-screen.tsx';

const publicPage = ({ path, title, load }: PublicPage): RouteObject => ({
  path,
  handle: { title },
  lazy: load,
});

/** The layout route that accounts and portals join once they are known. */
const PAGES = 'pages';

/**
 * The public pages, and the page of every address that is none. All but the root load when they are first
 * visited. Those of accounts and portals come from {@link addPrivateRoutes}: a visitor needs none of them.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteErrorScreen,
    children: [
      {
        id: PAGES,
        ErrorBoundary: RouteErrorScreen,
        HydrateFallback: PageLoader,
        children: [
          {
            lazy: () => import('../layouts/public-layout.tsx'),
            children: [...PUBLIC_PAGES.map(publicPage), publicPage(NOT_FOUND_PAGE)],
          },
        ],
      },
    ],
  },
];

/** The routes of one area: an account page does not load the list of a portal's pages, nor one portal the other's. */
async function loadPrivateRoutes(pathname: string): Promise<RouteObject> {
  if (isTeamPath(pathname)) return (await import('./team-routes.tsx')).teamRoutes;
  if (isAccountPath(pathname)) return (await import('./account-routes.tsx')).accountRoutes;
  return (await import('./client-routes.tsx')).clientRoutes;
}

/** Gives a router the routes of accounts and portals, at the first address that may be one of them. */
export const addPrivateRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isPrivatePath(path)) patch(PAGES, [await loadPrivateRoutes(path)]);
};

/** Every route that the page at an address may be among. */
export async function routesFor(pathname: string): Promise<RouteObject[]> {
  return isPrivatePath(pathname) ? [...routes, await loadPrivateRoutes(pathname)] : routes;
}
