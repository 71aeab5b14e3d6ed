import { type AuthState, homePathFor, isPublicPage, isVerificationPage } from '@cleaning/auth';
import { useAuth } from '@cleaning/auth/react';
import { Header, type HeaderSession } from '@cleaning/ui/header';
import { useLocation } from 'react-router-dom';
import { ACCOUNT_LINKS, APP_LINKS, QUOTE_ACTION, SITE_LOGO } from '#content/site-navigation.ts';
import { useLogout } from '#kit/session/logout-context.tsx';
import { HEADER_ITEMS } from './header-items.tsx';

/** The header of the site, for visitors and signed-in users. */
export default function SiteHeader() {
  const location = useLocation();
  const auth = useAuth();
  const logout = useLogout();
  const isApp = auth.isAuthenticated && !isPublicPage(location) && !isVerificationPage(location);
  return (
    <Header
      logo={SITE_LOGO}
      items={HEADER_ITEMS}
      action={QUOTE_ACTION}
      session={headerSession(auth)}
      appItems={isApp && auth.user !== null ? APP_LINKS[auth.user.user_type] : undefined}
      currentPath={location.pathname}
      onLogout={() => void logout()}
    />
  );
}

/** The header's content for the signed-in user, if any. */
function headerSession({ isAuthenticated, user }: AuthState): HeaderSession {
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
