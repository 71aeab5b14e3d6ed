import { createApiClient } from '@cleaning/api-client';
import { createEndpointOptions } from '@cleaning/api-client/queries';
import {
  authActions,
  loginPathFor,
  type RedirectState,
  selectAuth,
  type StateWithAuth,
} from '@cleaning/auth';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { ACCOUNT_PATHS, isAccountPath } from '@cleaning/contract/routes';
import type { Store } from '@reduxjs/toolkit';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigateOptions } from 'react-router-dom';

/** Navigates from outside of React: at a logout, or when the service refuses a session. */
export interface Navigation {
  /** Resolves when the navigation has ended, which may be on another page. */
  readonly navigate: (path: string, options?: NavigateOptions) => Promise<void> | void;
  /** The current address. */
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

interface ApiDependencies {
  readonly store: Pick<Store<StateWithAuth>, 'dispatch' | 'getState'>;
  readonly queryClient: QueryClient;
  readonly navigation: Navigation;
}

/**
 * Creates the API calls, which send the session's token and end the session when the token is
 * refused. Load it with `import()`, since public pages do not need it.
 */
export function createApi({ store, queryClient, navigation }: ApiDependencies) {
  const listeners = new Set<() => void>();

  /** Clears everything that was fetched for the previous user. */
  const forget = (): void => {
    for (const listener of listeners) listener();
    queryClient.clear();
  };

  const getToken = () => selectAuth(store.getState()).token;

  const client = createApiClient({
    getToken,
    onUnauthorised() {
      store.dispatch(authActions.loggedOut());
      // The address of the log-in page says where to go next, and a late call may be refused there.
      if (navigation.location.pathname === ACCOUNT_PATHS.login) return;
      void navigation.navigate(loginPathFrom(navigation.location), {
        replace: true,
        state: { message: ERROR_MESSAGES.loginToContinue } satisfies RedirectState,
      });
    },
  });

  return {
    client,
    endpoints: createEndpointOptions(client.callEndpoint),
    getToken,
    forget,
    /**
     * Registers a function that runs before the fetched data is cleared. Returns a function that
     * removes it.
     */
    onForget(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Do not return to an account page after logging in. */
function loginPathFrom({
  pathname,
  search,
  hash,
}: { [Part in 'pathname' | 'search' | 'hash']: string }) {
  return isAccountPath(pathname) ? ACCOUNT_PATHS.login : loginPathFor(pathname + search + hash);
}
