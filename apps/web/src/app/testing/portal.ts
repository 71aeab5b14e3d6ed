import { aUser } from '@cleaning/api-client/testing';
import { CLIENT_PATHS } from '@cleaning/contract/routes';
import type { InitialEntry } from 'react-router-dom';
import { beforeAll } from 'vitest';
import { loadLazyRoutes } from '../prefetch/prefetch-page.ts';
import { routes } from '../routes.tsx';
import type { OpenAppOptions } from './open-app.tsx';
import { renderApp, startService } from './render-app.tsx';

/** Starts the mock service, and loads every page of the portal, so that links open at once. */
export function startPortalService() {
  beforeAll(async () => {
    for (const path of Object.values(CLIENT_PATHS)) await loadLazyRoutes(routes, path);
  });
  return startService();
}

/** Renders a page of the portal for a client, or for the given user. */
export const openPortal = (entry: InitialEntry, options: OpenAppOptions = {}) =>
  renderApp(entry, { user: aUser(), ...options });
