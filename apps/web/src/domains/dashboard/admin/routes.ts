import { SITE_PATHS } from '@cleaning/contract/routes';
import type { TeamPages } from '#kit/page/pages-by-path.ts';

export const adminDashboardPages: TeamPages = {
  admin: {
    [SITE_PATHS.adminPortal]: () => import('./home-page.tsx'),
  },
};
