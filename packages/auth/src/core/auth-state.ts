import type { Session, User } from '@cleaning/contract';

/** Who is signed in, as far as this tab knows. */
export interface AuthState {
  readonly user: User | null;
  readonly token: string | null;
  /** True only while both the token and the user are there. */
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
  readonly error: string | null;
  /** False until the stored session has been read. */
  readonly isInitialized: boolean;
}

/** The state that a stored session starts from; without one, no user is signed in. */
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
