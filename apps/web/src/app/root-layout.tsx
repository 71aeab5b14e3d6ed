import type { Logout } from '@cleaning/auth';
import { useEndOfLeaving } from '@cleaning/auth/react';
import { LinkProvider } from '@cleaning/ui/providers';
import type { LinkComponentProps } from '@cleaning/ui/providers';
import { use } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { LogoutProvider } from '../shared/session/logout-context.tsx';
import { AppServicesContext } from './app-services-context.ts';
import { useNavigationFocus } from './navigation/use-navigation-focus.ts';
import { usePageTitle } from './navigation/use-page-title.ts';
import { useScrollPosition } from './navigation/use-scroll-position.ts';

/** What every page shares: links, logging out, its title, and where reading goes on. */
export function RootLayout() {
  const services = use(AppServicesContext);
  useScrollPosition();
  useNavigationFocus();
  usePageTitle();
  useEndOfLeaving();
  return (
    <LinkProvider component={RouterLink}>
      <LogoutProvider logout={services?.logout ?? rejectLogout}>
        <Outlet />
      </LogoutProvider>
    </LinkProvider>
  );
}

/** Gives the links of the component library the router's way of navigating. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} discover="none" {...rest} />;
}

/** While pages are prerendered no user is signed in. */
const rejectLogout: Logout = () => Promise.reject(new Error('Nobody is signed in here.'));
