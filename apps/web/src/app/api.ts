import { createApiClient } from '@cleaning/api-client';
import {
  createMutations,
  createPeriodicRefresh,
  createQueries,
} from '@cleaning/api-client/queries';
import {
  authActions,
  loginPathFor,
  selectAuth,
  type SessionStorage,
  type StateWithAuth,
} from '@cleaning/auth';
import { SITE_PATHS } from '@cleaning/contract/routes';
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
 * Where the client of the service and the session meet: calls carry the session's token, and a refused
 * token ends the session. Load it with `import()`: public pages do without it.
 */
export function createApi({ store, sessionStorage, queryClient, navigation }: ApiDependencies) {
  const refresh = createPeriodicRefresh(queryClient);

  /** Forgets everything that was fetched for the user who was signed in. */
  const forget = (): void => {
    refresh.stop();
    queryClient.clear();
  };

  const client = createApiClient({
    getToken: () => selectAuth(store.getState()).token,
    onUnauthorised() {
      forget();
      sessionStorage.clear();
      store.dispatch(authActions.loggedOut());
      navigation.navigate(loginPathFrom(navigation.location), { replace: true });
    },
  });

  return {
    client,
    queries: createQueries(client),
    mutations: createMutations(client),
    refresh,
    forget,
  };
}

/** Account pages are no place to come back to. */
function loginPathFrom({
  pathname,
  search,
  hash,
}: { [Part in 'pathname' | 'search' | 'hash']: string }) {
  return pathname.startsWith('/accounts/')
    ? SITE_PATHS.login
    : loginPathFor(pathname + search + hash);
}
