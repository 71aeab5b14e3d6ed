import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { decideAccess, VERIFYING_MESSAGE, type AccessRequirement } from '../core/access-policy.ts';
import type { AuthPaths } from '../core/auth-paths.ts';
import { selectAuth } from '../store/auth-slice.ts';

export interface RequireAccessProps extends AccessRequirement {
  /** Renders the message while the session is being read. Default: a plain status line. */
  readonly loader?: (message: string) => ReactNode;
  /** Where to redirect users who may not see the pages. Default: the company's site. */
  readonly paths?: AuthPaths | undefined;
}

/** A layout route around guarded pages. It shows the page, a loader, or redirects. */
export function RequireAccess({
  userType,
  clientType,
  officeOnly,
  loader = (message) => <output>{message}</output>,
  paths,
}: RequireAccessProps) {
  const auth = useSelector(selectAuth);
  const { pathname, search, hash } = useLocation();
  const decision = decideAccess({
    auth,
    requirement: { userType, clientType, officeOnly },
    path: pathname + search + hash,
    paths,
  });
  if (decision.kind === 'loading') return loader(VERIFYING_MESSAGE);
  if (decision.kind === 'redirect') {
    return <Navigate to={decision.to} replace state={decision.state} />;
  }
  return <Outlet />;
}
