import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { announceReady } from '../shared/deferred/index.ts';
import { hasSiteFrame } from '../shared/site-frame/index.ts';
import { createAppServices } from './app-services.ts';
import { App } from './app.tsx';
import { rememberOnDevice } from './remember-on-device.ts';
import { resolveLazyRoutes } from './resolve-lazy-routes.ts';
import { createRoutePatcher, routes } from './routes.ts';
import { createAppStore } from './store.ts';

/**
 * Starts the app in the page: it takes over a page that was written when the site was built, and
 * draws any other.
 *
 * @throws When the page has no place for the app.
 */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) {
    throw new Error('The page has no #root element, so there is nowhere to put the app.');
  }
  const isWritten = isWrittenFor(root, window.location.pathname);
  if (isWritten) {
    await resolveLazyRoutes(routes, window.location.pathname);
  }

  const store = createAppStore();
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: createRoutePatcher(),
    ...(isWritten ? { hydrationData: { loaderData: {} } } : {}),
  });
  const services = createAppServices(store, router);
  const remember = () => rememberOnDevice(store, services);
  const app = (
    <App
      store={store}
      services={services}
      // The written page knows nothing of this device, so what it remembers comes after React has
      // taken the page over.
      {...(isWritten ? { onMounted: remember, writtenState: store.getState() } : {})}
      onReady={announceReady}
    >
      <RouterProvider router={router} />
    </App>
  );

  if (isWritten) {
    hydrateRoot(root, app);
  } else {
    remember();
    // Nothing was written here, so no part of the page can be left as it was: all of it loads now.
    document.documentElement.dataset['person'] = '';
    createRoot(root).render(app);
  }
}

/**
 * Whether the page in the document was written for this address. It carries the path that it was
 * written for; another one in its place (the not-found file at an address that the router does
 * know) is replaced and not taken over.
 */
function isWrittenFor(root: HTMLElement, pathname: string): boolean {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return hasSiteFrame(pathname) && route?.path === root.dataset['page'];
}
