import { homePathFor } from '@cleaning/auth';
import type { AuthState } from '@cleaning/auth';
import type { HeaderSession } from '@cleaning/ui/header';
import { ACCOUNT_LINKS } from '#content/site-navigation.ts';

/** The header's content for the signed-in user, if any. */
export function headerSession({ isAuthenticated, user }: AuthState): HeaderSession {
  if (!isAuthenticated || user === null) {
    return { kind: 'signed-out', ...ACCOUNT_LINKS };
  }
  if (!user.is_verified) {
    return { kind: 'unverified', message: 'Please verify your email' };
  }
  const name = user.first_name.trim();
  return {
    kind: 'verified',
    name: name === '' ? 'Portal' : name,
    href: homePathFor(user.user_type),
  };
}
