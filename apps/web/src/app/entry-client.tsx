import './silence-console.ts';
import '@cleaning/ui/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { keepDraftSaved } from '../shared/quote-draft/index.ts';
import { App } from './app.tsx';
import { READY_EVENT } from './ready-event.ts';
import { resolveLazyRoutes } from './resolve-lazy-routes.ts';
import { routes } from './routes.tsx';
import { createAppStore } from './store.ts';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no #root element, so there is nowhere to put the app.');
}

const { pathname } = window.location;
const store = createAppStore();
const announceReady = () => document.dispatchEvent(new Event(READY_EVENT));

// A written page carries the path it was written for. Another one in its place (the not-found file
// at an address that the router does know) is replaced and not taken over.
const isWritten = root.dataset['page'] === matchRoutes(routes, pathname)?.at(-1)?.route.path;

if (isWritten) {
  await resolveLazyRoutes(routes, pathname);
  const router = createBrowserRouter(routes);
  // What this device remembers comes after hydration: the written page knows none of it.
  const handleReady = () => {
    keepDraftSaved(store, window);
    announceReady();
  };
  hydrateRoot(
    root,
    <App store={store} onReady={handleReady}>
      <RouterProvider router={router} />
    </App>,
  );
} else {
  keepDraftSaved(store, window);
  createRoot(root).render(
    <App store={store} onReady={announceReady}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>,
  );
}
