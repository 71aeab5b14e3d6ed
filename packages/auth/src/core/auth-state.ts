import type { Session, User } from '@cleaning/contract/accounts';

/** The session as this tab knows it. */
export interface AuthState {
  readonly user: User | null;
  readonly token: string | null;
  /** True only while both the token and the user are known. */
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
  readonly error: string | null;
  /** False until the stored session has been read. */
  readonly isInitialized: boolean;
}

/** The initial state for a stored session; without one, no user is signed in. */
export function startingAuthState(session: Session | null = null): AuthState {
  return {
    user: session?.user ?? null,
    token: session?.token ?? null,
    isAuthenticated: session !== null,
    isLoading: false,
    error: null,
    isInitialized: false,
  };
}
