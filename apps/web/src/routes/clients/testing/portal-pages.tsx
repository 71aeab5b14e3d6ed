import { createApiClient } from '@cleaning/api-client';
import {
  createMutations,
  createPeriodicRefresh,
  createQueries,
  createQueryClient,
} from '@cleaning/api-client/queries';
import {
  aDashboard,
  aPageOf,
  aProfile,
  aUser,
  answer,
  mockEndpoint,
  noResponse,
} from '@cleaning/api-client/testing';
import { authReducer, type Logout, startingAuthState } from '@cleaning/auth';
import { RequireAccess } from '@cleaning/auth/react';
import {
  type MyQuotesPage,
  type QuoteStatus,
  type QuoteSummary,
  type User,
  endpoints,
} from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { LinkProvider, type LinkComponentProps } from '@cleaning/ui/providers';
import { installDialog } from '@cleaning/ui/testing';
import { ToastProvider } from '@cleaning/ui/toast';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { type InitialEntry, Link, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, onTestFinished, vi } from 'vitest';
import * as portalLayout from '../../../layouts/portal-layout.tsx';
import { ScreenFailed } from '../../../layouts/portal/screen-failed.tsx';
import { createDraftStore } from '../../../shared/drafts/draft-store.ts';
import { DraftsProvider } from '../../../shared/drafts/use-drafts.tsx';
import { PortalApiProvider } from '../../../shared/portal-api/portal-api.tsx';
import type { QuoteDraft } from '../../../shared/quote-draft/quote-draft.ts';
import { draftReplaced, quoteDraftSlice } from '../../../shared/quote-draft/quote-draft-slice.ts';
import { LogoutProvider } from '../../../shared/session/logout-context.tsx';
import * as adminHome from '../../admin/home.tsx';
import * as staffHome from '../../staff/home.tsx';
import * as account from '../account.tsx';
import * as appointments from '../appointments.tsx';
import * as calculator from '../calculator.tsx';
import * as createQuote from '../create-quote.tsx';
import * as dashboard from '../dashboard.tsx';
import * as documents from '../documents.tsx';
import * as editQuote from '../edit-quote.tsx';
import * as invoiceDetail from '../invoice-detail.tsx';
import * as messages from '../messages.tsx';
import * as myInvoices from '../my-invoices.tsx';
import * as myQuotes from '../my-quotes.tsx';
import * as quoteDetail from '../quote-detail.tsx';

installDialog();
// The first page of a file takes its time on a busy machine; what does not come fails all the same.
configure({ asyncUtilTimeout: 5000 });
// The test window has no layout, so it cannot scroll to anything.
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });

/** The drafts of the tab, which outlive what a test draws. */
let drafts = createDraftStore();

/**
 * A fake service for a test file. It knows the client's profile, that nothing waits for them, and
 * that quotes have no earlier offers and no files. It refuses what it was not told of, except a last
 * save: a form that closes with unsaved answers still tries to save them.
 */
export function startPortalService() {
  const server = setupServer(
    mockEndpoint(endpoints.getProfile, answer(aProfile())),
    mockEndpoint(endpoints.getDashboard, answer(aDashboard())),
    mockEndpoint(endpoints.getUnreadCount, answer({ messages: 0, threads: 0 })),
    mockEndpoint(endpoints.updateQuote, noResponse()),
    siteConfig(null),
    mockEndpoint(endpoints.listQuoteRevisions, answer(aPageOf([]))),
    mockEndpoint(endpoints.listQuoteAttachments, answer(aPageOf([]))),
    mockEndpoint(endpoints.listAddresses, answer(aPageOf([]))),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    cleanup();
    drafts = createDraftStore();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}

/** What the site says of itself: with a client id, it offers Google. */
export const siteConfig = (google_client_id: string | null) =>
  http.get('*/site-config.json', () => HttpResponse.json({ google_client_id }));

/** The list call's answer for some quotes, counted by their status. */
export function aQuotesPage(
  results: QuoteSummary[],
  overrides: Partial<MyQuotesPage> = {},
): MyQuotesPage {
  const status_counts: Partial<Record<QuoteStatus, number>> = {};
  for (const { status } of results) status_counts[status] = (status_counts[status] ?? 0) + 1;
  return {
    count: results.length,
    next: null,
    previous: null,
    results,
    status_counts,
    ...overrides,
  };
}

interface Visit {
  /** The signed-in person; null for nobody. */
  readonly as?: User | null;
  readonly draft?: QuoteDraft;
}

/** Opens a page of the portals as the app shows it, behind its guard. */
export function openPortal(entry: InitialEntry, { as = aUser(), draft }: Visit = {}) {
  const store = configureStore({
    reducer: combineReducers({ auth: authReducer, quoteDraft: quoteDraftSlice.reducer }),
    preloadedState: {
      auth: {
        ...startingAuthState(as === null ? null : { token: 'abc', user: as }),
        isInitialized: true,
      },
    },
  });
  if (as !== null) drafts.open(as.id);
  if (draft !== undefined) store.dispatch(draftReplaced(draft));
  const client = createApiClient({ getToken: () => store.getState().auth.token });
  const queryClient = createQueryClient();
  // What fails is tried again later in the product; a test need not wait for it.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  onTestFinished(() => queryClient.clear());
  const logout = vi.fn<Logout>(() => Promise.resolve({ message: 'Logged out successfully' }));
  const router = createMemoryRouter(ROUTES, { initialEntries: [entry] });
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
            <LinkProvider component={RouterLink}>
              <LogoutProvider logout={logout}>
                <ToastProvider>
                  <DraftsProvider store={drafts}>
                    <RouterProvider router={router} />
                  </DraftsProvider>
                </ToastProvider>
              </LogoutProvider>
            </LinkProvider>
          </PortalApiProvider>
        </QueryClientProvider>
      </Provider>
    </StrictMode>,
  );
  const path = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), store, router, queryClient, logout, path };
}

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

const guarded = (userType: User['user_type'], children: object[]) => ({
  element: <RequireAccess userType={userType} />,
  children,
});

const ROUTES = [
  guarded('client', [
    {
      Component: portalLayout.Component,
      children: [
        {
          ErrorBoundary: ScreenFailed,
          children: [
            { path: SITE_PATHS.clientPortal, ...dashboard },
            { path: SITE_PATHS.clientQuotes, ...myQuotes },
            { path: SITE_PATHS.clientQuoteCreate, ...createQuote },
            { path: SITE_PATHS.clientQuote, ...quoteDetail },
            { path: SITE_PATHS.clientQuoteEdit, ...editQuote },
            { path: SITE_PATHS.clientInvoices, ...myInvoices },
            { path: SITE_PATHS.clientInvoice, ...invoiceDetail },
            { path: SITE_PATHS.clientAppointments, ...appointments },
            { path: SITE_PATHS.clientDocuments, ...documents },
            { path: SITE_PATHS.clientMessages, ...messages },
            { path: SITE_PATHS.clientCalculator, ...calculator },
            { path: SITE_PATHS.clientAccount, ...account },
          ],
        },
      ],
    },
  ]),
  guarded('staff', [{ path: SITE_PATHS.staffPortal, ...staffHome }]),
  guarded('admin', [{ path: SITE_PATHS.adminPortal, ...adminHome }]),
  { path: '*', element: <p>Elsewhere</p> },
];
