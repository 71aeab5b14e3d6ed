import { isAccountPath, isPrivatePath, isTeamPath } from '@cleaning/contract/routes';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { PageLoader } from '#shell/page-loader.tsx';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.ts';
import type { PublicPage } from './public-pages.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteErrorScreen } from './route-error-screen.tsx';

const publicPage = ({ path, title, load }: PublicPage): RouteObject => ({
  path,
  handle: { title },
  lazy: load,
});

/** The id of the layout route that the routes of accounts and portals are added to. */
const PAGES = 'pages';

const publicPages: RouteObject = {
  lazy: () => import('#shell/public-layout.tsx'),
  children: [...PUBLIC_PAGES.map(publicPage), publicPage(NOT_FOUND_PAGE)],
};

const withRoot = (children: RouteObject[]): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: RouteErrorScreen,
    children: [
      { id: PAGES, ErrorBoundary: RouteErrorScreen, HydrateFallback: PageLoader, children },
    ],
  },
];

/**
 * The public pages, and the page for unknown addresses. All but the root load on the first visit.
 * {@link addPrivateRoutes} adds accounts and portals, which visitors do not need.
 */
export const routes: RouteObject[] = withRoot([publicPages]);

const loadTeamRoutes = async () => (await import('./team-routes.tsx')).teamRoutes;
const loadAccountRoutes = async () => (await import('./account-routes.tsx')).accountRoutes;
const loadClientRoutes = async () => (await import('./client-routes.tsx')).clientRoutes;

/**
 * Loads the routes of one area only: account pages do not load a portal's routes, nor one portal
 * the other's.
 */
function loadPrivateRoutes(pathname: string): Promise<RouteObject> {
  if (isTeamPath(pathname)) return loadTeamRoutes();
  return isAccountPath(pathname) ? loadAccountRoutes() : loadClientRoutes();
}

/** The routes of accounts and both portals, for the build. */
export const loadAllPrivateRoutes = (): Promise<RouteObject[]> =>
  Promise.all([loadAccountRoutes(), loadClientRoutes(), loadTeamRoutes()]);

/** Adds the routes of accounts and portals to a router, at the first address that may match one. */
export const addPrivateRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isPrivatePath(path)) patch(PAGES, [await loadPrivateRoutes(path)]);
};

/** Every route that may match an address. */
export async function routesFor(pathname: string): Promise<RouteObject[]> {
  return isPrivatePath(pathname)
    ? withRoot([publicPages, await loadPrivateRoutes(pathname)])
    : routes;
}
