import { LEGACY_REDIRECTS } from '@cleaning/contract/routes';
import { generatePath, replace } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { clientAppointmentPages } from '#domains/appointments/client/routes.ts';
import { clientDashboardPages } from '#domains/dashboard/client/routes.ts';
import { clientDocumentPages } from '#domains/documents/client/routes.ts';
import { clientInvoicePages } from '#domains/invoices/client/routes.ts';
import { clientMessagePages } from '#domains/messages/client/routes.ts';
import { profilePages } from '#domains/profile/routes.ts';
import { clientQuotePages } from '#domains/quotes/client/routes.ts';
import { PageLoader } from '#shell/page-loader.tsx';
import { withFailedScreen, withPortalProviders } from './portal-frame.ts';
import { pagesFor } from './prefetch/portal-page.ts';

/** The pages of the client portal, as each domain says. */
export const clientPages: RouteObject[] = pagesFor(
  { userType: 'client' },
  {
    ...clientAppointmentPages,
    ...clientDashboardPages,
    ...clientDocumentPages,
    ...clientInvoicePages,
    ...clientMessagePages,
    ...clientQuotePages,
    ...profilePages,
  },
);

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
