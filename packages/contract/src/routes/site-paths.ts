import {
  ACCOUNT_PATHS,
  CLIENT_PATHS,
  EMAILED_TEAM_PATHS,
  PORTAL_HOMES,
  PUBLIC_PATHS,
} from './area-paths.ts';

/**
 * The addresses of the site that others know too: guards, the service and its emails. The site
 * names the other pages of the team itself.
 */
export const SITE_PATHS = {
  ...PUBLIC_PATHS,
  ...ACCOUNT_PATHS,
  ...CLIENT_PATHS,
  ...PORTAL_HOMES,
  ...EMAILED_TEAM_PATHS,
} as const;
