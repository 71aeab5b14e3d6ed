import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session, User } from '@cleaning/contract/accounts';
import { startingAuthState, type AuthState } from '../core/auth-state.ts';

/** The session and its transitions, in memory only; `keepSessionSaved` stores it. */
export const authSlice = createSlice({
  name: 'auth',
  initialState: () => startingAuthState(),
  reducers: {
    loadingChanged(state, { payload }: PayloadAction<boolean>) {
      state.isLoading = payload;
    },
    errorSet(state, { payload }: PayloadAction<string>) {
      state.error = payload;
    },
    errorCleared(state) {
      state.error = null;
    },
    loginSucceeded: (_state, { payload }: PayloadAction<Session>) => ({
      ...startingAuthState(payload),
      isInitialized: true,
    }),
    /** Keeps `isLoading`, because the user may be leaving the page. */
    loggedOut: (state) => ({
      ...startingAuthState(),
      isLoading: state.isLoading,
      isInitialized: true,
    }),
    /** Without a user there is nothing to update. */
    userUpdated(state, { payload }: PayloadAction<Partial<User>>) {
      if (state.user !== null) Object.assign(state.user, payload);
    },
    /** The stored session has been read, so it is now known who is signed in. */
    initialised: {
      reducer: (_state, { payload }: PayloadAction<Session | null>) => ({
        ...startingAuthState(payload),
        isInitialized: true,
      }),
      prepare: (session: Session | null = null) => ({ payload: session }),
    },
    reset: () => startingAuthState(),
  },
});

export const authReducer = authSlice.reducer;
export const authActions = authSlice.actions;

/** The part of an application's state that this package reads. */
export interface StateWithAuth {
  readonly auth: AuthState;
}

/** Selects the session from the state of an application that has this slice as `auth`. */
export const selectAuth = (state: StateWithAuth): AuthState => state.auth;
