import { aDashboard, aUser, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { loadLazyRoutes } from './prefetch/prefetch-page.ts';
import { RouteErrorScreen } from './route-error-screen.tsx';
import { routes as siteRoutes } from './routes.tsx';
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

  it.each([
    ['a client', aUser(), '/clients/portal'],
    ['a member of staff', aUser({ user_type: 'staff' }), '/staff/portal'],
  ])('an address that is none leads %s back to their portal', async (_title, user, portal) => {
    await renderApp('/no-such-page', { user });
    const link = await screen.findByRole('link', { name: 'Back to your portal' });
    expect(link).toHaveAttribute('href', portal);
  });

  it('an address that is none offers no portal to a visitor', async () => {
    await renderApp('/no-such-page');
    expect(await screen.findByRole('link', { name: 'Go Home' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to your portal' })).not.toBeInTheDocument();
  });

  it('a visitor goes from a public page to an account page and back', async () => {
    const { router } = await renderApp('/about');
    await act(() => router.navigate('/accounts/login'));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await act(() => router.navigate('/about'));
    await waitFor(() => expect(document.title).not.toMatch(/^Log in/u));
    await act(() => router.navigate('/accounts/register'));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
  });

  it.each(['/accounts/no-such-page', '/staff/no-such-page'])(
    'an address below a portal or accounts that is none says so: %s',
    async (path) => {
      await renderApp(path);
      await waitFor(() => expect(document.title).toMatch(/^Page Not Found/u));
    },
  );

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

it('a layout that fails says so too: the outermost route has an error boundary', () => {
  expect(siteRoutes).toHaveLength(1);
  expect(siteRoutes[0]?.ErrorBoundary).toBe(RouteErrorScreen);
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
