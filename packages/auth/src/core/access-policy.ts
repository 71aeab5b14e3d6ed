import type { ClientType, UserType } from '@cleaning/contract/accounts';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { SITE_AUTH_PATHS, type AuthPaths } from './auth-paths.ts';
import type { AuthState } from './auth-state.ts';
import { loginPathFor } from './next-path.ts';
import { clientTypeOf, homePathFor, isCleaner } from './user.ts';

/** Shown until it is known who the user is. */
export const VERIFYING_MESSAGE = 'Verifying authentication...';

/** The users that a page is for, beyond being signed in and verified. */
export interface AccessRequirement {
  /** The user types that may see the page. */
  readonly userType?: UserType | readonly UserType[] | undefined;
  readonly clientType?: ClientType | undefined;
  /** Refuses cleaners, who see their own visits only. */
  readonly officeOnly?: boolean | undefined;
}

/** The router state for the page that the user is redirected to. */
export interface RedirectState {
  readonly email?: string;
  readonly message?: string;
  readonly error?: string;
}

export type AccessDecision =
  | { readonly kind: 'loading' }
  | { readonly kind: 'redirect'; readonly to: string; readonly state: RedirectState | null }
  | { readonly kind: 'allow' };

interface AccessQuestion {
  readonly auth: Pick<AuthState, 'user' | 'isAuthenticated' | 'isLoading' | 'isInitialized'>;
  readonly requirement: AccessRequirement;
  /** The requested path, with its query and hash. */
  readonly path: string;
  /** Where to redirect users who may not see the page. Default: the company's site. */
  readonly paths?: AuthPaths | undefined;
}

/**
 * Decides whether the user may see a guarded page. The checks come in this order: the session is
 * known, the user is signed in, verified, of the right user type, of the right client type, and no
 * cleaner on a page of the office.
 */
export function decideAccess({
  auth,
  requirement: { userType, clientType, officeOnly = false },
  path,
  paths = SITE_AUTH_PATHS,
}: AccessQuestion): AccessDecision {
  if (!auth.isInitialized || auth.isLoading) return { kind: 'loading' };
  const { user } = auth;
  if (!auth.isAuthenticated || user === null) {
    return { kind: 'redirect', to: loginPathFor(path, paths), state: null };
  }
  if (!user.is_verified) {
    return {
      kind: 'redirect',
      to: paths.emailVerification,
      state: { email: user.email, message: ERROR_MESSAGES.verificationRequired },
    };
  }
  const home: AccessDecision = {
    kind: 'redirect',
    to: homePathFor(user.user_type, paths),
    state: { error: ERROR_MESSAGES.pagePermissionDenied },
  };
  if (userType !== undefined && ![userType].flat().includes(user.user_type)) return home;
  if (clientType !== undefined && clientType !== clientTypeOf(user)) return home;
  if (officeOnly && isCleaner(user)) return home;
  return { kind: 'allow' };
}
