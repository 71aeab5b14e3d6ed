import { CLIENT_PATHS, LEGACY_REDIRECTS } from '@cleaning/contract/routes';
import { generatePath, replace } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { PageLoader } from '#shell/page-loader.tsx';
import { withFailedScreen, withPortalProviders } from './portal-frame.ts';
import { pagesFor } from './prefetch/portal-page.ts';

const clientPage = pagesFor({ userType: 'client' });

const clientPages: RouteObject[] = [
  clientPage(
    CLIENT_PATHS.clientPortal,
    () => import('#domains/dashboard/client/dashboard-page.tsx'),
  ),
  clientPage(CLIENT_PATHS.clientQuotes, () => import('#domains/quotes/client/my-quotes-page.tsx')),
  clientPage(
    CLIENT_PATHS.clientQuoteCreate,
    () => import('#domains/quotes/client/create-quote-page.tsx'),
  ),
  clientPage(
    CLIENT_PATHS.clientQuote,
    () => import('#domains/quotes/client/quote-detail-page.tsx'),
  ),
  clientPage(
    CLIENT_PATHS.clientQuoteEdit,
    () => import('#domains/quotes/client/edit-quote-page.tsx'),
  ),
  clientPage(
    CLIENT_PATHS.clientInvoices,
    () => import('#domains/invoices/client/my-invoices-page.tsx'),
  ),
  clientPage(
    CLIENT_PATHS.clientInvoice,
    () => import('#domains/invoices/client/invoice-detail-page.tsx'),
  ),
  clientPage(
    CLIENT_PATHS.clientAppointments,
    () => import('#domains/appointments/client/appointments-page.tsx'),
  ),
  clientPage(
    CLIENT_PATHS.clientDocuments,
    () => import('#domains/documents/client/documents-page.tsx'),
  ),
  clientPage(
    CLIENT_PATHS.clientMessages,
    () => import('#domains/messages/client/messages-page.tsx'),
  ),
  clientPage(
    CLIENT_PATHS.clientCalculator,
    () => import('#domains/quotes/client/calculator-page.tsx'),
  ),
  clientPage(CLIENT_PATHS.clientAccount, () => import('#domains/profile/account-page.tsx')),
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
  lazy: async () => ({ Component: (await import('#shell/guard.tsx')).ClientGuard }),
  children: [
    withPortalProviders([
      {
        lazy: () => import('#shell/portal-layout.tsx'),
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
