import { isPublicPage, isVerificationPage } from '@cleaning/auth';
import { useAuth } from '@cleaning/auth/react';
import { Header } from '@cleaning/ui/header';
import { useLocation } from 'react-router-dom';
import { APP_LINKS, QUOTE_ACTION, SITE_LOGO } from '#content/site-navigation.ts';
import { useLogout } from '#kit/session/logout-context.tsx';
import { HEADER_ITEMS } from './header-items.tsx';
import { headerSession } from './header-session.ts';

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
