import { nextOf, pathAfterLogin } from '@cleaning/auth';
import { useAuth } from '@cleaning/auth/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/**
 * A page for signed-out visitors. Redirects a user who is signed in, or signs in here or in another tab,
 * to the page they asked for.
 */
export function RedirectSignedIn({ children }: { readonly children: ReactNode }) {
  const { isAuthenticated, user } = useAuth();
  const { search } = useLocation();
  if (!isAuthenticated || user === null) return children;
  const next = nextOf(search);
  return (
    <Navigate
      to={pathAfterLogin(user, next)}
      replace
      state={user.is_verified ? null : { email: user.email, next }}
    />
  );
}

/** Adds this page's `next` parameter to the path of another account page. */
export function withNext(path: string, search: string): string {
  const next = nextOf(search);
  return next === null ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}
