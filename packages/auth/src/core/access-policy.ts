import type { ClientType, User, UserType } from '@cleaning/contract';
import { ERROR_MESSAGES } from '@cleaning/contract/messages';
import { SITE_AUTH_PATHS, type AuthPaths } from './auth-paths.ts';
import type { AuthState } from './auth-state.ts';
import { loginPathFor } from './next-path.ts';
import { clientTypeOf, homePathFor } from './user.ts';

/** Shown while it is not yet known who is there. */
export const VERIFYING_MESSAGE = 'Verifying authentication...';

/** Whom a page is for, besides being signed in and verified. */
export interface AccessRequirement {
  /** The one type of user, or each of those, whom the page is for. */
  readonly userType?: UserType | readonly UserType[] | undefined;
  readonly clientType?: ClientType | undefined;
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
  /** The path that was asked for, with its query and hash. */
  readonly path: string;
  /** Where those go who may not see it. Default: the company's site. */
  readonly paths?: AuthPaths | undefined;
}

interface SignedInQuestion extends AccessQuestion {
  readonly paths: AuthPaths;
  readonly user: User;
}

const isWrongUserType = ({ user, requirement }: SignedInQuestion): boolean =>
  requirement.userType !== undefined && ![requirement.userType].flat().includes(user.user_type);

const isWrongClientType = ({ user, requirement }: SignedInQuestion): boolean =>
  requirement.clientType !== undefined && requirement.clientType !== clientTypeOf(user);

const sendHome = ({ user, paths }: SignedInQuestion): AccessDecision => ({
  kind: 'redirect',
  to: homePathFor(user.user_type, paths),
  state: { error: ERROR_MESSAGES.pagePermissionDenied },
});

interface Rule {
  readonly applies: (question: SignedInQuestion) => boolean;
  readonly decide: (question: SignedInQuestion) => AccessDecision;
}

/** For a signed-in user: the first rule that applies decides. */
const SIGNED_IN_RULES: readonly Rule[] = [
  {
    applies: ({ user }) => !user.is_verified,
    decide: ({ user, paths }) => ({
      kind: 'redirect',
      to: paths.emailVerification,
      state: { email: user.email, message: ERROR_MESSAGES.verificationRequired },
    }),
  },
  { applies: isWrongUserType, decide: sendHome },
  { applies: isWrongClientType, decide: sendHome },
  { applies: () => true, decide: () => ({ kind: 'allow' }) },
];

/**
 * Who may see a guarded page: first it must be known who is there, then they must be signed in, then
 * verified, then of the right user type, then of the right client type.
 */
export function decideAccess(question: AccessQuestion): AccessDecision {
  const { auth, path, paths = SITE_AUTH_PATHS } = question;
  if (!auth.isInitialized || auth.isLoading) return { kind: 'loading' };
  const { user } = auth;
  if (!auth.isAuthenticated || user === null) {
    return { kind: 'redirect', to: loginPathFor(path, paths), state: null };
  }
  const signedIn = { ...question, user, paths };
  const rule = SIGNED_IN_RULES.find(({ applies }) => applies(signedIn));
  return rule?.decide(signedIn) ?? sendHome(signedIn);
}
