import { authActions } from '@cleaning/auth';
import type { User } from '@cleaning/contract/accounts';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { draftReplaced } from '#domains/calculator/quote-draft/quote-draft-slice.ts';
import type { QuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';
import { provideServices } from '../app-services-context.ts';
import { createAppServices } from '../app-services.ts';
import { App } from '../app.tsx';
import { openApi } from '../open-api.ts';
import { loadLazyRoutes } from '../prefetch/prefetch-page.ts';
import { addPrivateRoutes, routes, routesFor } from '../routes.tsx';
import { createAppStore } from '../store.ts';

export interface OpenAppOptions {
  /**
   * The signed-in user; null for a visitor, and 'unknown' until the session was read from the
   * device.
   */
  readonly user?: User | 'unknown' | null;
  /** The visitor's draft from the calculator. */
  readonly draft?: QuoteDraft | undefined;
}

/**
 * Creates the app at an address for tests and stories, with the routes, store, services and
 * providers of production and an in-memory history. Resolves when the page can be rendered; its
 * data may still load.
 */
export async function openApp(entry: InitialEntry, { user = null, draft }: OpenAppOptions = {}) {
  const store = createAppStore();
  if (user !== 'unknown') {
    store.dispatch(authActions.initialised(user === null ? null : { token: 'abc', user }));
  }
  if (draft !== undefined) store.dispatch(draftReplaced(draft));
  const services = createAppServices({
    store,
    routesFor,
    navigation: {
      get location() {
        return router.state.location;
      },
      navigate: (to, options) => router.navigate(to, options),
    },
  });
  const { queryClient } = services.api(openApi);
  // Production retries a failed call later; here the failure shows at once.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const pathname = typeof entry === 'string' ? pathOf(entry) : (entry.pathname ?? '/');
  await loadLazyRoutes(await routesFor(pathname), pathname);
  const router = createMemoryRouter(routes, {
    initialEntries: [entry],
    getContext: () => provideServices(services),
    patchRoutesOnNavigation: addPrivateRoutes,
  });
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  const unsubscribe = router.subscribe(({ initialized }) => initialized && resolve());
  if (!router.state.initialized) await loaded;
  unsubscribe();
  const element = (
    <App store={store} services={services}>
      <RouterProvider router={router} />
    </App>
  );
  /** Cancels the app's requests, and stops it from reacting to later events of the document. */
  const end = () => {
    services.endSession();
    store.dispatch(authActions.loggedOut());
    router.dispose();
  };
  return { store, services, router, queryClient, element, end };
}

const pathOf = (address: string) => new URL(address, window.location.origin).pathname;
