import { aUser } from '@cleaning/api-client/testing';
import { authActions } from '@cleaning/auth';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyRoute, type LoadRoute } from '../lazy-route.tsx';
import { createAppStore } from '../store.ts';
import { usePageAfterLogin } from './use-page-after-login.ts';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const load = () => vi.fn<LoadRoute>(() => Promise.resolve({ Component: () => null }));

/** Opens an address and lets the browser be idle. */
function open(address: string) {
  const store = createAppStore();
  const prefetch = vi.fn<(href: string) => void>();
  const loads = { dashboard: load(), invoices: load() };
  const routes = [
    lazyRoute(loads.dashboard, { path: '/clients/portal' }),
    lazyRoute(loads.invoices, { path: '/clients/invoices' }),
  ];
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </Provider>
  );
  renderHook(() => usePageAfterLogin({ routes, prefetch }), { wrapper: Wrapper });
  vi.runAllTimers();
  const logIn = () =>
    act(() => {
      store.dispatch(authActions.loginSucceeded({ token: 'abc', user: aUser() }));
    });
  return { loads, prefetch, logIn };
}

describe('the page after a login', () => {
  it('loads its scripts while nobody is known yet, and reads nothing', () => {
    const { loads, prefetch } = open('/accounts/login');
    expect(loads.dashboard).toHaveBeenCalledOnce();
    expect(loads.invoices).not.toHaveBeenCalled();
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('is the one that somebody was on their way to', () => {
    const { loads, prefetch, logIn } = open('/accounts/login?next=%2Fclients%2Finvoices');
    expect(loads.invoices).toHaveBeenCalledOnce();
    expect(loads.dashboard).not.toHaveBeenCalled();
    logIn();
    expect(prefetch.mock.calls).toEqual([['/clients/invoices']]);
  });

  it('is read as soon as it is known who is there', () => {
    const { prefetch, logIn } = open('/accounts/login');
    logIn();
    expect(prefetch.mock.calls).toEqual([['/clients/portal']]);
  });

  it('is never another site, nor something that is no address', () => {
    for (const next of ['https://elsewhere.example/clients/portal', 'http://[', '//']) {
      const { loads } = open(`/accounts/login?next=${encodeURIComponent(next)}`);
      expect(loads.dashboard).toHaveBeenCalledOnce();
    }
  });

  it('waits for a login page', () => {
    const { loads, prefetch, logIn } = open('/accounts/register');
    logIn();
    expect(loads.dashboard).not.toHaveBeenCalled();
    expect(prefetch).not.toHaveBeenCalled();
  });
});
