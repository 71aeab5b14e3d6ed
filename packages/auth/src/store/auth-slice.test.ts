import { describe, expect, it } from 'vitest';
import { startingAuthState, type AuthState } from '../core/auth-state.ts';
import { aUser } from '../testing/people.ts';
import { authActions, authReducer } from './auth-slice.ts';

const session = { token: 'abc', user: aUser() };
const empty: AuthState = {
  user: null,
  token: null,
  isAuthenticated: false,
  isLoading: false,
  error: null,
  isInitialized: false,
};
const signedIn: AuthState = { ...empty, ...session, isAuthenticated: true, isInitialized: true };

describe('the session', () => {
  it('starts empty', () => {
    expect(authReducer(undefined, { type: 'start' })).toEqual(empty);
  });

  it('starts from the stored session', () => {
    expect(startingAuthState(session)).toEqual({ ...signedIn, isInitialized: false });
    expect(startingAuthState(null)).toEqual(empty);
  });

  const busy = { ...signedIn, isLoading: true, error: 'Login failed' };
  const transitions: [string, AuthState, Parameters<typeof authReducer>[1], AuthState][] = [
    ['loading on', empty, authActions.loadingChanged(true), { ...empty, isLoading: true }],
    ['loading off', busy, authActions.loadingChanged(false), { ...busy, isLoading: false }],
    ['set error', empty, authActions.errorSet('No.'), { ...empty, error: 'No.' }],
    ['clear error', busy, authActions.errorCleared(), { ...busy, error: null }],
    [
      'login success',
      { ...empty, isLoading: true, error: 'No.' },
      authActions.loginSucceeded(session),
      signedIn,
    ],
    ['logout', signedIn, authActions.loggedOut(), { ...empty, isInitialized: true }],
    [
      'logout of a page on its way out',
      busy,
      authActions.loggedOut(),
      { ...empty, isLoading: true, isInitialized: true },
    ],
    [
      'user update',
      signedIn,
      authActions.userUpdated({ is_verified: false }),
      { ...signedIn, user: aUser({ is_verified: false }) },
    ],
    ['user update without a user', empty, authActions.userUpdated({ is_verified: true }), empty],
    [
      'initialise without a user',
      empty,
      authActions.initialised(),
      { ...empty, isInitialized: true },
    ],
    ['initialise with a session', empty, authActions.initialised(session), signedIn],
    ['reset', busy, authActions.reset(), empty],
  ];

  it.each(transitions)('%s', (_title, before, action, after) => {
    expect(authReducer(before, action)).toEqual(after);
  });

  it('has a test for every transition', () => {
    const tested = new Set(transitions.map(([, , { type }]) => type));
    expect([...tested].toSorted()).toEqual(
      Object.values(authActions)
        .map(({ type }) => type)
        .toSorted(),
    );
  });
});
