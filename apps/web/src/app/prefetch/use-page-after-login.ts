import { nextOf, pathAfterLogin } from '@cleaning/auth';
import { useAuth } from '@cleaning/auth/react';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { useEffect, useLayoutEffect } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import type { LazyRoute } from '../lazy-route.tsx';
import { whenIdle } from './when-idle.ts';

interface PageAfterLogin {
  readonly routes: readonly LazyRoute[];
  /** Gets a page and its data ready. */
  readonly prefetch: (href: string) => void;
}

const MOST_PEOPLE = { user_type: 'client', is_verified: true } as const;

/**
 * Gets the page ready that a login leads to: its scripts while somebody types, and its data as soon as
 * they are known. Until then it is where the login would lead a client, as most people are.
 */
export function usePageAfterLogin({ routes, prefetch }: PageAfterLogin): void {
  const { user, isAuthenticated } = useAuth();
  const { pathname, search } = useLocation();
  const isLogin = pathname === SITE_PATHS.login;
  const next = nextOf(search);

  const likely = isLogin ? pathAfterLogin(MOST_PEOPLE, next) : null;
  useEffect(
    () => (likely === null ? undefined : whenIdle(() => preload(routes, likely))),
    [routes, likely],
  );

  const certain = isLogin && isAuthenticated && user !== null ? pathAfterLogin(user, next) : null;
  // The page itself would ask only once it is drawn. A slow phone takes a while until then, and so it
  // does until effects that are not about the layout.
  useLayoutEffect(() => {
    if (certain !== null) prefetch(certain);
  }, [prefetch, certain]);
}

function preload(routes: readonly LazyRoute[], href: string): void {
  if (!navigator.onLine) return;
  const { pathname } = new URL(href, window.location.origin);
  for (const { route } of matchRoutes([...routes], pathname) ?? []) {
    // What does not load now says so when it is opened.
    route.preload().catch(() => undefined);
  }
}
