import { useAutomaticLogout } from '@cleaning/auth/react';
import { hasSiteFrame } from '@cleaning/contract/routes';
import { SkipLink } from '@cleaning/ui/link';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { deferred } from '#kit/deferred/deferred.tsx';
import { readNotice } from '#kit/session/notice.ts';
import { useLogout } from '#kit/session/logout-context.tsx';
import styles from './public-layout.module.css';

const SiteHeader = deferred(() => import('./public/site-header.tsx'));
const SiteFooter = deferred(() => import('./public/site-footer.tsx'));

/** The frame of the public site: a header, the page and a footer. */
export function Component() {
  const { pathname, state } = useLocation();
  const logout = useLogout();
  const [loggedOut, setLoggedOut] = useState<string | null>(null);
  useAutomaticLogout({ logout, onLoggedOut: setLoggedOut });

  if (!hasSiteFrame(pathname)) {
    return (
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    );
  }
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <SiteFooter />
      <Notice message={loggedOut ?? readNotice(state)} />
    </>
  );
}

/**
 * A polite notice at the bottom of the window. It stays until it is closed, so that users can read
 * it at their own pace.
 */
function Notice({ message }: { message: string | null }) {
  const [closed, setClosed] = useState<string | null>(null);
  const shown = message === closed ? null : message;
  return (
    <div className={`${styles['notice']} on-inverse`} data-shown={shown === null ? undefined : ''}>
      <output>{shown}</output>
      {shown === null ? null : (
        <button type="button" className={styles['closeNotice']} onClick={() => setClosed(shown)}>
          Close
        </button>
      )}
    </div>
  );
}
