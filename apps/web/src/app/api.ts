import { createAccounts, createCallEndpoint } from '@cleaning/api-client';
import { createSessionMutations, createSessionQueries } from '@cleaning/api-client/queries';
import {
  authActions,
  loginPathFor,
  selectAuth,
  type SessionStorage,
  type StateWithAuth,
} from '@cleaning/auth';
import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import type { Store } from '@reduxjs/toolkit';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigateOptions } from 'react-router-dom';

/** Going to another page from outside of React: at a logout, or when the service refuses a session. */
export interface Navigation {
  readonly navigate: (path: string, options?: NavigateOptions) => void;
  /** The address in the browser. */
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

interface ApiDependencies {
  readonly store: Pick<Store<StateWithAuth>, 'dispatch' | 'getState'>;
  readonly sessionStorage: Pick<SessionStorage, 'clear'>;
  readonly queryClient: QueryClient;
  readonly navigation: Navigation;
}

/**
 * Connects calls of the service with the session: they carry its token, and a refused token ends it.
 * Account pages need no more than the calls of a session; portals build the rest on it
 * (`open-portal-api.ts`). Load it with `import()`: public pages do without it.
 */
export function createApi({ store, sessionStorage, queryClient, navigation }: ApiDependencies) {
  const listeners: (() => void)[] = [];

  /** Forgets everything that was fetched for the user who was signed in. */
  const forget = (): void => {
    for (const listener of listeners) listener();
    queryClient.clear();
  };

  const getToken = () => selectAuth(store.getState()).token;

  const callEndpoint = createCallEndpoint({
    getToken,
    onUnauthorised() {
      forget();
      sessionStorage.clear();
      store.dispatch(authActions.loggedOut());
      navigation.navigate(loginPathFrom(navigation.location), { replace: true });
    },
  });

  const accounts = createAccounts(callEndpoint);
  return {
    callEndpoint,
    getToken,
    accounts,
    session: {
      queries: createSessionQueries(accounts),
      mutations: createSessionMutations(accounts),
    },
    forget,
    /** Runs before what was fetched is forgotten. */
    onForget: (listener: () => void): void => void listeners.push(listener),
  };
}

/** Account pages are no place to come back to. */
function loginPathFrom({
  pathname,
  search,
  hash,
}: { [Part in 'pathname' | 'search' | 'hash']: string }) {
  return pathname.startsWith('/accounts/')
    ? ACCOUNT_PATHS.login
    : loginPathFor(pathname + search + hash);
}
