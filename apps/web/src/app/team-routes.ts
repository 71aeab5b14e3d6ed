import { SITE_PATHS } from '@cleaning/contract/routes';
import { lazyRoute } from './lazy-route.tsx';
import type { LazyRoute, LoadRoute } from './lazy-route.tsx';

const portal = (guard: LoadRoute, page: LazyRoute) =>
  lazyRoute(guard, {
    children: [lazyRoute(() => import('./portal-providers.tsx'), { children: [page] })],
  });

/** The portals of the people who work for the company, inside the frame of the site. */
export const teamRoutes = [
  portal(
    () => import('./guards/staff-guard.tsx'),
    lazyRoute(() => import('../routes/staff/home.tsx'), { path: SITE_PATHS.staffPortal }),
  ),
  portal(
    () => import('./guards/admin-guard.tsx'),
    lazyRoute(() => import('../routes/admin/home.tsx'), { path: SITE_PATHS.adminPortal }),
  ),
];
