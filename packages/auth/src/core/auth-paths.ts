import type { UserType } from '@cleaning/contract/accounts';
import { ACCOUNT_PATHS, PORTAL_HOMES, PUBLIC_PATHS } from '@cleaning/contract/routes';

/** The addresses to which guards, logins and logouts lead. */
export interface AuthPaths {
  /** The page after a logout. */
  readonly start: string;
  readonly login: string;
  /** The page for users whose email address is not verified. */
  readonly emailVerification: string;
  /** The home page of each user type. */
  readonly homes: Readonly<Record<UserType, string>>;
  /** The path prefixes to which a login may lead a user of each type, besides their home page. */
  readonly areas: Readonly<Record<UserType, readonly string[]>>;
}

/** The paths of the company's site. An admin may see the staff portal too. */
export const SITE_AUTH_PATHS: AuthPaths = {
  start: PUBLIC_PATHS.home,
  login: ACCOUNT_PATHS.login,
  emailVerification: ACCOUNT_PATHS.emailVerification,
  homes: {
    admin: PORTAL_HOMES.adminPortal,
    staff: PORTAL_HOMES.staffPortal,
    client: PORTAL_HOMES.clientPortal,
  },
  areas: { admin: ['/admin/', '/staff/'], staff: ['/staff/'], client: ['/clients/'] },
};
