import { setImmediate } from 'node:timers/promises';
import { installDialog } from '@cleaning/ui/testing';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { InitialEntry } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { openApp, type OpenAppOptions } from './open-app.tsx';
import { serviceAnswers } from './service-answers.ts';

installDialog();
// The first page of each file is slow to load on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
// jsdom has no layout, so it cannot scroll, and no media queries match.
Object.assign(window, { scrollTo: () => undefined, matchMedia: () => ({ matches: false }) });
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });

/**
 * Starts a mock service for a test file. It refuses every call without a handler. Handlers added
 * with `server.use` last for one test.
 */
export function startService() {
  const server = setupServer(...serviceAnswers());
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    cleanup();
    for (const end of running.splice(0)) end();
    // Let cancelled requests arrive now, so that they belong to the test that ends.
    await setImmediate();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}

/** The functions that end each app of the test. */
const running: (() => void)[] = [];

/** Renders the app at an address. Resolves when the page is rendered; its data may still load. */
export async function renderApp(entry: InitialEntry, options: OpenAppOptions = {}) {
  const { element, services, store, router, queryClient } = await openApp(entry, options);
  running.push(services.forgetFetched);
  const logout = vi.spyOn(services, 'logout');
  // A prefetch starts some time after a hover, which may be after the test has ended.
  vi.spyOn(services, 'prefetchPage').mockReturnValue();
  render(element);
  const path = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), store, router, queryClient, logout, path };
}
