import { SITE_PATHS } from '@cleaning/contract/routes';
import type { PagesByPath } from '#kit/page/pages-by-path.ts';

export const clientDashboardPages: PagesByPath = {
  [SITE_PATHS.clientPortal]: () => import('./dashboard-page.tsx'),
};
