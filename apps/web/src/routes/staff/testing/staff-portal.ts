import { STAFF_PATHS } from '@cleaning/contract/routes';
import type { InitialEntry } from 'react-router-dom';
import { beforeAll } from 'vitest';
import { loadLazyRoutes } from '../../../app/prefetch/prefetch-page.ts';
import { routes } from '../../../app/routes.tsx';
import type { OpenAppOptions } from '../../../app/testing/open-app.tsx';
import { renderApp, startService } from '../../../app/testing/render-app.tsx';
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
