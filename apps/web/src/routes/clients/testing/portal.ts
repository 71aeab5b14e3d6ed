import { aUser } from '@cleaning/api-client/testing';
import type { MyQuotesPage, QuoteStatus, QuoteSummary } from '@cleaning/contract';
import { CLIENT_PATHS } from '@cleaning/contract/routes';
import type { InitialEntry } from 'react-router-dom';
import { beforeAll } from 'vitest';
import { loadLazyRoutes } from '../../../app/prefetch/prefetch-page.ts';
import { routes } from '../../../app/routes.tsx';
import {
  renderApp,
  startService,
  type RenderAppOptions,
} from '../../../app/testing/render-app.tsx';

/** Starts the fake service, and loads every page of the portal, so that a link opens it at once. */
export function startPortalService() {
  beforeAll(async () => {
    for (const path of CLIENT_PATHS) await loadLazyRoutes(routes, path);
  });
  return startService();
}

/** Renders a page of the portal for a client, or for the user of the options. */
export const openPortal = (entry: InitialEntry, options: RenderAppOptions = {}) =>
  renderApp(entry, { user: aUser(), ...options });

/** The list call's answer for some quotes, counted by their status. */
export function aQuotesPage(
  results: QuoteSummary[],
  overrides: Partial<MyQuotesPage> = {},
): MyQuotesPage {
  const status_counts: Partial<Record<QuoteStatus, number>> = {};
  for (const { status } of results) status_counts[status] = (status_counts[status] ?? 0) + 1;
  return {
    count: results.length,
    next: null,
    previous: null,
    results,
    status_counts,
    ...overrides,
  };
}
