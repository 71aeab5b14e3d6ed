import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { announceReady } from '../shared/deferred/index.ts';
import { createAppServices } from './app-services.ts';
import { App } from './app.tsx';
import { createNavigation } from './navigation/navigation.ts';
import { preloadPage } from './pages.tsx';
import { isInApp, publicRoutes } from './public-routes.ts';
import { rememberOnDevice } from './remember-on-device.ts';
import { Site } from './site.tsx';
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
    // React then takes over the page that is on screen, in place of waiting with an empty one.
    await preloadPage(publicRoutes, window.location.pathname);
  }

  const store = createAppStore();
  const services = createAppServices(store, createNavigation(window));
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
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </App>
  );

  if (isWritten) {
    // In small pieces, so that a tap or a scroll never waits for the whole page.
    startTransition(() => void hydrateRoot(root, app));
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
  const route = matchRoutes(publicRoutes, pathname)?.at(-1)?.route;
  return !isInApp(pathname) && route?.path === root.dataset['page'];
}
