import { CLIENT_PATHS, LEGACY_REDIRECTS, SITE_PATHS } from '@cleaning/contract/routes';

/** The addresses that open the app: they are private, so no page is written for them. */
export const APP_PATHS: readonly string[] = [
  SITE_PATHS.login,
  SITE_PATHS.register,
  SITE_PATHS.passwordReset,
  SITE_PATHS.emailVerification,
  ...CLIENT_PATHS,
  SITE_PATHS.staffPortal,
  SITE_PATHS.adminPortal,
  ...Object.keys(LEGACY_REDIRECTS),
];
