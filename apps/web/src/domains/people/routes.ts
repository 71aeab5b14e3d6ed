import type { TeamPages } from '#kit/page/pages-by-path.ts';
import { ADMIN_PEOPLE_PATH, ADMIN_ROLES_PATH } from './people-paths.ts';

export const peoplePages: TeamPages = {
  admin: {
    [ADMIN_PEOPLE_PATH]: () => import('./people-page.tsx'),
    [ADMIN_ROLES_PATH]: () => import('./roles-page.tsx'),
  },
};
