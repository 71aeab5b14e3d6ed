import { SITE_PATHS } from '@cleaning/contract/routes';
import type { PagesByPath } from '#kit/page/pages-by-path.ts';

export const clientDocumentPages: PagesByPath = {
  [SITE_PATHS.clientDocuments]: () => import('./documents-page.tsx'),
};
