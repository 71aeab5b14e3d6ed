import {
  authActions,
  browserStorage,
  createLogout,
  createSessionStorage,
  selectAuth,
} from '@cleaning/auth';
import type { RouteObject } from 'react-router-dom';
import type { NoticeState } from '../shared/session/index.ts';
import type { Navigation } from './api.ts';
import { routerContextOf } from './app-services-context.ts';
import type { AppServices } from './app-services-context.ts';
import type { OpenedApi, OpenApi } from './open-api.ts';
import { prefetchPage, preloadPage } from './prefetch/prefetch-page.ts';
import type { AppStore } from './store.ts';

export interface AppServicesOptions {
  readonly store: AppStore;
  readonly navigation: Navigation;
  readonly routes: RouteObject[];
}

/**
 * Builds the services of one tab. The client of the service is not among the imports here: a public
 * page has no use for it, so it loads with the first page that does, or with a logout.
 */
export function createAppServices({ store, navigation, routes }: AppServicesOptions): AppServices {
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

  const services: AppServices = {
    sessionStorage,
    currentAuth: () => selectAuth(store.getState()),
    logout,
    api,
    forgetFetched,
    preloadPage: (href) => preloadPage(routes, href),
    prefetchPage: (href) => prefetchPage(routes, href, routerContextOf(services)),
  };
  return services;
}
