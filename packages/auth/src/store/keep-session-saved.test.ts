import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSessionStorage } from '../core/session-storage.ts';
import { aStorage, aUser, BROKEN_STORAGE } from '../testing/people.ts';
import { authActions, authReducer } from './auth-slice.ts';
import { keepSessionSaved } from './keep-session-saved.ts';

const user = aUser();
const session = { token: 'abc', user };
const stored = { authToken: '"abc"', user: JSON.stringify(user) };

const aStore = () => configureStore({ reducer: combineReducers({ auth: authReducer }) });

/**
 * A tab on a device's storage; `hear` delivers the event that the browser sends when another tab
 * writes.
 */
function aTab(storage: ReturnType<typeof aStorage>) {
  const store = aStore();
  const window = new EventTarget();
  const onSessionEnded = vi.fn<() => void>();
  const stop = keepSessionSaved(store, {
    sessionStorage: createSessionStorage(storage),
    window,
    onSessionEnded,
  });
  onTestFinished(stop);
  return {
    store,
    stop,
    onSessionEnded,
    auth: () => store.getState().auth,
    hear: (key: string | null) => {
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    /** The browser shows the page again, from its back-forward cache or newly loaded. */
    comeBack: (persisted: boolean) => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
  };
}

describe('the session in one tab', () => {
  it('starts from the stored session', () => {
    const { auth } = aTab(aStorage(stored));
    expect(auth()).toMatchObject({ ...session, isAuthenticated: true, isInitialized: true });
  });

  it.each([
    ['nothing', {}],
    ['only a token', { authToken: '"abc"' }],
    ['only a user', { user: stored.user }],
  ])('is signed out with %s', (_title, entries) => {
    const { auth } = aTab(aStorage(entries));
    expect(auth()).toMatchObject({ isAuthenticated: false, isInitialized: true, token: null });
  });

  it('saves a login, an update and a logout', () => {
    const storage = aStorage({ refreshToken: '"r"' });
    const read = createSessionStorage(storage).read;
    const { store } = aTab(storage);
    store.dispatch(authActions.loginSucceeded(session));
    expect(read()).toEqual(session);
    store.dispatch(authActions.userUpdated({ first_name: 'Maya' }));
    expect(read()?.user.first_name).toBe('Maya');
    store.dispatch(authActions.loggedOut());
    expect([...storage.kept]).toEqual([]);
  });

  it('clears cached data when another user logs in', () => {
    const { store, onSessionEnded } = aTab(aStorage(stored));
    store.dispatch(
      authActions.loginSucceeded({ token: 'xyz', user: aUser({ id: '2', first_name: 'Noah' }) }),
    );
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('writes nothing when the session did not change', () => {
    const storage = aStorage(stored);
    const { store } = aTab(storage);
    storage.kept.clear();
    store.dispatch(authActions.loadingChanged(true));
    store.dispatch(authActions.errorSet('No.'));
    expect(storage.kept.size).toBe(0);
  });

  it('can be stopped', () => {
    const storage = aStorage();
    const tab = aTab(storage);
    tab.stop();
    tab.store.dispatch(authActions.loginSucceeded(session));
    expect(storage.kept.size).toBe(0);
    tab.hear('authToken');
    expect(tab.auth().isAuthenticated).toBe(true);
  });

  it('works while it is open when nothing can be stored', () => {
    const store = aStore();
    onTestFinished(
      keepSessionSaved(store, { sessionStorage: createSessionStorage(BROKEN_STORAGE), window }),
    );
    store.dispatch(authActions.loginSucceeded(session));
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });
});

describe('the session in two tabs', () => {
  const keys = ['authToken', 'user', 'refreshToken'];

  it('ends in both on logout', () => {
    const storage = aStorage(stored);
    const [one, other] = [aTab(storage), aTab(storage)];
    one.store.dispatch(authActions.loggedOut());
    keys.forEach(other.hear);
    expect(other.auth().isAuthenticated).toBe(false);
    expect(other.onSessionEnded).toHaveBeenCalledOnce();
    expect(one.onSessionEnded).toHaveBeenCalledOnce();
  });

  it('starts in both on login', () => {
    const storage = aStorage();
    const [one, other] = [aTab(storage), aTab(storage)];
    one.store.dispatch(authActions.loginSucceeded(session));
    ['user', 'authToken'].forEach(other.hear);
    expect(other.auth()).toMatchObject({ ...session, isAuthenticated: true });
    expect(other.onSessionEnded).not.toHaveBeenCalled();
  });

  it('changes user in both, and clears the cached data of the first', () => {
    const storage = aStorage(stored);
    const [one, other] = [aTab(storage), aTab(storage)];
    const next = { token: 'xyz', user: aUser({ id: '2', first_name: 'Noah' }) };
    one.store.dispatch(authActions.loginSucceeded(next));
    ['user', 'authToken'].forEach(other.hear);
    expect(other.auth()).toMatchObject(next);
    expect(other.onSessionEnded).toHaveBeenCalledOnce();
  });

  it('never combines one user with the token of another', () => {
    const storage = aStorage(stored);
    const tab = aTab(storage);
    const next = aUser({ id: '2', first_name: 'Noah' });
    storage.kept.set('user', JSON.stringify(next));
    tab.hear('user');
    expect(tab.auth()).toMatchObject(session);
    storage.kept.set('authToken', '"xyz"');
    tab.hear('authToken');
    expect(tab.auth()).toMatchObject({ token: 'xyz', user: next });
  });

  it('is verified in both', () => {
    const unverified = aUser({ is_verified: false });
    const storage = aStorage({ ...stored, user: JSON.stringify(unverified) });
    const [one, other] = [aTab(storage), aTab(storage)];
    one.store.dispatch(authActions.userUpdated({ is_verified: true }));
    other.hear('user');
    expect(other.auth().user?.is_verified).toBe(true);
  });

  it('ends in both when all storage is cleared', () => {
    const storage = aStorage(stored);
    const tab = aTab(storage);
    storage.kept.clear();
    tab.hear(null);
    expect(tab.auth().isAuthenticated).toBe(false);
  });

  it('ends in a tab that was frozen during the logout', () => {
    const storage = aStorage(stored);
    const tab = aTab(storage);
    storage.kept.clear();
    tab.comeBack(false);
    expect(tab.auth().isAuthenticated).toBe(true);
    tab.comeBack(true);
    expect(tab.auth().isAuthenticated).toBe(false);
    expect(tab.onSessionEnded).toHaveBeenCalledOnce();
  });

  it('is not changed by other stored keys', () => {
    const storage = aStorage(stored);
    const tab = aTab(storage);
    storage.kept.clear();
    tab.hear('savedQuoteData');
    expect(tab.auth().isAuthenticated).toBe(true);
  });
});
