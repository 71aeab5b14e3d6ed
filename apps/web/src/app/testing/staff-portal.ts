import { STAFF_PATHS } from '@cleaning/contract/routes';
import type { InitialEntry } from 'react-router-dom';
import { beforeAll } from 'vitest';
import { loadLazyRoutes } from '../prefetch/prefetch-page.ts';
import { routes } from '../routes.tsx';
import type { OpenAppOptions } from './open-app.tsx';
import { renderApp, startService } from './render-app.tsx';
import { aStaffUser } from './a-staff-user.ts';

/**
 * Starts the mock service, and loads every page of the staff portal, so that links open at once.
 */
export function startStaffService() {
  beforeAll(async () => {
    for (const path of Object.values(STAFF_PATHS)) await loadLazyRoutes(routes, path);
  });
  return startService();
}

/** Renders a page of the staff portal for a staff user, or for the given user. */
export const openStaffPortal = (entry: InitialEntry, options: OpenAppOptions = {}) =>
  renderApp(entry, { user: aStaffUser(), ...options });
