import { createApiClient } from '@cleaning/api-client';
import { createQueries, createQueryClient } from '@cleaning/api-client/queries';
import { aDashboard, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyRoute, type LoadRoute } from '../lazy-route.tsx';
import { createPrefetch } from './create-prefetch.ts';
import { PrefetchContext } from './prefetch-context.ts';
import { PrefetchingLink } from './prefetching-link.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** What waits for the browser to be idle. */
const idleWork = new Map<number, () => void>();
const beIdle = () => {
  for (const work of idleWork.values()) work();
  idleWork.clear();
};
beforeAll(() => {
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idleWork.set((last += 1), work);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => idleWork.delete(id));
  return () => vi.unstubAllGlobals();
});

/** A link to a page that shows the dashboard, and how often that page and its data were asked for. */
function openLink() {
  let calls = 0;
  server.use(
    mockEndpoint(endpoints.getDashboard, () => {
      calls += 1;
      return answer(aDashboard());
    }),
  );
  const load = vi.fn<LoadRoute>(() =>
    Promise.resolve({
      Component: () => null,
      prefetch: ({ queries, read }) => void read(queries.accounts.dashboard()),
    }),
  );
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  const prefetch = createPrefetch({
    routes: [lazyRoute(load, { path: '/clients/portal' })],
    queries: createQueries(createApiClient({ getToken: () => 'abc' })),
    queryClient,
    isNdisClient: false,
  });
  render(
    <MemoryRouter>
      <PrefetchContext value={prefetch}>
        <PrefetchingLink href="/clients/portal?from=menu">Dashboard</PrefetchingLink>
      </PrefetchContext>
    </MemoryRouter>,
  );
  return { load, calls: () => calls };
}

describe('a link inside the portal', () => {
  it('gets its page and what that shows ready, once, when a pointer is on it', async () => {
    const { load, calls } = openLink();
    const user = userEvent.setup();
    await user.hover(screen.getByRole('link'));
    beIdle();
    await waitFor(() => expect(calls()).toBe(1));
    await user.unhover(screen.getByRole('link'));
    await user.hover(screen.getByRole('link'));
    beIdle();
    expect(load).toHaveBeenCalledOnce();
    expect(calls()).toBe(1);
  });

  it('does so when the keyboard is on it', async () => {
    const { calls } = openLink();
    await userEvent.setup().tab();
    expect(screen.getByRole('link')).toHaveFocus();
    beIdle();
    await waitFor(() => expect(calls()).toBe(1));
  });

  it('leaves the browser time to show what the pointer or the keyboard did first', async () => {
    const { load } = openLink();
    await userEvent.setup().hover(screen.getByRole('link'));
    expect(load).not.toHaveBeenCalled();
    beIdle();
    expect(load).toHaveBeenCalledOnce();
  });

  it('forgets about a page whose link is gone before the browser is idle', async () => {
    const { load } = openLink();
    await userEvent.setup().tab();
    cleanup();
    beIdle();
    expect(load).not.toHaveBeenCalled();
  });

  it('does nothing without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { load } = openLink();
    await userEvent.setup().tab();
    beIdle();
    expect(load).not.toHaveBeenCalled();
  });
});
