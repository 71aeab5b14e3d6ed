import { ACCOUNT_PATHS, CLIENT_PATHS, PORTAL_HOMES, PUBLIC_PATHS } from './area-paths.ts';
import { STAFF_PATHS } from './staff-paths.ts';

/**
 * Every address of the site: the router, the links in e-mails and the guards read it. Code of public and account
 * pages takes the addresses of its area, so that visitors do not load those of the staff portal.
 */
export const SITE_PATHS = {
  ...PUBLIC_PATHS,
  ...ACCOUNT_PATHS,
  ...CLIENT_PATHS,
  ...STAFF_PATHS,
  ...PORTAL_HOMES,
} as const;
