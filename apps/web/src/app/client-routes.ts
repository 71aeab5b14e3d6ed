import { SITE_PATHS } from '@cleaning/contract/routes';
import type { RouteObject } from 'react-router-dom';

const sectionComing = () => import('../routes/clients/section-coming.tsx');

/** The client portal. */
export const clientRoutes: RouteObject[] = [
  {
    lazy: () => import('../layouts/portal-layout.tsx'),
    children: [
      { path: SITE_PATHS.clientPortal, lazy: () => import('../routes/clients/dashboard.tsx') },
      { path: SITE_PATHS.clientQuotes, lazy: () => import('../routes/clients/my-quotes.tsx') },
      {
        path: SITE_PATHS.clientQuoteCreate,
        lazy: () => import('../routes/clients/create-quote.tsx'),
      },
      { path: SITE_PATHS.clientQuote, lazy: () => import('../routes/clients/quote-detail.tsx') },
      { path: SITE_PATHS.clientQuoteEdit, lazy: () => import('../routes/clients/edit-quote.tsx') },
      { path: SITE_PATHS.clientInvoices, lazy: sectionComing },
      { path: SITE_PATHS.clientInvoice, lazy: sectionComing },
      { path: SITE_PATHS.clientAppointments, lazy: sectionComing },
      { path: SITE_PATHS.clientDocuments, lazy: sectionComing },
      { path: SITE_PATHS.clientMessages, lazy: sectionComing },
      { path: SITE_PATHS.clientCalculator, lazy: () => import('../routes/clients/calculator.tsx') },
    ],
  },
];
