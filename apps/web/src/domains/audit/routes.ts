import type { TeamPages } from '#kit/page/pages-by-path.ts';
import { ADMIN_AUDIT_PATH } from './audit-paths.ts';

export const auditPages: TeamPages = {
  admin: {
    [ADMIN_AUDIT_PATH]: () => import('./audit-page.tsx'),
  },
};
