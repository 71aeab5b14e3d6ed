import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../shared/error-boundary/index.ts';
import { lazyRoute } from './lazy-route.tsx';
import type { LoadRoute, RouteModule } from './lazy-route.tsx';
import { Pages, preloadPage } from './pages.tsx';
import { RouteErrorScreen } from './route-error-screen.tsx';

const aPage = (words: string, title: string): RouteModule => ({
  Component: () => <p>{words}</p>,
  handle: { title },
});

/** Draws the page of an address as far as it can be drawn yet. */
async function open(routes: ReturnType<typeof lazyRoute>[], path: string) {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <ErrorBoundary place={path} fallback={<RouteErrorScreen />}>
          <Pages routes={routes} />
        </ErrorBoundary>
      </MemoryRouter>,
    ),
  );
}

test('waits for the module of its page, shows it and takes its title', async () => {
  const { promise, resolve } = Promise.withResolvers<RouteModule>();
  await open([lazyRoute(() => promise, { path: '/quotes' })], '/quotes');
  expect(screen.queryByText('Your quotes')).not.toBeInTheDocument();
  await act(async () => {
    resolve(aPage('Your quotes', 'My quotes'));
    await promise;
  });
  expect(await screen.findByText('Your quotes')).toBeVisible();
  expect(document.title).toMatch(/^My quotes/u);
});

test('draws at once what was loaded before, as a written page needs', async () => {
  const routes = [lazyRoute(() => Promise.resolve(aPage('About us', 'About')), { path: '/about' })];
  await preloadPage(routes, '/about');
  await open(routes, '/about');
  expect(screen.getByText('About us')).toBeVisible();
});

test('loads a page together with the frames around it, each once', async () => {
  const load = vi.fn<LoadRoute>(() => new Promise<RouteModule>(() => undefined));
  const page = lazyRoute(load, { path: '/quotes' });
  const routes = [lazyRoute(load, { children: [lazyRoute(load, { children: [page] })] })];
  await open(routes, '/quotes');
  expect(load).toHaveBeenCalledTimes(3);
});

test('fails where it is drawn when its module cannot be loaded', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const routes = [lazyRoute(() => Promise.reject(new TypeError('offline')), { path: '/about' })];
  await expect(preloadPage(routes, '/about')).resolves.toBeUndefined();
  await open(routes, '/about');
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(errors).toHaveBeenCalled();
  errors.mockClear();
});

test('says so when a page cannot be loaded for want of a connection', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const routes = [lazyRoute(() => Promise.reject(new TypeError('offline')), { path: '/about' })];
  await open(routes, '/about');
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  errors.mockClear();
});
