import { aDashboard, aUser, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { authActions } from '@cleaning/auth';
import { endpoints } from '@cleaning/contract/endpoints';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import type { PageModule } from '#kit/page/pages-by-path.ts';
import { AppServicesContext } from '../app-services-context.ts';
import { createAppServices } from '../app-services.ts';
import { createAppStore } from '../store.ts';
import { pagesFor } from './portal-page.ts';
import { PrefetchingLink } from './prefetching-link.tsx';
import { usePreloadAfterLogin } from './use-preload-after-login.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Callbacks that wait until the browser is idle. */
const idleWork = new Map<number, () => void>();
const beIdle = async () => {
  for (const work of idleWork.values()) work();
  idleWork.clear();
  // Wait for the routes, which are found before a page is loaded.
  await new Promise((resolve) => setTimeout(resolve));
};
beforeEach(() => {
  idleWork.clear();
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idleWork.set((last += 1), work);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => idleWork.delete(id));
});

const aPage = (prefetch?: PageModule['prefetch']) =>
  vi.fn<() => Promise<PageModule>>(() =>
    Promise.resolve({
      Component: () => null,
      handle: { title: 'A page' },
      ...(prefetch && { prefetch }),
    }),
  );

function someServices(pages: Record<string, ReturnType<typeof aPage>>, isSignedIn = true) {
  const store = createAppStore();
  store.dispatch(authActions.initialised(isSignedIn ? { token: 'abc', user: aUser() } : null));
  onTestFinished(() => void store.dispatch(authActions.loggedOut()));
  return createAppServices({
    store,
    navigation: { location: window.location, navigate: () => undefined },
    routesFor: () => Promise.resolve(pagesFor({ userType: 'client' }, pages)),
  });
}

/**
 * Renders a link to a page that shows the dashboard, and counts how often that page and its data
 * are requested.
 */
function openLink({ isSignedIn = true } = {}) {
  let calls = 0;
  server.use(
    mockEndpoint(endpoints.getDashboard, () => {
      calls += 1;
      return answer(aDashboard());
    }),
  );
  const prefetch = vi.fn<NonNullable<PageModule['prefetch']>>(
    ({ api, read }) => void read(api.getDashboard.query()),
  );
  const load = aPage(prefetch);
  const services = someServices({ '/clients/portal': load }, isSignedIn);
  render(
    <AppServicesContext value={services}>
      <MemoryRouter>
        <PrefetchingLink href="/clients/portal?from=menu">Dashboard</PrefetchingLink>
      </MemoryRouter>
    </AppServicesContext>,
  );
  return { load, prefetch, calls: () => calls };
}

describe('a link inside the portal', () => {
  it('prefetches its page and the data of that page, once', async () => {
    const { load, calls } = openLink();
    const user = userEvent.setup();
    await user.hover(screen.getByRole('link'));
    await beIdle();
    await waitFor(() => expect(calls()).toBe(1));
    await user.unhover(screen.getByRole('link'));
    await user.hover(screen.getByRole('link'));
    await beIdle();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(calls()).toBe(1);
  });

  it('prefetches when it has keyboard focus', async () => {
    const { calls } = openLink();
    await userEvent.setup().tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await beIdle();
    await waitFor(() => expect(calls()).toBe(1));
  });

  it('lets the browser show the pointer or keyboard interaction first', async () => {
    const { load } = openLink();
    await userEvent.setup().hover(screen.getByRole('link'));
    expect(load).not.toHaveBeenCalled();
    await beIdle();
    expect(load).toHaveBeenCalledOnce();
  });

  it('cancels the prefetch when it is removed before the browser is idle', async () => {
    const { load } = openLink();
    await userEvent.setup().tab();
    cleanup();
    await beIdle();
    expect(load).not.toHaveBeenCalled();
  });

  it('prefetches nothing without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { load } = openLink();
    await userEvent.setup().tab();
    await beIdle();
    expect(load).not.toHaveBeenCalled();
  });

  it('prefetches no data while no user is signed in', async () => {
    const { load, prefetch } = openLink({ isSignedIn: false });
    await userEvent.setup().tab();
    await beIdle();
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    // A prefetch would load the code of the API calls first.
    await vi.dynamicImportSettled();
    expect(prefetch).not.toHaveBeenCalled();
  });
});

function LoginPage() {
  usePreloadAfterLogin();
  return null;
}

/** Opens an address and runs the idle callbacks. */
async function openLogin(address: string) {
  const loads = { dashboard: aPage(), invoices: aPage() };
  const services = someServices(
    { '/clients/portal': loads.dashboard, '/clients/invoices': loads.invoices },
    false,
  );
  render(
    <AppServicesContext value={services}>
      <MemoryRouter initialEntries={[address]}>
        <LoginPage />
      </MemoryRouter>
    </AppServicesContext>,
  );
  await beIdle();
  return loads;
}

describe('the page after a login', () => {
  it('loads its scripts while the user types', async () => {
    const loads = await openLogin('/accounts/login');
    expect(loads.dashboard).toHaveBeenCalledOnce();
    expect(loads.invoices).not.toHaveBeenCalled();
  });

  it('is the page that the user requested', async () => {
    const loads = await openLogin('/accounts/login?next=%2Fclients%2Finvoices');
    expect(loads.invoices).toHaveBeenCalledOnce();
    expect(loads.dashboard).not.toHaveBeenCalled();
  });

  it.each(['https://elsewhere.example/clients/portal', 'http://[', '//'])(
    'is never another site, nor an invalid address: %s',
    async (next) => {
      const loads = await openLogin(`/accounts/login?next=${encodeURIComponent(next)}`);
      expect(loads.dashboard).toHaveBeenCalledOnce();
    },
  );

  it('is prefetched on the login page only', async () => {
    expect((await openLogin('/accounts/register')).dashboard).not.toHaveBeenCalled();
  });
});
