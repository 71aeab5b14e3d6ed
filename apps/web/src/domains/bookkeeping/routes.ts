import type { TeamPages } from '#kit/page/pages-by-path.ts';
import { STAFF_BOOKKEEPING_PATH } from './bookkeeping-paths.ts';

export const bookkeepingPages: TeamPages = {
  office: {
    [STAFF_BOOKKEEPING_PATH]: () => import('./bookkeeping-page.tsx'),
  },
};
