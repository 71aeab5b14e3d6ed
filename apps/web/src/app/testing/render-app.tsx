import {
  aDashboard,
  aPageOf,
  aProfile,
  aQuoteTotals,
  aStaffQuotesPage,
  aStaffToday,
  answer,
  mockEndpoint,
  noResponse,
} from '@cleaning/api-client/testing';
import { authActions } from '@cleaning/auth';
import { endpoints, type User } from '@cleaning/contract';
import { installDialog } from '@cleaning/ui/testing';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { draftReplaced } from '../../shared/quote-draft/quote-draft-slice.ts';
import type { QuoteDraft } from '../../shared/quote-draft/quote-draft.ts';
import { routerContextOf } from '../app-services-context.ts';
import { createAppServices } from '../app-services.ts';
import { App } from '../app.tsx';
import { openApi } from '../open-api.ts';
import { loadLazyRoutes } from '../prefetch/prefetch-page.ts';
import { addPrivateRoutes, routes, routesFor } from '../routes.tsx';
import { createAppStore } from '../store.ts';

installDialog();
// The first page of a file takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });
// The test window has no layout, so it cannot scroll, and no media queries match.
Object.assign(window, { scrollTo: () => undefined, matchMedia: () => ({ matches: false }) });
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });

/** The answer to what the site is configured with. With a client id, it offers Google. */
export const siteConfig = (google_client_id: string | null) =>
  http.get('*/site-config.json', () => HttpResponse.json({ google_client_id }));

/**
 * Starts a fake service for a test file, in which there are no quotes and no messages. It refuses every
 * call that has no handler. It answers a save of a quote, as a form that closes with unsaved answers
 * still tries to save them. What `server.use` adds holds for one test.
 */
export function startService() {
  const server = setupServer(
    siteConfig(null),
    mockEndpoint(endpoints.logout, answer({ success: true })),
    mockEndpoint(endpoints.getProfile, answer(aProfile())),
    mockEndpoint(endpoints.getDashboard, answer(aDashboard())),
    mockEndpoint(endpoints.getUnreadCount, answer({ messages: 0, threads: 0 })),
    mockEndpoint(endpoints.listMyQuotes, answer({ ...aPageOf([]), status_counts: {} })),
    mockEndpoint(endpoints.listQuoteRevisions, answer(aPageOf([]))),
    mockEndpoint(endpoints.listQuoteAttachments, answer(aPageOf([]))),
    mockEndpoint(endpoints.listAddresses, answer(aPageOf([]))),
    mockEndpoint(endpoints.updateQuote, noResponse()),
    mockEndpoint(endpoints.listQuotes, answer(aStaffQuotesPage([]))),
    mockEndpoint(endpoints.getStaffToday, answer(aStaffToday())),
    mockEndpoint(endpoints.getStaffPreferences, answer({ single_key_shortcuts: true })),
    mockEndpoint(endpoints.getQuoteTotals, answer(aQuoteTotals())),
    mockEndpoint(endpoints.listSavedViews, answer([])),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    cleanup();
    for (const end of running.splice(0)) end();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}

/** Ends each app that the test started. */
const running: (() => void)[] = [];

export interface RenderAppOptions {
  /** The user who is signed in; null for a visitor. */
  readonly user?: User | null;
  /** The price that the visitor is working on. */
  readonly draft?: QuoteDraft | undefined;
}

/**
 * Renders the app at an address with the routes, store, services and providers of production, and a
 * history in memory. Resolves when the page of that address is rendered; its data may still load.
 */
export async function renderApp(
  entry: InitialEntry,
  { user = null, draft }: RenderAppOptions = {},
) {
  const store = createAppStore();
  store.dispatch(authActions.initialised(user === null ? null : { token: 'abc', user }));
  if (draft !== undefined) store.dispatch(draftReplaced(draft));
  const created = createAppServices({
    store,
    routesFor,
    navigation: {
      get location() {
        return router.state.location;
      },
      navigate: (to, options) => void router.navigate(to, options),
    },
  });
  const services = { ...created, logout: vi.fn(created.logout) };
  const { queryClient } = services.api(openApi);
  // A failed call is repeated later in production; a test need not wait for it.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  running.push(services.forgetFetched);
  const pathname = typeof entry === 'string' ? pathOf(entry) : (entry.pathname ?? '/');
  await loadLazyRoutes(await routesFor(pathname), pathname);
  const router = createMemoryRouter(routes, {
    initialEntries: [entry],
    getContext: () => routerContextOf(services),
    patchRoutesOnNavigation: addPrivateRoutes,
  });
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  const unsubscribe = router.subscribe(({ initialized }) => initialized && resolve());
  if (!router.state.initialized) await loaded;
  unsubscribe();
  render(
    <App store={store} services={services}>
      <RouterProvider router={router} />
    </App>,
  );
  const path = () => router.state.location.pathname + router.state.location.search;
  return {
    user: userEvent.setup(),
    store,
    router,
    queryClient,
    logout: services.logout,
    path,
  };
}

const pathOf = (address: string) => new URL(address, window.location.origin).pathname;
