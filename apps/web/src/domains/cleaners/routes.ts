import type { TeamPages } from '#kit/page/pages-by-path.ts';
import { STAFF_CLEANER_PATH } from './cleaner-paths.ts';

export const cleanerPages: TeamPages = {
  staff: {
    [STAFF_CLEANER_PATH]: () => import('./cleaner-page.tsx'),
  },
};
