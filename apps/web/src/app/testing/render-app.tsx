import { setImmediate } from 'node:timers/promises';
import { cleanup, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { InitialEntry } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { openApp, type OpenAppOptions } from './open-app.tsx';
import { serviceAnswers } from './service-answers.ts';

/**
 * Starts a mock service for a test file. It refuses every call without a handler. Handlers added
 * with `server.use` last for one test.
 */
export function startService() {
  const server = setupServer(...serviceAnswers());
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    vi.useRealTimers();
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
  const { element, services, store, router, queryClient, end } = await openApp(entry, options);
  running.push(end);
  const logout = vi.spyOn(services, 'logout');
  // A prefetch starts some time after a hover, which may be after the test has ended.
  vi.spyOn(services, 'prefetchPage').mockReturnValue();
  render(element);
  const path = () => router.state.location.pathname + router.state.location.search;
  /** Waits until every read and change that the page has started is done. */
  const settled = () =>
    waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  return { user: userEvent.setup(), store, router, queryClient, logout, path, settled };
}
