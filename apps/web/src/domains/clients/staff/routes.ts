import type { TeamPages } from '#kit/page/pages-by-path.ts';
import { STAFF_CLIENTS_PATH, STAFF_CLIENT_NEW_PATH, STAFF_CLIENT_PATH } from '../client-paths.ts';

export const clientRecordPages: TeamPages = {
  office: {
    [STAFF_CLIENTS_PATH]: () => import('./clients-page.tsx'),
    [STAFF_CLIENT_NEW_PATH]: () => import('./new-client-page.tsx'),
    [STAFF_CLIENT_PATH]: () => import('./client-page.tsx'),
  },
};
