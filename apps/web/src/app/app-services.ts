import {
  authActions,
  browserStorage,
  createLogout,
  createSessionStorage,
  selectAuth,
} from '@cleaning/auth';
import { createDraftStore } from '#kit/drafts/draft-store.ts';
import type { PortalApi } from '#kit/api/portal-api.tsx';
import type { NoticeState } from '#kit/session/notice.ts';
import type { Navigation } from './api.ts';
import { provideServices } from './app-services-context.ts';
import type { AppServices } from './app-services-context.ts';
import { createEndSession } from './end-session.ts';
import type { OpenedApi, OpenApi } from './open-api.ts';
import { prefetchPage, preloadPage } from './prefetch/prefetch-page.ts';
import type { RoutesFor } from './prefetch/prefetch-page.ts';
import type { AppStore } from './store.ts';

export interface AppServicesOptions {
  readonly store: AppStore;
  readonly navigation: Navigation;
  /** Every route that may match an address. */
  readonly routesFor: RoutesFor;
}

/**
 * Creates the services of one tab. The API client is not imported here, because public pages do not
 * need it; it loads with the first page that does, or at a logout.
 */
export function createAppServices({
  store,
  navigation,
  routesFor,
}: AppServicesOptions): AppServices {
  const sessionStorage = createSessionStorage(browserStorage());
  const drafts = createDraftStore();
  let opened: OpenedApi | null = null;
  let openedPortal: PortalApi | null = null;

  const api = (open: OpenApi): OpenedApi => (opened ??= open({ store, navigation }));
  const portalApi: AppServices['portalApi'] = (open, openPortal) =>
    (openedPortal ??= openPortal(api(open)));
  const endSession = createEndSession({ store, drafts, forgetFetched: () => opened?.forget() });

  const logout = createLogout({
    sessionStorage,
    clearUserData: endSession,
    async signOutOfGoogle() {
      const { signOutOfGoogle } = await import('@cleaning/auth/google');
      signOutOfGoogle();
    },
    async revokeToken(token) {
      const { openApi } = await import('./open-api.ts');
      await api(openApi).client.accounts.logout({ token });
    },
    async navigate(path, notice) {
      await navigation.navigate(path, { state: { notice } satisfies NoticeState });
      return navigation.location.pathname === path;
    },
    markLoggedOut: () => store.dispatch(authActions.loggedOut()),
    setLeaving: (isLeaving) => store.dispatch(authActions.loadingChanged(isLeaving)),
  });

  const services: AppServices = {
    sessionStorage,
    currentAuth: () => selectAuth(store.getState()),
    logout,
    drafts,
    api,
    portalApi,
    endSession,
    preloadPage: (href) => preloadPage(routesFor, href),
    prefetchPage: (href) => prefetchPage(routesFor, href, provideServices(services)),
  };
  return services;
}
