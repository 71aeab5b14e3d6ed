import { SITE_PATHS } from '@cleaning/contract/routes';
import type { PagesByPath } from '#kit/page/pages-by-path.ts';

export const clientMessagePages: PagesByPath = {
  [SITE_PATHS.clientMessages]: () => import('./messages-page.tsx'),
};
