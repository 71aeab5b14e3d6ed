import type { TeamPages } from '#kit/page/pages-by-path.ts';
import { ADMIN_FAILED_MAIL_PATH, STAFF_FAILED_MAIL_PATH } from './mail-paths.ts';

export const mailPages: TeamPages = {
  office: {
    [STAFF_FAILED_MAIL_PATH]: () => import('./failed-mail-page.tsx'),
  },
  admin: {
    [ADMIN_FAILED_MAIL_PATH]: () => import('./admin-failed-mail-page.tsx'),
  },
};
