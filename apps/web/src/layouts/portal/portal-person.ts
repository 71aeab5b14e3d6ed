import { isNdisUser } from '@cleaning/auth';
import type { Profile, User } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { initialsOf } from '../../shared/lib/initials.ts';

/** The signed-in user as shown in the portal's frame. */
export interface ShownPerson {
  readonly name: string;
  readonly detail: string;
  readonly initials: string;
  /** The address of the account page. */
  readonly href: string;
}

/** The session has only the first name; the last name is added once the profile has loaded. */
export function shownPerson(user: User, profile: Profile | undefined): ShownPerson {
  const name = [profile?.first_name ?? user.first_name, profile?.last_name ?? ''].join(' ').trim();
  const shown = name === '' ? user.email : name;
  return {
    name: shown,
    detail: isNdisUser(user) ? 'NDIS client' : 'Client',
    initials: initialsOf(shown),
    href: SITE_PATHS.clientAccount,
  };
}
