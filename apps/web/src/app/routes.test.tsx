import { aDashboard, aUser, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
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

describe('the routes of the site', () => {
  it.each([
    ['/quotes?page=2', '/clients/quotes?page=2'],
    ['/quotes/7', '/clients/quotes/7'],
  ])('redirect the old address %s to the portal through the guard', async (old, path) => {
    const { path: address } = await renderApp(old);
    await waitFor(() => expect(address()).toBe(`/accounts/login?next=${encodeURIComponent(path)}`));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(document.title).toMatch(/^Log in/u);
  });

  it('show an unknown address as not found, with the title of that page', async () => {
    await renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Page Not Found/u));
  });

  it.each(['/%', '/100%', '/no-such-page/%E0%A4%A'])(
    'show %s, which cannot be decoded, as not found',
    async (address) => {
      // The router notes in the console that it takes the address literally.
      const warnings = vi.spyOn(console, 'warn').mockReturnValue();
      await renderApp(address);
      await waitFor(() => expect(document.title).toMatch(/^Page Not Found/u));
      warnings.mockClear();
    },
  );

  it('go to a page whose hash cannot be decoded', async () => {
    const { router } = await renderApp('/no-such-page');
    await act(() => router.navigate('/accounts/login#%'));
    await waitFor(() => expect(document.title).toMatch(/^Log in/u));
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  });

  it.each([
    ['a client', aUser(), '/clients/portal'],
    ['a member of staff', aUser({ user_type: 'staff' }), '/staff/portal'],
  ])('link from an unknown address back to the portal of %s', async (_title, user, portal) => {
    await renderApp('/no-such-page', { user });
    const link = await screen.findByRole('link', { name: 'Back to your portal' });
    expect(link).toHaveAttribute('href', portal);
  });

  it('offer a visitor no portal at an unknown address', async () => {
    await renderApp('/no-such-page');
    expect(await screen.findByRole('link', { name: 'Go Home' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to your portal' })).not.toBeInTheDocument();
  });

  it('lead a visitor from a public page to an account page and back', async () => {
    const { router } = await renderApp('/about');
    await act(() => router.navigate('/accounts/login'));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await act(() => router.navigate('/about'));
    await waitFor(() => expect(document.title).not.toMatch(/^Log in/u));
    await act(() => router.navigate('/accounts/register'));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
  });

  it.each(['/accounts/no-such-page', '/staff/no-such-page'])(
    'show an unknown address below a portal or accounts as not found: %s',
    async (path) => {
      await renderApp(path);
      await waitFor(() => expect(document.title).toMatch(/^Page Not Found/u));
    },
  );

  it('load the data of a portal page for a client once', async () => {
    const calls = countDashboardCalls();
    await renderApp('/clients/portal', { user: aUser() });
    expect(await screen.findByRole('heading', { level: 1, name: /Mia/u })).toBeVisible();
    expect(calls).toHaveBeenCalledOnce();
  });

  it('load no data of a portal page for a user whom its guard redirects', async () => {
    const calls = countDashboardCalls();
    const { path } = await renderApp('/clients/portal', { user: aUser({ is_verified: false }) });
    await waitFor(() => expect(path()).toBe('/accounts/email-verification'));
    expect(calls).not.toHaveBeenCalled();
  });
});

it('a layout that fails shows the error page of the outermost route', () => {
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
  ])('shows an error when they fail to load (online: %s)', async (isOnline, heading) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const warnings = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await act(async () => renderRoutes(aRoute(() => Promise.reject(new TypeError()))));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    errors.mockClear();
    warnings.mockClear();
  });
});
