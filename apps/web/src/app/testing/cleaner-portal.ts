import { aPageOf, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { HttpHandler } from 'msw';
import type { InitialEntry } from 'react-router-dom';
import { afterEach, beforeEach, expect } from 'vitest';
import { aCleanerUser } from './a-staff-user.ts';
import { renderApp, startService } from './render-app.tsx';

const REFUSED: ReadonlySet<string> = new Set(['office', 'client-or-office', 'admin', 'client']);

/** Refuses each call that the service refuses to cleaners, and notes its name. */
const refuseOthers = (called: string[]): HttpHandler[] =>
  Object.values(endpoints)
    .filter(({ access }) => REFUSED.has(access))
    .map((endpoint) =>
      mockEndpoint(endpoint as typeof endpoints.getStaffToday, () => {
        called.push(endpoint.name);
        return refuse(403, { code: 'permission_denied' });
      }),
    );

/** Starts the mock service of a cleaner. A test fails that calls what is not for cleaners. */
export function startCleanerService() {
  const server = startService();
  const called: string[] = [];
  beforeEach(() => {
    server.use(...refuseOthers(called));
    server.use(mockEndpoint(endpoints.listThreads, answer(aPageOf([]))));
  });
  afterEach(() => {
    expect(called.splice(0)).toEqual([]);
  });
  return server;
}

/** Renders a page of the staff portal for a cleaner. */
export const openCleanerPortal = (entry: InitialEntry) =>
  renderApp(entry, { user: aCleanerUser() });
