import { aUser } from '@cleaning/api-client/testing';
import { STAFF_PATHS } from '@cleaning/contract/routes';
import type { InitialEntry } from 'react-router-dom';
import { beforeAll } from 'vitest';
import { loadLazyRoutes } from '../../../app/prefetch/prefetch-page.ts';
import { routes } from '../../../app/routes.tsx';
import {
  renderApp,
  startService,
  type RenderAppOptions,
} from '../../../app/testing/render-app.tsx';

/** Starts the fake service, and loads every page of the staff portal, so that a link opens it at once. */
export function startStaffService() {
  beforeAll(async () => {
    for (const path of STAFF_PATHS) await loadLazyRoutes(routes, path);
  });
  return startService();
}

/** Sam, a member of staff. */
export const aStaffUser = (overrides: Partial<ReturnType<typeof aUser>> = {}) =>
  aUser({ first_name: 'Sam', email: 'sam@example.com', user_type: 'staff', ...overrides });

/** Renders a page of the staff portal for a member of staff, or for the user of the options. */
export const openStaffPortal = (entry: InitialEntry, options: RenderAppOptions = {}) =>
  renderApp(entry, { user: aStaffUser(), ...options });
