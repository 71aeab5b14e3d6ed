import {
  authActions,
  browserStorage,
  createLogout,
  createSessionStorage,
  selectAuth,
} from '@cleaning/auth';
import { createDraftStore, type DraftStore } from '../shared/drafts/draft-store.ts';
import type { PortalApi } from '../shared/portal-api/portal-api.tsx';
import type { NoticeState } from '../shared/session/notice.ts';
import type { Navigation } from './api.ts';
import { routerContextOf } from './app-services-context.ts';
import type { AppServices } from './app-services-context.ts';
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

  const api = (open: OpenApi): OpenedApi =>
    (opened ??= open({ store, sessionStorage, navigation }));
  const portalApi: AppServices['portalApi'] = (open, openPortal) =>
    (openedPortal ??= openPortal(api(open)));
  const forgetFetched = () => opened?.forget();
  const announceLogout = openDraftsOfUser(store, drafts);

  const logout = createLogout({
    sessionStorage,
    stopPeriodicRefresh() {
      drafts.clear();
      announceLogout();
      forgetFetched();
    },
    async signOutOfGoogle() {
      const { signOutOfGoogle } = await import('@cleaning/auth/google');
      signOutOfGoogle();
    },
    async revokeToken(token) {
      const { openApi } = await import('./open-api.ts');
      await api(openApi).accounts.logout({ token });
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
    drafts,
    api,
    portalApi,
    forgetFetched,
    preloadPage: (href) => preloadPage(routesFor, href),
    prefetchPage: (href) => prefetchPage(routesFor, href, routerContextOf(services)),
  };
  return services;
}

/**
 * Opens the drafts of each user who signs in. When another tab ends the session, the drafts are
 * kept, because the session may have expired; they are deleted if that tab says that the user
 * logged out.
 *
 * @returns A function that tells the other tabs about a logout.
 */
function openDraftsOfUser(store: AppStore, drafts: DraftStore): () => void {
  let token: string | null = null;
  // Opened only during a session, since an open channel may keep a public page out of the
  // back/forward cache.
  let channel: BroadcastChannel | null = null;

  const follow = (): void => {
    const auth = selectAuth(store.getState());
    if (auth.token === token) return;
    ({ token } = auth);
    channel?.close();
    channel = null;
    if (auth.user === null) return;
    drafts.open(auth.user.id);
    channel = new BroadcastChannel('logout');
    channel.addEventListener('message', drafts.clear);
  };
  follow();
  store.subscribe(follow);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  return () => channel?.postMessage('logout');
}
