import { nextOf, pathAfterLogin } from '@cleaning/auth';
import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../app-services-context.ts';
import { whenIdle } from './when-idle.ts';

/** The most common user to log in. */
const LIKELY_USER = { user_type: 'client', is_verified: true } as const;

/** Preloads the scripts of the page that a login most likely leads to, while the user types. */
export function usePreloadAfterLogin(): void {
  const { preloadPage } = useAppServices();
  const { pathname, search } = useLocation();
  const path =
    pathname === ACCOUNT_PATHS.login ? pathAfterLogin(LIKELY_USER, nextOf(search)) : null;
  useEffect(
    () => (path === null ? undefined : whenIdle(() => preloadPage(path))),
    [preloadPage, path],
  );
}
