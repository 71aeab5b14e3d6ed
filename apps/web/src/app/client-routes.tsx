import { CLIENT_PATHS, LEGACY_REDIRECTS } from '@cleaning/contract/routes';
import { generatePath, replace } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { PageLoader } from './page-loader.tsx';
import { withFailedScreen, withPortalProviders } from './portal-frame.ts';
import { pagesFor } from './prefetch/portal-page.ts';

const clientPage = pagesFor({ userType: 'client' });

const clientPages: RouteObject[] = [
  clientPage(CLIENT_PATHS.clientPortal, () => import('../routes/clients/dashboard.tsx')),
  clientPage(CLIENT_PATHS.clientQuotes, () => import('../routes/clients/my-quotes.tsx')),
  clientPage(CLIENT_PATHS.clientQuoteCreate, () => import('../routes/clients/create-quote.tsx')),
  clientPage(CLIENT_PATHS.clientQuote, () => import('../routes/clients/quote-detail.tsx')),
  clientPage(CLIENT_PATHS.clientQuoteEdit, () => import('../routes/clients/edit-quote.tsx')),
  clientPage(CLIENT_PATHS.clientInvoices, () => import('../routes/clients/my-invoices.tsx')),
  clientPage(CLIENT_PATHS.clientInvoice, () => import('../routes/clients/invoice-detail.tsx')),
  clientPage(CLIENT_PATHS.clientAppointments, () => import('../routes/clients/appointments.tsx')),
  clientPage(CLIENT_PATHS.clientDocuments, () => import('../routes/clients/documents.tsx')),
  clientPage(CLIENT_PATHS.clientMessages, () => import('../routes/clients/messages.tsx')),
  clientPage(CLIENT_PATHS.clientCalculator, () => import('../routes/clients/calculator.tsx')),
  clientPage(CLIENT_PATHS.clientAccount, () => import('../routes/clients/account.tsx')),
];

/** Redirects each old address to its page in the portal, with its id and query. */
const legacyRoutes: RouteObject[] = Object.entries(LEGACY_REDIRECTS).map(([path, target]) => ({
  path,
  Component: PageLoader,
  loader: ({ params, request }) =>
    replace(generatePath(target, { id: params['id'] ?? null }) + new URL(request.url).search),
}));

/** The guard, the providers, the frame and the pages. */
const clientPortal: RouteObject = {
  lazy: async () => ({ Component: (await import('./guard.tsx')).ClientGuard }),
  children: [
    withPortalProviders([
      {
        lazy: () => import('../layouts/portal-layout.tsx'),
        children: [withFailedScreen(clientPages)],
      },
    ]),
  ],
};

/** The client portal, and redirects from its old addresses. */
export const clientRoutes: RouteObject = {
  id: 'client',
  children: [clientPortal, ...legacyRoutes],
};
