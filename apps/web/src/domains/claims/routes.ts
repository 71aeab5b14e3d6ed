import type { TeamPages } from '#kit/page/pages-by-path.ts';
import { STAFF_CLAIMS_IMPORT_PATH, STAFF_CLAIMS_PATH } from './claim-paths.ts';

export const claimPages: TeamPages = {
  office: {
    [STAFF_CLAIMS_PATH]: () => import('./claims-page.tsx'),
    [STAFF_CLAIMS_IMPORT_PATH]: () => import('./import-claims-page.tsx'),
  },
};
