import { hasSiteFrame } from '@cleaning/contract/routes';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  RouterProvider,
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom';
import { announceReady } from '#kit/deferred/ready-event.ts';
import { provideServices } from './app-services-context.ts';
import { createAppServices } from './app-services.ts';
import { App } from './app.tsx';
import { loadLazyRoutes } from './prefetch/prefetch-page.ts';
import { rememberOnDevice } from './remember-on-device.ts';
import { addPrivateRoutes, routes, routesFor } from './routes.tsx';
import { createAppStore } from './store.ts';

/**
 * Starts the app: hydrates a prerendered page, and renders any other.
 *
 * @throws When the page has no root element, or the scripts of a prerendered page do not load.
 */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) {
    throw new Error('The page has no #root element, so there is nowhere to put the app.');
  }
  const { pathname } = window.location;
  const known = await routesFor(pathname);
  const isPrerendered = isPrerenderedFor(root, known, pathname);
  if (isPrerendered) {
    await loadLazyRoutes(known, pathname);
  }

  const store = createAppStore();
  const services = createAppServices({
    store,
    routesFor,
    navigation: {
      location: window.location,
      navigate: (path, options) => router.navigate(path, options),
    },
  });
  const remember = () => void rememberOnDevice(store, services);
  if (!isPrerendered) {
    // The first loaders need the session.
    remember();
  }
  const router = createBrowserRouter(isPrerendered ? known : routes, {
    getContext: () => provideServices(services),
    patchRoutesOnNavigation: addPrivateRoutes,
    // Without it, the router looks for more routes before it renders the catch-all page.
    ...(isPrerendered ? { hydrationData: {} } : {}),
  });
  const app = (
    <App
      store={store}
      services={services}
      // The prerendered page has no data of this device, so it is restored after hydration.
      {...(isPrerendered ? { onMounted: remember, writtenState: store.getState() } : {})}
      onReady={announceReady}
    >
      <RouterProvider router={router} />
    </App>
  );

  if (isPrerendered) {
    // A transition hydrates in small pieces, so that it never blocks a tap or a scroll.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    createRoot(root).render(app);
  }
}

/**
 * Whether the document was prerendered for this address. Its root has the path that it was
 * prerendered for, and whether it has the site's frame. A page served in place of another, such as
 * the not-found file for an address that the router knows, is rendered anew and not hydrated.
 */
function isPrerenderedFor(root: HTMLElement, known: RouteObject[], pathname: string): boolean {
  const { page, frame } = root.dataset;
  if (page === undefined) return false;
  const route = matchRoutes(known, pathname)?.at(-1)?.route;
  return route?.path === page && hasSiteFrame(pathname) === (frame !== 'none');
}
