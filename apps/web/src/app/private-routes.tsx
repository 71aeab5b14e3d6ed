import { LEGACY_REDIRECTS, SITE_PATHS } from '@cleaning/contract/routes';
import { generatePath, replace } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { PageLoader } from './page-loader.tsx';
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

const withAccountProviders = (children: RouteObject[]): RouteObject => ({
  lazy: () => import('./account-providers.tsx'),
  children,
});

const withPortalProviders = (children: RouteObject[]): RouteObject =>
  withAccountProviders([{ lazy: () => import('./portal-providers.tsx'), children }]);

const accountArea: RouteObject = withAccountProviders([
  { lazy: () => import('../layouts/account-layout.tsx'), children: accountPages },
]);

const staffPage = pagesFor({ userType: ['staff', 'admin'] });

const staffPages: RouteObject[] = [
  staffPage(SITE_PATHS.staffPortal, () => import('../routes/staff/today.tsx')),
  staffPage(SITE_PATHS.staffQuotes, () => import('../routes/staff/quotes.tsx')),
  staffPage(SITE_PATHS.staffQuote, () => import('../routes/staff/quote.tsx')),
  staffPage(SITE_PATHS.staffCalendar, () => import('../routes/staff/calendar.tsx')),
  staffPage(SITE_PATHS.staffVisit, () => import('../routes/staff/visit.tsx')),
  staffPage(SITE_PATHS.staffInvoices, () => import('../routes/staff/invoices.tsx')),
  staffPage(SITE_PATHS.staffInvoice, () => import('../routes/staff/invoice.tsx')),
  staffPage(SITE_PATHS.staffClaims, () => import('../routes/staff/claims.tsx')),
  staffPage(SITE_PATHS.staffClaimsImport, () => import('../routes/staff/import-claims.tsx')),
  staffPage(SITE_PATHS.staffClients, () => import('../routes/staff/clients.tsx')),
  staffPage(SITE_PATHS.staffClientNew, () => import('../routes/staff/new-client.tsx')),
  staffPage(SITE_PATHS.staffClient, () => import('../routes/staff/client.tsx')),
  staffPage(SITE_PATHS.staffEnquiries, () => import('../routes/staff/enquiries.tsx')),
  staffPage(SITE_PATHS.staffEnquiry, () => import('../routes/staff/enquiry.tsx')),
  staffPage(SITE_PATHS.staffEnquiryConvert, () => import('../routes/staff/convert-enquiry.tsx')),
];

const adminPage = pagesFor({ userType: 'admin' });

const adminPages: RouteObject[] = [
  adminPage(SITE_PATHS.adminPortal, () => import('../routes/admin/home.tsx')),
];

/** A page that fails does so inside the frame of its portal, whose menu still works. */
const withFailedScreen = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({
    ErrorBoundary: (await import('../layouts/portal/screen-failed.tsx')).ScreenFailed,
  }),
  children,
});

/** Each portal: who may enter, what its pages need, its frame and its pages. */
const portals: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./guard.tsx')).ClientGuard }),
    children: [
      withPortalProviders([
        {
          lazy: () => import('../layouts/portal-layout.tsx'),
          children: [withFailedScreen(clientPages)],
        },
      ]),
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./guard.tsx')).StaffGuard }),
    children: [
      withPortalProviders([
        {
          lazy: () => import('../layouts/staff-layout.tsx'),
          children: [withFailedScreen(staffPages)],
        },
      ]),
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./guard.tsx')).AdminGuard }),
    children: [
      withPortalProviders([
        {
          lazy: () => import('../layouts/admin-layout.tsx'),
          children: [withFailedScreen(adminPages)],
        },
      ]),
    ],
  },
];

/** The pages of accounts and portals. The id tells a router that it has them already. */
export const privateRoutes: RouteObject = {
  id: 'private',
  children: [accountArea, ...portals, ...legacyRoutes],
};
