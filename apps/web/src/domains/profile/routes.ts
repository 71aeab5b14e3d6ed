import { SITE_PATHS } from '@cleaning/contract/routes';
import type { PagesByPath } from '#kit/page/pages-by-path.ts';

export const profilePages: PagesByPath = {
  [SITE_PATHS.clientAccount]: () => import('./account-page.tsx'),
};
