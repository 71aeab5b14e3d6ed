import { useEndOfLeaving } from '@cleaning/auth/react';
import { LinkProvider } from '@cleaning/ui/providers';
import type { LinkComponentProps } from '@cleaning/ui/providers';
import { Link, Outlet } from 'react-router-dom';
import { LogoutProvider } from '#kit/session/logout-context.tsx';
import { useAppServices } from './app-services-context.ts';
import { useNavigationFocus } from './navigation/use-navigation-focus.ts';
import { usePageTitle } from './navigation/use-page-title.ts';
import { useScrollPosition } from './navigation/use-scroll-position.ts';

/**
 * The features of every page: links, logging out, the document title and focus after navigation.
 */
export function RootLayout() {
  const { logout } = useAppServices();
  useScrollPosition();
  useNavigationFocus();
  usePageTitle();
  useEndOfLeaving();
  return (
    <LinkProvider component={RouterLink}>
      <LogoutProvider logout={logout}>
        <Outlet />
      </LogoutProvider>
    </LinkProvider>
  );
}

/** Connects the links of the component library to the router. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} discover="none" {...rest} />;
}
