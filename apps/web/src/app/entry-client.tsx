import './silence-console.ts';
import '@cleaning/ui/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { whenAllAnswer } from '../shared/deferred/index.ts';
import { hasSiteFrame } from '../shared/site-frame/index.ts';
import { createAppServices } from './app-services.ts';
import { App } from './app.tsx';
import { READY_EVENT } from './ready-event.ts';
import { rememberOnDevice } from './remember-on-device.ts';
import { resolveLazyRoutes } from './resolve-lazy-routes.ts';
import { createRoutePatcher, routes } from './routes.ts';
import { createAppStore } from './store.ts';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no #root element, so there is nowhere to put the app.');
}

// A written page carries the path it was written for. Another one in its place (the not-found file
// at an address that the router does know) is replaced and not taken over.
const { pathname } = window.location;
const isWritten =
  hasSiteFrame(pathname) &&
  root.dataset['page'] === matchRoutes(routes, pathname)?.at(-1)?.route.path;
if (isWritten) {
  await resolveLazyRoutes(routes, pathname);
}

const store = createAppStore();
const router = createBrowserRouter(routes, {
  patchRoutesOnNavigation: createRoutePatcher(),
  ...(isWritten ? { hydrationData: { loaderData: {} } } : {}),
});
const services = createAppServices(store, router);
const remember = () => rememberOnDevice(store, services);
const announceReady = () => whenAllAnswer(() => document.dispatchEvent(new Event(READY_EVENT)));

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
  createRoot(root).render(app);
}
