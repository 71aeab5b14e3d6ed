import { LEGACY_REDIRECTS, SITE_PATHS } from '@cleaning/contract/routes';
import { generatePath, replace } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { PageLoader } from './page-loader.tsx';
import { portalPage } from './prefetch/portal-page.ts';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.ts';
import type { PublicPage } from './public-pages.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteErrorScreen } from './route-error-screen.tsx';

const publicPage = ({ path, title, load }: PublicPage): RouteObject => ({
  path,
  handle: { title },
  lazy: load,
});

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

const clientPages: RouteObject[] = [
  portalPage(SITE_PATHS.clientPortal, () => import('../routes/clients/dashboard.tsx')),
  portalPage(SITE_PATHS.clientQuotes, () => import('../routes/clients/my-quotes.tsx')),
  portalPage(SITE_PATHS.clientQuoteCreate, () => import('../routes/clients/create-quote.tsx')),
  portalPage(SITE_PATHS.clientQuote, () => import('../routes/clients/quote-detail.tsx')),
  portalPage(SITE_PATHS.clientQuoteEdit, () => import('../routes/clients/edit-quote.tsx')),
  portalPage(SITE_PATHS.clientInvoices, () => import('../routes/clients/my-invoices.tsx')),
  portalPage(SITE_PATHS.clientInvoice, () => import('../routes/clients/invoice-detail.tsx')),
  portalPage(SITE_PATHS.clientAppointments, () => import('../routes/clients/appointments.tsx')),
  portalPage(SITE_PATHS.clientDocuments, () => import('../routes/clients/documents.tsx')),
  portalPage(SITE_PATHS.clientMessages, () => import('../routes/clients/messages.tsx')),
  portalPage(SITE_PATHS.clientCalculator, () => import('../routes/clients/calculator.tsx')),
  portalPage(SITE_PATHS.clientAccount, () => import('../routes/clients/account.tsx')),
];

/** Each old address leads to its page in the portal, with the id and the query it came with. */
const legacyRoutes: RouteObject[] = Object.entries(LEGACY_REDIRECTS).map(([path, target]) => ({
  path,
  Component: PageLoader,
  loader: ({ params, request }) =>
    replace(generatePath(target, { id: params['id'] ?? null }) + new URL(request.url).search),
}));

const withProviders = (children: RouteObject[]): RouteObject => ({
  lazy: () => import('./portal-providers.tsx'),
  children,
});

const accountArea: RouteObject = withProviders([
  { lazy: () => import('../layouts/account-layout.tsx'), children: accountPages },
]);

/** For verified clients only. A page that fails does so inside the frame, whose menu still works. */
const clientPortal: RouteObject = {
  lazy: async () => ({ Component: (await import('./guard.tsx')).ClientGuard }),
  children: [
    withProviders([
      {
        lazy: () => import('../layouts/portal-layout.tsx'),
        children: [
          {
            lazy: async () => ({
              ErrorBoundary: (await import('../layouts/portal/screen-failed.tsx')).ScreenFailed,
            }),
            children: clientPages,
          },
        ],
      },
    ]),
  ],
};

/** The portals of staff and admins, inside the frame of the site. */
const teamPortals: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./guard.tsx')).StaffGuard }),
    children: [
      withProviders([
        { path: SITE_PATHS.staffPortal, lazy: () => import('../routes/staff/home.tsx') },
      ]),
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./guard.tsx')).AdminGuard }),
    children: [
      withProviders([
        { path: SITE_PATHS.adminPortal, lazy: () => import('../routes/admin/home.tsx') },
      ]),
    ],
  },
];

/** Every address of the site. All but the root load when they are first visited. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      {
        ErrorBoundary: RouteErrorScreen,
        HydrateFallback: PageLoader,
        children: [
          {
            lazy: () => import('../layouts/public-layout.tsx'),
            children: [...PUBLIC_PAGES.map(publicPage), ...teamPortals, publicPage(NOT_FOUND_PAGE)],
          },
          accountArea,
          clientPortal,
          ...legacyRoutes,
        ],
      },
    ],
  },
];
