import { LEGACY_REDIRECTS, SITE_PATHS } from '@cleaning/contract/routes';
import { generatePath, replace } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { PageLoader } from './page-loader.tsx';
import { withAccountProviders, withFailedScreen, withPortalProviders } from './portal-frame.ts';
import { pagesFor } from './prefetch/portal-page.ts';

/** Log in, register and the pages that e-mails lead to. */
const accountPages: RouteObject[] = [
  { path: SITE_PATHS.login, lazy: () => import('../routes/accounts/login.tsx') },
  { path: SITE_PATHS.register, lazy: () => import('../routes/accounts/register.tsx') },
  { path: SITE_PATHS.passwordReset, lazy: () => import('../routes/accounts/password-reset.tsx') },
  {
    path: SITE_PATHS.emailVerification,
    lazy: () => import('../routes/accounts/email-verification.tsx'),
  },
];

const clientPage = pagesFor({ userType: 'client' });

const clientPages: RouteObject[] = [
  clientPage(SITE_PATHS.clientPortal, () => import('../routes/clients/dashboard.tsx')),
  clientPage(SITE_PATHS.clientQuotes, () => import('../routes/clients/my-quotes.tsx')),
  clientPage(SITE_PATHS.clientQuoteCreate, () => import('../routes/clients/create-quote.tsx')),
  clientPage(SITE_PATHS.clientQuote, () => import('../routes/clients/quote-detail.tsx')),
  clientPage(SITE_PATHS.clientQuoteEdit, () => import('../routes/clients/edit-quote.tsx')),
  clientPage(SITE_PATHS.clientInvoices, () => import('../routes/clients/my-invoices.tsx')),
  clientPage(SITE_PATHS.clientInvoice, () => import('../routes/clients/invoice-detail.tsx')),
  clientPage(SITE_PATHS.clientAppointments, () => import('../routes/clients/appointments.tsx')),
  clientPage(SITE_PATHS.clientDocuments, () => import('../routes/clients/documents.tsx')),
  clientPage(SITE_PATHS.clientMessages, () => import('../routes/clients/messages.tsx')),
  clientPage(SITE_PATHS.clientCalculator, () => import('../routes/clients/calculator.tsx')),
  clientPage(SITE_PATHS.clientAccount, () => import('../routes/clients/account.tsx')),
];

/** Each old address leads to its page in the portal, with the id and the query it came with. */
const legacyRoutes: RouteObject[] = Object.entries(LEGACY_REDIRECTS).map(([path, target]) => ({
  path,
  Component: PageLoader,
  loader: ({ params, request }) =>
    replace(generatePath(target, { id: params['id'] ?? null }) + new URL(request.url).search),
}));

const accountArea: RouteObject = withAccountProviders([
  { lazy: () => import('../layouts/account-layout.tsx'), children: accountPages },
]);

/** Who may enter, what the pages need, their frame and the pages. */
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

/** The pages of accounts and of clients. The id tells a router that it has them already. */
export const privateRoutes: RouteObject = {
  id: 'private',
  children: [accountArea, clientPortal, ...legacyRoutes],
};
