import { nextOf, pathAfterLogin } from '@cleaning/auth';
import { useAuth } from '@cleaning/auth/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/**
 * A page for people who are signed out. Whoever is signed in, or becomes it here or in another tab,
 * goes on to where they wanted to go.
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
