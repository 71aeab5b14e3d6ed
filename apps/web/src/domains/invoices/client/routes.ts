import { SITE_PATHS } from '@cleaning/contract/routes';
import type { PagesByPath } from '#kit/page/pages-by-path.ts';

export const clientInvoicePages: PagesByPath = {
  [SITE_PATHS.clientInvoices]: () => import('./my-invoices-page.tsx'),
  [SITE_PATHS.clientInvoice]: () => import('./invoice-detail-page.tsx'),
};
