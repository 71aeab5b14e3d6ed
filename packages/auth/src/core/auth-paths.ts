import type { UserType } from '@cleaning/contract';
import { ACCOUNT_PATHS, PORTAL_HOMES, PUBLIC_PATHS } from '@cleaning/contract/routes';

/** The addresses that guards, logins and logouts lead to. */
export interface AuthPaths {
  /** Where a logout leads. */
  readonly start: string;
  readonly login: string;
  /** Where a user goes whose e-mail address is not verified. */
  readonly emailVerification: string;
  /** Where each user type is at home. */
  readonly homes: Readonly<Record<UserType, string>>;
  /** What the pages start with to which a login may lead a user of each type, besides their home. */
  readonly areas: Readonly<Record<UserType, readonly string[]>>;
}

/** Those of the company's site. An admin sees the portal of staff too. */
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
