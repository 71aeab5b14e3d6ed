import { aDashboard, aProfile, aUser, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { authActions } from '@cleaning/auth';
import { endpoints } from '@cleaning/contract';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { routerContextOf } from './app-services-context.ts';
import { createAppServices } from './app-services.ts';
import { App } from './app.tsx';
import { loadLazyRoutes } from './prefetch/prefetch-page.ts';
import { RouteErrorScreen } from './route-error-screen.tsx';
import { routes as siteRoutes } from './routes.tsx';
import { createAppStore } from './store.ts';

// The first page of a file takes its time on a busy machine; what does not come fails all the same.
configure({ asyncUtilTimeout: 5000 });

const server = setupServer(
  mockEndpoint(endpoints.getProfile, answer(aProfile())),
  mockEndpoint(endpoints.getUnreadCount, answer({ messages: 0, threads: 0 })),
);
beforeAll(() => {
  // The test window has no layout, so it cannot scroll.
  vi.stubGlobal('scrollTo', () => undefined);
  server.listen({ onUnhandledFrame: 'error' });
  return () => vi.unstubAllGlobals();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Opens an address of some routes in the whole app. */
function open(
  path: string,
  {
    routes = siteRoutes,
    user = null,
  }: { routes?: RouteObject[]; user?: ReturnType<typeof aUser> | null } = {},
) {
  const store = createAppStore();
  store.dispatch(authActions.initialised(user === null ? null : { token: 'abc', user }));
  const services = createAppServices({
    store,
    routes,
    navigation: {
      location: window.location,
      navigate: (to, options) => void router.navigate(to, options),
    },
  });
  onTestFinished(services.forgetFetched);
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => routerContextOf(services),
  });
  render(
    <App store={store} services={services}>
      <RouterProvider router={router} />
    </App>,
  );
  return { address: () => router.state.location.pathname + router.state.location.search, router };
}

describe('the addresses of the site', () => {
  it.each([
    ['/quotes?page=2', '/clients/quotes?page=2'],
    ['/quotes/7', '/clients/quotes/7'],
  ])('the old address %s leads to the portal, by way of the guard', async (old, path) => {
    const { address } = open(old);
    await waitFor(() => expect(address()).toBe(`/accounts/login?next=${encodeURIComponent(path)}`));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(document.title).toMatch(/^Log in/u);
  });

  it('an address that is none says so, with the title of that page', async () => {
    open('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Page Not Found/u));
  });

  it('a page of the portal reads its data for a client, once', async () => {
    let calls = 0;
    server.use(
      mockEndpoint(endpoints.getDashboard, () => {
        calls += 1;
        return answer(aDashboard());
      }),
    );
    open('/clients/portal', { user: aUser() });
    expect(await screen.findByRole('heading', { level: 1, name: /Mia/u })).toBeVisible();
    expect(calls).toBe(1);
  });

  it('a page of the portal reads nothing for a user that its guard sends away', async () => {
    const { address } = open('/clients/portal', { user: aUser({ is_verified: false }) });
    await waitFor(() => expect(address()).toBe('/accounts/email-verification'));
  });
});

const aRoute = (load: () => Promise<{ Component: () => React.ReactNode }>): RouteObject[] => [
  { ErrorBoundary: RouteErrorScreen, children: [{ path: '/about', lazy: load }] },
];
const aboutUs = { Component: () => <p>About us</p> };

describe('a page whose scripts load later', () => {
  it('renders at once when they were loaded before, as hydration needs', async () => {
    const routes = aRoute(() => Promise.resolve(aboutUs));
    await loadLazyRoutes(routes, '/about');
    open('/about', { routes });
    expect(screen.getByText('About us')).toBeVisible();
  });

  it.each([
    [true, 'Something went wrong'],
    [false, 'You are offline'],
  ])('says so when they do not load (online: %s)', async (isOnline, heading) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const warnings = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await act(async () =>
      open('/about', { routes: aRoute(() => Promise.reject(new TypeError())) }),
    );
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    errors.mockClear();
    warnings.mockClear();
  });
});
