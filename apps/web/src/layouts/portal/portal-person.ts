import { isNdisUser } from '@cleaning/auth';
import type { Profile, User } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';

/** The signed-in person as the portal's frame shows them. */
export interface ShownPerson {
  readonly name: string;
  readonly detail: string;
  readonly initials: string;
  /** The page about their account. */
  readonly href: string;
}

/** The session knows the first name at once; the last name comes with the profile. */
export function shownPerson(user: User, profile: Profile | undefined): ShownPerson {
  const names = [profile?.first_name ?? user.first_name, profile?.last_name ?? ''].filter(
    (name) => name !== '',
  );
  return {
    name: names.length === 0 ? user.email : names.join(' '),
    detail: isNdisUser(user) ? 'NDIS client' : 'Client',
    initials: initialsOf(names.length === 0 ? [user.email] : names),
    href: SITE_PATHS.clientAccount,
  };
}

function initialsOf(names: readonly string[]): string {
  return names.map((name) => name.charAt(0).toUpperCase()).join('');
}
