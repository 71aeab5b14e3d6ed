import { authActions, browserStorage, createLogout, createSessionStorage } from '@cleaning/auth';
import type { Logout, SessionStorage } from '@cleaning/auth';
import type { NoticeState } from '../shared/session/index.ts';
import type { TabNavigation } from './navigation/navigation.ts';
import type { OpenedApi, OpenApi } from './open-api.ts';
import type { AppStore } from './store.ts';

/** What the app does for its pages, from the session to the service. */
export interface AppServices {
  readonly navigation: TabNavigation;
  readonly sessionStorage: SessionStorage;
  readonly logout: Logout;
  /** The way to the service. There is one; the first page that needs it opens it. */
  readonly api: (open: OpenApi) => OpenedApi;
  /** Forgets what was fetched, if anything was. */
  readonly forgetFetched: () => void;
}

/**
 * Builds the services of one tab. The client of the service is not among the imports here: a public
 * page has no use for it, so it loads with the first page that does, or with a logout.
 */
export function createAppServices(store: AppStore, navigation: TabNavigation): AppServices {
  const sessionStorage = createSessionStorage(browserStorage());
  let opened: OpenedApi | null = null;

  const api = (open: OpenApi): OpenedApi =>
    (opened ??= open({ store, sessionStorage, navigation }));
  const forgetFetched = () => opened?.forget();

  const logout = createLogout({
    sessionStorage,
    stopPeriodicRefresh: forgetFetched,
    async signOutOfGoogle() {
      const { signOutOfGoogle } = await import('@cleaning/auth/google');
      signOutOfGoogle();
    },
    async revokeToken(token) {
      const { openApi } = await import('./open-api.ts');
      await api(openApi).client.accounts.logout({ token });
    },
    navigate: (path, notice) =>
      navigation.navigate(path, { state: { notice } satisfies NoticeState }),
    markLoggedOut: () => store.dispatch(authActions.loggedOut()),
    setLeaving: (isLeaving) => store.dispatch(authActions.loadingChanged(isLeaving)),
  });

  return { navigation, sessionStorage, logout, api, forgetFetched };
}
