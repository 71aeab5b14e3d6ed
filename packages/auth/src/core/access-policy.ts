import type { ClientType, User, UserType } from '@cleaning/contract';
import { ERROR_MESSAGES } from '@cleaning/contract/messages';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { AuthState } from './auth-state.ts';
import { loginPathFor } from './next-path.ts';
import { clientTypeOf, homePathFor } from './user.ts';

/** Shown while it is not yet known who is there. */
export const VERIFYING_MESSAGE = 'Verifying authentication...';

/** Whom a page is for, besides being signed in and verified. */
export interface AccessRequirement {
  readonly userType?: UserType | undefined;
  readonly clientType?: ClientType | undefined;
}

/** What the page that one is sent to is told, as router state. */
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
}

interface SignedInQuestion extends AccessQuestion {
  readonly user: User;
}

const isWrongUserType = ({ user, requirement }: SignedInQuestion): boolean =>
  requirement.userType !== undefined && requirement.userType !== user.user_type;

const isWrongClientType = ({ user, requirement }: SignedInQuestion): boolean =>
  requirement.clientType !== undefined && requirement.clientType !== clientTypeOf(user);

const sendHome = ({ user }: SignedInQuestion): AccessDecision => ({
  kind: 'redirect',
  to: homePathFor(user.user_type),
  state: { error: ERROR_MESSAGES.pagePermissionDenied },
});

interface Rule {
  readonly applies: (question: SignedInQuestion) => boolean;
  readonly decide: (question: SignedInQuestion) => AccessDecision;
}

/** For somebody who is signed in: the first rule that applies decides. */
const SIGNED_IN_RULES: readonly Rule[] = [
  {
    applies: ({ user }) => !user.is_verified,
    decide: ({ user }) => ({
      kind: 'redirect',
      to: SITE_PATHS.emailVerification,
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
  const { auth, path } = question;
  if (!auth.isInitialized || auth.isLoading) return { kind: 'loading' };
  const { user } = auth;
  if (!auth.isAuthenticated || user === null) {
    return { kind: 'redirect', to: loginPathFor(path), state: null };
  }
  const signedIn = { ...question, user };
  const rule = SIGNED_IN_RULES.find(({ applies }) => applies(signedIn));
  return rule?.decide(signedIn) ?? sendHome(signedIn);
}
