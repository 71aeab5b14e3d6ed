import { SITE_PATHS } from '@cleaning/contract/routes';
import type { TeamPages } from '#kit/page/pages-by-path.ts';

export const staffDashboardPages: TeamPages = {
  staff: {
    [SITE_PATHS.staffPortal]: () => import('./today-page.tsx'),
  },
};
