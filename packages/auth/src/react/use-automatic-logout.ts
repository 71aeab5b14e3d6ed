import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, type Location } from 'react-router-dom';
import type { Logout } from '../core/create-logout.ts';
import {
  AUTO_LOGOUT_MESSAGE,
  AUTO_LOGOUT_ON_PUBLIC_PAGES,
  isPublicPage,
} from '../core/public-pages.ts';
import { selectAuth } from '../store/auth-slice.ts';

interface AutomaticLogoutOptions {
  readonly logout: Logout;
  /** Shows the message after the automatic logout. */
  readonly onLoggedOut: (message: string) => void;
  /**
   * The pages that log a user out, in lower case. Default: the public pages of the company's site.
   */
  readonly publicPaths?: ReadonlySet<string>;
}

/**
 * Logs a signed-in user out when they visit a public page, and stays on that page. Only a visit
 * counts: a login in another tab is not ended because this tab shows the start page.
 */
export function useAutomaticLogout({
  logout,
  onLoggedOut,
  publicPaths,
}: AutomaticLogoutOptions): void {
  const { isAuthenticated, isInitialized } = useSelector(selectAuth);
  const location = useLocation();

  const lastVisit = useRef<Location | null>(null);

  const visit = useEffectEvent(async (visited: Location) => {
    if (visited === lastVisit.current) return;
    lastVisit.current = visited;
    if (!AUTO_LOGOUT_ON_PUBLIC_PAGES || !isAuthenticated) return;
    if (!isPublicPage(visited, publicPaths)) return;
    await logout({ stay: true });
    onLoggedOut(AUTO_LOGOUT_MESSAGE);
  });

  useEffect(() => {
    if (isInitialized) void visit(location);
  }, [isInitialized, location]);
}
