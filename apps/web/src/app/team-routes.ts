import { SITE_PATHS } from '@cleaning/contract/routes';
import type { RouteObject } from 'react-router-dom';

/** The portals of the people who work for the company, inside the frame of the site. */
export const teamRoutes: RouteObject[] = [
  {
    lazy: () => import('./guards/staff-guard.tsx'),
    children: [
      {
        lazy: () => import('./portal-providers.tsx'),
        children: [
          { path: SITE_PATHS.staffPortal, lazy: () => import('../routes/staff/home.tsx') },
        ],
      },
    ],
  },
  {
    lazy: () => import('./guards/admin-guard.tsx'),
    children: [
      {
        lazy: () => import('./portal-providers.tsx'),
        children: [
          { path: SITE_PATHS.adminPortal, lazy: () => import('../routes/admin/home.tsx') },
        ],
      },
    ],
  },
];
