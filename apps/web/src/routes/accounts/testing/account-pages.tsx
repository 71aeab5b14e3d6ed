import { createApiClient } from '@cleaning/api-client';
import {
  createMutations,
  createPeriodicRefresh,
  createQueries,
  createQueryClient,
} from '@cleaning/api-client/queries';
import { authReducer, startingAuthState, type Logout } from '@cleaning/auth';
import type { User } from '@cleaning/contract';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  type InitialEntry,
} from 'react-router-dom';
import { afterAll, afterEach, beforeAll, onTestFinished, vi } from 'vitest';
import * as accountLayout from '../../../layouts/account-layout.tsx';
import { PortalApiProvider } from '../../../shared/portal-api/portal-api.tsx';
import { draftReplaced, quoteDraftSlice } from '../../../shared/quote-draft/quote-draft-slice.ts';
import type { QuoteDraft } from '../../../shared/quote-draft/quote-draft.ts';
import { LogoutProvider } from '../../../shared/session/logout-context.tsx';
import * as emailVerification from '../email-verification.tsx';
import * as login from '../login.tsx';
import * as passwordReset from '../password-reset.tsx';
import * as register from '../register.tsx';

/** What the site says about Google; null is a site without it. */
export const siteConfig = (google_client_id: string | null) =>
  http.get('*/site-config.json', () => HttpResponse.json({ google_client_id }));

/** A fake service for a test file: refuses every call that a test did not announce. */
export function fakeService() {
  const server = setupServer(siteConfig(null));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { server };
}

interface Visit {
  readonly user?: User;
  readonly draft?: QuoteDraft;
}

/** Opens an account page as the app shows it. Pages elsewhere show only where they are. */
export function openAccountPage(entry: InitialEntry, { user, draft }: Visit = {}) {
  const session = user === undefined ? null : { token: 'abc', user };
  const store = configureStore({
    reducer: combineReducers({ auth: authReducer, quoteDraft: quoteDraftSlice.reducer }),
    preloadedState: { auth: { ...startingAuthState(session), isInitialized: true } },
  });
  if (draft !== undefined) store.dispatch(draftReplaced(draft));
  const client = createApiClient({ getToken: () => store.getState().auth.token });
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  const logout = vi.fn<Logout>(() => Promise.resolve({ message: 'Logged out successfully' }));
  const router = createMemoryRouter(
    [
      {
        Component: accountLayout.Component,
        children: [
          { path: '/accounts/login', ...login },
          { path: '/accounts/register', ...register },
          { path: '/accounts/password-reset', ...passwordReset },
          { path: '/accounts/email-verification', ...emailVerification },
        ],
      },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [entry] },
  );
  render(
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <PortalApiProvider
            api={{
              client,
              queries: createQueries(client),
              mutations: createMutations(client),
              refresh: createPeriodicRefresh(queryClient),
            }}
          >
            <LogoutProvider logout={logout}>
              <RouterProvider router={router} />
            </LogoutProvider>
          </PortalApiProvider>
        </QueryClientProvider>
      </Provider>
    </StrictMode>,
  );
  const path = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), store, router, logout, path };
}

function Elsewhere() {
  const { pathname } = useLocation();
  return <p>{`You are at ${pathname}`}</p>;
}
