import { PORTAL_HOMES } from './area-paths.ts';

/** The pages of the admin portal, for admins, which share one guard. */
export const ADMIN_PATHS = {
  adminPortal: PORTAL_HOMES.adminPortal,
  adminPeople: '/admin/portal/users',
  adminRoles: '/admin/portal/users/roles',
  adminFailedMail: '/admin/portal/email/failed',
} as const;
