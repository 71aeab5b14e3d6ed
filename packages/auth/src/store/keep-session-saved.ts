import type { Store } from '@reduxjs/toolkit';
import { SESSION_KEYS, type SessionStorage } from '../core/session-storage.ts';
import { authActions, selectAuth, type StateWithAuth } from './auth-slice.ts';

type SessionStore = Pick<Store<StateWithAuth>, 'dispatch' | 'getState' | 'subscribe'>;

interface KeepOptions {
  readonly sessionStorage: SessionStorage;
  /** Its `storage` events report changes by other tabs. */
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Called when a session ended or was replaced, in order to clear data of its user. */
  readonly onSessionEnded?: () => void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Loads the stored session into the store, saves every change of it, and follows logins and logouts
 * of other tabs, also those during which this page was in the back-forward cache. Returns a
 * function that stops this.
 */
export function keepSessionSaved(store: SessionStore, options: KeepOptions): () => void {
  const { sessionStorage, window, onSessionEnded } = options;

  if (!selectAuth(store.getState()).isInitialized) {
    store.dispatch(authActions.initialised(sessionStorage.read()));
  }
  let saved = selectAuth(store.getState());

  const unsubscribe = store.subscribe(() => {
    const auth = selectAuth(store.getState());
    if (auth.token === saved.token && auth.user === saved.user) return;
    const hasEnded = saved.token !== null && saved.token !== auth.token;
    saved = auth;
    if (hasEnded) onSessionEnded?.();
    if (auth.token !== null && auth.user !== null) {
      sessionStorage.write({ token: auth.token, user: auth.user });
    } else {
      sessionStorage.clear();
    }
  });

  const follow = (): void => {
    const session = sessionStorage.read();
    const { isAuthenticated, token, user } = selectAuth(store.getState());
    if (session === null) {
      if (!isAuthenticated) return;
      store.dispatch(authActions.loggedOut());
    } else if (session.token !== token) {
      store.dispatch(authActions.loginSucceeded(session));
    } else if (session.user.id === user?.id && !isSame(session.user, user)) {
      // For another user, only the user has been stored so far. Wait for the token, so that both
      // change together.
      store.dispatch(authActions.userUpdated(session.user));
    }
  };
  const followStorage = ({ key }: StorageEvent): void => {
    // A null key means that another tab cleared the whole storage.
    if (key === null || key === SESSION_KEYS.token || key === SESSION_KEYS.user) follow();
  };
  /** A page restored from the back-forward cache has received no events meanwhile. */
  const followReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) follow();
  };
  window.addEventListener('storage', followStorage);
  window.addEventListener('pageshow', followReturn);

  return () => {
    unsubscribe();
    window.removeEventListener('storage', followStorage);
    window.removeEventListener('pageshow', followReturn);
  };
}
