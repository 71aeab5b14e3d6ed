import type { Logout } from '@cleaning/auth';
import { useEndOfLeaving } from '@cleaning/auth/react';
import { LinkProvider } from '@cleaning/ui/providers';
import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { LogoutProvider } from '../shared/session/index.ts';
import { AppServicesContext } from './app-services-context.ts';
import { useNavigationFocus } from './navigation/use-navigation-focus.ts';
import { usePageTitle } from './navigation/use-page-title.ts';
import { useScrollPosition } from './navigation/use-scroll-position.ts';
import { RouterLink } from './router-link.tsx';

/** What every page shares: links that stay in the app, the title, and where reading goes on. */
export function RootLayout() {
  const services = use(AppServicesContext);
  usePageTitle();
  useScrollPosition();
  useNavigationFocus();
  useEndOfLeaving();
  return (
    <LinkProvider component={RouterLink}>
      <LogoutProvider logout={services?.logout ?? nobodyToLogOut}>
        <Outlet />
      </LogoutProvider>
    </LinkProvider>
  );
}

/** While pages are written nobody is signed in. */
const nobodyToLogOut: Logout = () => Promise.reject(new Error('Nobody is signed in here.'));
