import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session, User } from '@cleaning/contract';
import { startingAuthState, type AuthState } from '../core/auth-state.ts';

/** The session and its transitions. It keeps nothing by itself; see `keepSessionSaved`. */
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
    /** Whether something is loading is left alone: a page may be on its way out. */
    loggedOut: (state) => ({
      ...startingAuthState(),
      isLoading: state.isLoading,
      isInitialized: true,
    }),
    /** Without a user there is nothing to update. */
    userUpdated(state, { payload }: PayloadAction<Partial<User>>) {
      if (state.user !== null) Object.assign(state.user, payload);
    },
    /** The stored session has been read: from here on it is known who is there. */
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

/** Who is signed in, from the state of an application that has the slice as `auth`. */
export const selectAuth = (state: StateWithAuth): AuthState => state.auth;
