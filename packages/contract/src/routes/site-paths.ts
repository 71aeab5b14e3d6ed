import { ADMIN_PATHS } from './admin-paths.ts';
import { ACCOUNT_PATHS, CLIENT_PATHS, PORTAL_HOMES, PUBLIC_PATHS } from './area-paths.ts';
import { STAFF_PATHS } from './staff-paths.ts';

/**
 * Every path of the site, for the router, links in emails and guards. Public and account pages
 * import only the paths of their area, so that visitors do not load those of the staff portal.
 */
export const SITE_PATHS = {
  ...PUBLIC_PATHS,
  ...ACCOUNT_PATHS,
  ...CLIENT_PATHS,
  ...STAFF_PATHS,
  ...ADMIN_PATHS,
  ...PORTAL_HOMES,
} as const;
