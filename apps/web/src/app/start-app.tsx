import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { announceReady } from '../shared/deferred/ready-event.ts';
import { hasSiteFrame } from '../shared/lib/has-site-frame.ts';
import { routerContextOf } from './app-services-context.ts';
import { createAppServices } from './app-services.ts';
import { App } from './app.tsx';
import { loadLazyRoutes } from './prefetch/prefetch-page.ts';
import { rememberOnDevice } from './remember-on-device.ts';
import { routes } from './routes.tsx';
import { createAppStore } from './store.ts';

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
  const isPrerendered = isPrerenderedFor(root, window.location.pathname);
  if (isPrerendered) {
    await loadLazyRoutes(routes, window.location.pathname);
  }

  const store = createAppStore();
  const services = createAppServices({
    store,
    routes,
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
  const router = createBrowserRouter(routes, { getContext: () => routerContextOf(services) });
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
 * prerendered for; another one in its place (the not-found file at an address that the router does
 * know) is replaced and not hydrated.
 */
function isPrerenderedFor(root: HTMLElement, pathname: string): boolean {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return hasSiteFrame(pathname) && route?.path === root.dataset['page'];
}
