import type { Logout } from '@cleaning/auth';
import { useEndOfLeaving } from '@cleaning/auth/react';
import { LinkProvider } from '@cleaning/ui/providers';
import { use, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '../shared/error-boundary/index.ts';
import { LogoutProvider } from '../shared/session/index.ts';
import { AppServicesContext } from './app-services-context.ts';
import { lazyComponent } from './lazy-route.tsx';
import { useNavigationFocus } from './navigation/use-navigation-focus.ts';
import { useScrollPosition } from './navigation/use-scroll-position.ts';
import { Pages } from './pages.tsx';
import { isInApp, publicRoutes } from './public-routes.ts';
import { RouteErrorScreen } from './route-error-screen.tsx';
import { RouterLink } from './router-link.tsx';

const { Component: AppPages } = lazyComponent(() => import('./app-routes.tsx'));

/** The page of the current address and what every page shares: links, logging out, where reading goes on. */
export function Site() {
  const services = use(AppServicesContext);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useLayoutEffect(() => services?.navigation.join(navigate), [services, navigate]);
  useScrollPosition();
  useNavigationFocus();
  useEndOfLeaving();
  return (
    <LinkProvider component={RouterLink}>
      <LogoutProvider logout={services?.logout ?? nobodyToLogOut}>
        <ErrorBoundary place={pathname} fallback={<RouteErrorScreen />}>
          {isInApp(pathname) ? <AppPages /> : <Pages routes={publicRoutes} />}
        </ErrorBoundary>
      </LogoutProvider>
    </LinkProvider>
  );
}

/** While pages are written nobody is signed in. */
const nobodyToLogOut: Logout = () => Promise.reject(new Error('Nobody is signed in here.'));
