import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { User } from '@cleaning/contract/accounts';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { eventually } from '@cleaning/test-setup/eventually';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SITE_AUTH_PATHS } from '../core/auth-paths.ts';
import { startingAuthState } from '../core/auth-state.ts';
import { createLogout } from '../core/create-logout.ts';
import { createSessionStorage } from '../core/session-storage.ts';
import { authActions, authReducer } from '../store/auth-slice.ts';
import { aUser } from '../testing/people.ts';
import { RequireAccess, useAuth, useAutomaticLogout, useEndOfLeaving } from './index.ts';

// On a busy machine a page takes longer than the default of one second.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const sessionOf = (user: User) => ({ token: 'abc', user });

function aStore(user: User | null, isInitialized = true) {
  const auth = { ...startingAuthState(user === null ? null : sessionOf(user)), isInitialized };
  return configureStore({
    reducer: combineReducers({ auth: authReducer }),
    preloadedState: { auth },
  });
}

function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

function renderGuarded(store: ReturnType<typeof aStore>, props = {}) {
  const router = createMemoryRouter(
    [
      {
        element: <RequireAccess userType="client" {...props} />,
        children: [{ path: '/clients/quotes', element: <p>Your quotes</p> }],
      },
      { path: '*', element: <Place /> },
    ],
    { initialEntries: ['/start', '/clients/quotes?page=2'] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

describe('RequireAccess', () => {
  it('shows the page to a verified client', () => {
    renderGuarded(aStore(aUser()));
    expect(screen.getByText('Your quotes')).toBeTruthy();
  });

  it('shows the loader until the session is known, then the page', async () => {
    const store = aStore(null, false);
    renderGuarded(store);
    expect((await screen.findByRole('status')).textContent).toBe('Verifying authentication...');
    act(() => {
      store.dispatch(authActions.initialised(sessionOf(aUser())));
    });
    expect(await screen.findByText('Your quotes')).toBeTruthy();
  });

  it('shows the given loader', () => {
    renderGuarded(aStore(null, false), { loader: (message: string) => <b>{message}</b> });
    expect(screen.getByText('Verifying authentication...').tagName).toBe('B');
  });

  it.each([
    ['a signed-out user', null, '/accounts/login?next=%2Fclients%2Fquotes%3Fpage%3D2 null'],
    [
      'an unverified user',
      aUser({ is_verified: false }),
      '/accounts/email-verification {"email":"mia@example.com","message":"Please verify your email address to access this page."}',
    ],
    [
      'a member of staff',
      aUser({ user_type: 'staff' }),
      '/staff/portal {"error":"You do not have permission to access this page."}',
    ],
  ])('redirects %s, and Back does not return to the page', async (_title, user, place) => {
    const router = renderGuarded(aStore(user));
    expect(await screen.findByText(place)).toBeTruthy();
    await act(() => router.navigate(-1));
    expect(screen.getByText('/start null')).toBeTruthy();
  });

  it.each([
    ['somebody signed out', null, '/enter?next=%2Fclients%2Fquotes%3Fpage%3D2 null'],
    ['somebody unverified', aUser({ is_verified: false }), /^\/confirm \{/u],
    ['a member of staff', aUser({ user_type: 'staff' }), /^\/desk \{/u],
  ])('redirects %s to the addresses of another app', async (_title, user, place) => {
    const paths = {
      ...SITE_AUTH_PATHS,
      login: '/enter',
      emailVerification: '/confirm',
      homes: { admin: '/desk', staff: '/desk', client: '/me' },
    };
    renderGuarded(aStore(user), { paths });
    expect(await screen.findByText(place)).toBeTruthy();
  });

  it('removes the page when the session ends', async () => {
    const store = aStore(aUser());
    renderGuarded(store);
    act(() => {
      store.dispatch(authActions.loggedOut());
    });
    expect(await screen.findByText(/^\/accounts\/login/u)).toBeTruthy();
  });
});

function Who() {
  const { user, isAuthenticated, isNdisClient } = useAuth();
  return <p>{`${user?.first_name} ${isAuthenticated} ${isNdisClient}`}</p>;
}

function Root() {
  useEndOfLeaving();
  return <Outlet />;
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** A page whose code takes a while to load. */
const after = (ms: number, text: string) => async () => {
  await wait(ms);
  return { element: <p>{text}</p> };
};

const slowGoogle = () => wait(35);

function openPortal(
  signOutOfGoogle: () => void | Promise<void>,
  beforeNavigating: () => Promise<void> = () => Promise.resolve(),
) {
  const store = aStore(aUser());
  const places: string[] = [];
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        children: [
          {
            element: <RequireAccess userType="client" />,
            children: [
              { path: '/clients/quotes', element: <p>Your quotes</p> },
              { path: '/clients/invoices', lazy: after(20, 'Your invoices') },
            ],
          },
          { path: '/', lazy: after(50, 'Start') },
          { path: '*', element: <Place /> },
        ],
      },
    ],
    { initialEntries: ['/clients/quotes'] },
  );
  router.subscribe(({ location }) => places.push(location.pathname));
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const logout = createLogout({
    sessionStorage: createSessionStorage(null),
    clearUserData: () => undefined,
    signOutOfGoogle,
    revokeToken: () => Promise.resolve(),
    navigate: async (path) => {
      await beforeNavigating();
      await router.navigate(path);
      return router.state.location.pathname === path;
    },
    markLoggedOut: () => store.dispatch(authActions.loggedOut()),
    setLeaving: (isLeaving) => store.dispatch(authActions.loadingChanged(isLeaving)),
  });
  return { logout, router, store, places };
}

describe('logging out of a guarded page', () => {
  it('leads to the start page, however long that takes, and not to the login page', async () => {
    const { logout, store, places } = openPortal(() => undefined);
    await act(() => logout());
    expect(await screen.findByText('Start')).toBeTruthy();
    expect(places).not.toContain('/accounts/login');
    await eventually(() => {
      expect(store.getState().auth).toMatchObject({ isAuthenticated: false, isLoading: false });
    });
  });

  it('leads to the start page on a device that takes a second to begin', async () => {
    const { logout, places } = openPortal(
      () => undefined,
      () => wait(1000),
    );
    await act(() => logout());
    expect(await screen.findByText('Start')).toBeTruthy();
    expect(places).not.toContain('/accounts/login');
  });

  it('leads to the start page right after a page was rendered', async () => {
    const { logout, router, places } = openPortal(
      () => undefined,
      () => wait(100),
    );
    await act(() => router.navigate('/clients/invoices'));
    // With a timer from the page's rendering, leaving would end before the navigation to the start
    // page.
    await act(() => wait(450));
    await act(() => logout());
    expect(await screen.findByText('Start')).toBeTruthy();
    expect(places).not.toContain('/accounts/login');
  });

  it('leads to the start page while another guarded page is loading', async () => {
    const { logout, router, store, places } = openPortal(slowGoogle);
    void router.navigate('/clients/invoices');
    // Outside of `act`, which would render nothing before the logout has ended.
    await logout();
    expect(await screen.findByText('Start')).toBeTruthy();
    expect(places).not.toContain('/accounts/login');
    await eventually(() => {
      expect(store.getState().auth).toMatchObject({ isLoading: false });
    });
  });

  it('leads to the login page when the user goes back before the start page is there', async () => {
    const { logout, router } = openPortal(() => undefined);
    await act(() => router.navigate('/clients/invoices'));
    expect(await screen.findByText('Your invoices')).toBeTruthy();
    const left = logout();
    await act(async () => {
      await eventually(() => {
        expect(router.state.navigation.state).toBe('loading');
      });
      await router.navigate(-1);
      await left;
    });
    expect(await screen.findByText(/accounts\/login/u)).toBeTruthy();
  });
});

describe('useAuth', () => {
  it.each([
    [aUser(), 'Mia true false'],
    [aUser({ is_ndis_client: true }), 'Mia true true'],
    [null, 'undefined false false'],
  ])('returns the user of the session', (user, text) => {
    render(
      <Provider store={aStore(user)}>
        <Who />
      </Provider>,
    );
    expect(screen.getByText(text)).toBeTruthy();
  });
});

function renderSite(store: ReturnType<typeof aStore>, path: string) {
  const logout = vi.fn(() => {
    store.dispatch(authActions.loggedOut());
    return Promise.resolve({ message: 'Logged out successfully' });
  });
  const onLoggedOut = vi.fn<(message: string) => void>();
  function Site() {
    useAutomaticLogout({ logout, onLoggedOut });
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Site /> }], {
    initialEntries: [path],
  });
  render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
  return { logout, onLoggedOut, router };
}

describe('useAutomaticLogout', () => {
  it('logs a visitor of a public page out once, and shows it', async () => {
    const { logout, onLoggedOut, router } = renderSite(aStore(aUser()), '/about');
    await eventually(() => expect(onLoggedOut).toHaveBeenCalledOnce());
    expect(onLoggedOut).toHaveBeenCalledWith('You have been logged out.');
    expect(logout).toHaveBeenCalledExactlyOnceWith({ stay: true });
    expect(router.state.location.pathname).toBe('/about');
  });

  it('logs out on the way from the portal to a public page', async () => {
    const { logout, router } = renderSite(aStore(aUser()), '/clients/portal');
    expect(logout).not.toHaveBeenCalled();
    await act(() => router.navigate('/quote'));
    expect(logout).toHaveBeenCalledOnce();
  });

  it('waits until the session is known', async () => {
    const store = aStore(null, false);
    const { logout } = renderSite(store, '/');
    expect(logout).not.toHaveBeenCalled();
    act(() => {
      store.dispatch(authActions.initialised(sessionOf(aUser())));
    });
    await eventually(() => expect(logout).toHaveBeenCalledOnce());
  });

  it('does not end a login in another tab until the next visit', async () => {
    const store = aStore(null);
    const { logout, router } = renderSite(store, '/');
    act(() => {
      store.dispatch(authActions.loginSucceeded(sessionOf(aUser())));
    });
    expect(logout).not.toHaveBeenCalled();
    await act(() => router.navigate('/about'));
    expect(logout).toHaveBeenCalledOnce();
  });

  it.each(['/clients/portal', '/accounts/login', '/?token=abc', '/verify-email', '/blog'])(
    'does nothing for a visitor of %s',
    (path) => {
      expect(renderSite(aStore(aUser()), path).logout).not.toHaveBeenCalled();
    },
  );

  it('does nothing for a signed-out user', () => {
    expect(renderSite(aStore(null), '/').logout).not.toHaveBeenCalled();
  });
});
