import { browserStorage, keepSessionSaved } from '@cleaning/auth';
import { hasSiteFrame } from '@cleaning/contract/routes';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { announceReady } from '../shared/deferred/ready-event.ts';
import { keepDraftSaved } from '../shared/quote-draft/keep-draft-saved.ts';
import { routerContextOf, type AppServices } from './app-services-context.ts';
import { createAppServices } from './app-services.ts';
import { App } from './app.tsx';
import { loadLazyRoutes } from './prefetch/prefetch-page.ts';
import { addPrivateRoutes, routes, routesFor } from './routes.tsx';
import { createAppStore, type AppStore } from './store.ts';

/**
 * Starts the app in the page: it hydrates a page that was prerendered, and renders any other.
 *
 * @throws When the page has no place for the app, or a prerendered page's scripts do not load.
 */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) {
    throw new Error('The page has no #root element, so there is nowhere to put the app.');
  }
  const isPrerendered = await isPrerenderedFor(root, window.location.pathname);
  if (isPrerendered) {
    await loadLazyRoutes(routes, window.location.pathname);
  }

  const store = createAppStore();
  const services = createAppServices({
    store,
    routesFor,
    navigation: {
      location: window.location,
      navigate: (path, options) => void router.navigate(path, options),
    },
  });
  const remember = () => rememberOnDevice(store, services);
  if (!isPrerendered) {
    // The first loaders need the session.
    remember();
  }
  const router = createBrowserRouter(routes, {
    getContext: () => routerContextOf(services),
    patchRoutesOnNavigation: addPrivateRoutes,
    // Without it the router looks for more routes before it shows a page that matched none by name.
    ...(isPrerendered ? { hydrationData: {} } : {}),
  });
  const app = (
    <App
      store={store}
      services={services}
      // The prerendered page knows nothing of this device, so what it remembers comes after React has
      // hydrated it.
      {...(isPrerendered ? { onMounted: remember, writtenState: store.getState() } : {})}
      onReady={announceReady}
    >
      <RouterProvider router={router} />
    </App>
  );

  if (isPrerendered) {
    // In small pieces, so that a tap or a scroll never waits for the whole page.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    createRoot(root).render(app);
  }
}

/**
 * Whether the page in the document was prerendered for this address. It carries the path that it was
 * prerendered for, and whether it has the frame of the site; another one in its place (the not-found
 * file at an address that the router does know) is replaced and not hydrated.
 */
async function isPrerenderedFor(root: HTMLElement, pathname: string): Promise<boolean> {
  const { page, frame } = root.dataset;
  if (page === undefined) return false;
  const route = matchRoutes(await routesFor(pathname), pathname)?.at(-1)?.route;
  return route?.path === page && hasSiteFrame(pathname) === (frame !== 'none');
}

/** Restores the session and the quote draft of this device, and keeps both saved. */
function rememberOnDevice(store: AppStore, services: AppServices): void {
  keepSessionSaved(store, {
    sessionStorage: services.sessionStorage,
    window,
    onSessionEnded: services.forgetFetched,
  });
  keepDraftSaved(store, browserStorage());
}
