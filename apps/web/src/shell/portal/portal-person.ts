import { isNdisUser } from '@cleaning/auth';
import type { Profile, User } from '@cleaning/contract/accounts';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { initialsOf } from '#kit/lib/initials.ts';

/** The signed-in user as shown in the portal's frame. */
export interface ShownPerson {
  readonly name: string;
  readonly detail: string;
  readonly initials: string;
  /** The address of the account page. */
  readonly href: string;
}

/**
 * The session has only the first name; the last name is added once the profile has loaded.
 *
 * @param isLoading the profile is still loading. The initials wait for it, so that they never
 *   change from one letter to two.
 */
export function shownPerson(
  user: User,
  profile: Profile | undefined,
  isLoading: boolean,
): ShownPerson {
  const name = [profile?.first_name ?? user.first_name, profile?.last_name ?? ''].join(' ').trim();
  const shown = name === '' ? user.email : name;
  return {
    name: shown,
    detail: isNdisUser(user) ? 'NDIS client' : 'Client',
    initials: isLoading ? '' : initialsOf(shown),
    href: SITE_PATHS.clientAccount,
  };
}
