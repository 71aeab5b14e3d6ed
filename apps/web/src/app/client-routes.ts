import { SITE_PATHS } from '@cleaning/contract/routes';
import type { RouteObject } from 'react-router-dom';

const sectionComing = () => import('../routes/clients/section-coming.tsx');

const pages: RouteObject[] = [
  { path: SITE_PATHS.clientPortal, lazy: () => import('../routes/clients/dashboard.tsx') },
  { path: SITE_PATHS.clientQuotes, lazy: () => import('../routes/clients/my-quotes.tsx') },
  { path: SITE_PATHS.clientQuoteCreate, lazy: () => import('../routes/clients/create-quote.tsx') },
  { path: SITE_PATHS.clientQuote, lazy: () => import('../routes/clients/quote-detail.tsx') },
  { path: SITE_PATHS.clientQuoteEdit, lazy: () => import('../routes/clients/edit-quote.tsx') },
  { path: SITE_PATHS.clientInvoices, handle: { title: 'Invoices' }, lazy: sectionComing },
  { path: SITE_PATHS.clientInvoice, handle: { title: 'Invoice' }, lazy: sectionComing },
  { path: SITE_PATHS.clientAppointments, handle: { title: 'Appointments' }, lazy: sectionComing },
  { path: SITE_PATHS.clientDocuments, handle: { title: 'Documents' }, lazy: sectionComing },
  { path: SITE_PATHS.clientMessages, handle: { title: 'Messages' }, lazy: sectionComing },
  { path: SITE_PATHS.clientCalculator, lazy: () => import('../routes/clients/calculator.tsx') },
];

/** The client portal: for verified clients only. */
export const clientRoutes: RouteObject[] = [
  {
    lazy: () => import('./guards/client-guard.tsx'),
    children: [
      {
        lazy: () => import('./portal-providers.tsx'),
        children: [{ lazy: () => import('../layouts/portal-layout.tsx'), children: pages }],
      },
    ],
  },
];
