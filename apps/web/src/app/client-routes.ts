import { SITE_PATHS } from '@cleaning/contract/routes';
import { lazyRoute } from './lazy-route.tsx';
import type { LoadRoute } from './lazy-route.tsx';

const page = (path: string, load: LoadRoute) => lazyRoute(load, { path });

const pages = [
  page(SITE_PATHS.clientPortal, () => import('../routes/clients/dashboard.tsx')),
  page(SITE_PATHS.clientQuotes, () => import('../routes/clients/my-quotes.tsx')),
  page(SITE_PATHS.clientQuoteCreate, () => import('../routes/clients/create-quote.tsx')),
  page(SITE_PATHS.clientQuote, () => import('../routes/clients/quote-detail.tsx')),
  page(SITE_PATHS.clientQuoteEdit, () => import('../routes/clients/edit-quote.tsx')),
  page(SITE_PATHS.clientInvoices, () => import('../routes/clients/my-invoices.tsx')),
  page(SITE_PATHS.clientInvoice, () => import('../routes/clients/invoice-detail.tsx')),
  page(SITE_PATHS.clientAppointments, () => import('../routes/clients/appointments.tsx')),
  page(SITE_PATHS.clientDocuments, () => import('../routes/clients/documents.tsx')),
  page(SITE_PATHS.clientMessages, () => import('../routes/clients/messages.tsx')),
  page(SITE_PATHS.clientCalculator, () => import('../routes/clients/calculator.tsx')),
  page(SITE_PATHS.clientAccount, () => import('../routes/clients/account.tsx')),
];

/** The client portal: for verified clients only. */
export const clientRoutes = [
  lazyRoute(() => import('./guards/client-guard.tsx'), {
    children: [
      lazyRoute(() => import('./portal-providers.tsx'), {
        children: [lazyRoute(() => import('../layouts/portal-layout.tsx'), { children: pages })],
      }),
    ],
  }),
];
