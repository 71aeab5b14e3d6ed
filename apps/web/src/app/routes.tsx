import { SITE_PATHS } from '@cleaning/contract/routes';
import { Loader } from '@cleaning/ui/loader';
import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from './account-routes.ts';
import { clientRoutes } from './client-routes.ts';
import { legacyRoutes } from './legacy-routes.ts';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.ts';
import type { PublicPage } from './public-pages.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteErrorScreen } from './route-error-screen.tsx';

const publicRoute = ({ path, head, load }: PublicPage): RouteObject => ({
  path,
  handle: head,
  lazy: load,
});

/** Every address of the site. Pages load when they are visited. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteErrorScreen,
    HydrateFallback: () => <Loader variant="branded" size="xl" label="Loading..." />,
    children: [
      {
        lazy: () => import('../layouts/public-layout.tsx'),
        children: [
          ...PUBLIC_PAGES.map(publicRoute),
          { path: SITE_PATHS.staffPortal, lazy: () => import('../routes/staff/home.tsx') },
          { path: SITE_PATHS.adminPortal, lazy: () => import('../routes/admin/home.tsx') },
          publicRoute(NOT_FOUND_PAGE),
        ],
      },
      ...accountRoutes,
      ...clientRoutes,
      ...legacyRoutes,
    ],
  },
];
