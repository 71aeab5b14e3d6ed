import { aDashboard, aUser, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { loadLazyRoutes } from './prefetch/prefetch-page.ts';
import { RouteErrorScreen } from './route-error-screen.tsx';
import { renderApp, startService } from './testing/render-app.tsx';

const server = startService();

function countDashboardCalls() {
  const calls = vi.fn(() => answer(aDashboard()));
  server.use(mockEndpoint(endpoints.getDashboard, calls));
  return calls;
}

describe('the addresses of the site', () => {
  it.each([
    ['/quotes?page=2', '/clients/quotes?page=2'],
    ['/quotes/7', '/clients/quotes/7'],
  ])('the old address %s leads to the portal, by way of the guard', async (old, path) => {
    const { path: address } = await renderApp(old);
    await waitFor(() => expect(address()).toBe(`/accounts/login?next=${encodeURIComponent(path)}`));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(document.title).toMatch(/^Log in/u);
  });

  it('an address that is none says so, with the title of that page', async () => {
    await renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Page Not Found/u));
  });

  it('a page of the portal reads its data for a client, once', async () => {
    const calls = countDashboardCalls();
    await renderApp('/clients/portal', { user: aUser() });
    expect(await screen.findByRole('heading', { level: 1, name: /Mia/u })).toBeVisible();
    expect(calls).toHaveBeenCalledOnce();
  });

  it('a page of the portal reads nothing for a user that its guard sends away', async () => {
    const calls = countDashboardCalls();
    const { path } = await renderApp('/clients/portal', { user: aUser({ is_verified: false }) });
    await waitFor(() => expect(path()).toBe('/accounts/email-verification'));
    expect(calls).not.toHaveBeenCalled();
  });
});

const aRoute = (load: () => Promise<{ Component: () => React.ReactNode }>): RouteObject[] => [
  { ErrorBoundary: RouteErrorScreen, children: [{ path: '/about', lazy: load }] },
];
const renderRoutes = (routes: RouteObject[]) =>
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/about'] })} />);
const aboutUs = { Component: () => <p>About us</p> };

describe('a page whose scripts load later', () => {
  it('renders at once when they were loaded before, as hydration needs', async () => {
    const routes = aRoute(() => Promise.resolve(aboutUs));
    await loadLazyRoutes(routes, '/about');
    renderRoutes(routes);
    expect(screen.getByText('About us')).toBeVisible();
  });

  it.each([
    [true, 'Something went wrong'],
    [false, 'You are offline'],
  ])('says so when they do not load (online: %s)', async (isOnline, heading) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const warnings = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await act(async () => renderRoutes(aRoute(() => Promise.reject(new TypeError()))));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    errors.mockClear();
    warnings.mockClear();
  });
});
