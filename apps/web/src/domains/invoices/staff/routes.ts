import type { TeamPages } from '#kit/page/pages-by-path.ts';
import {
  STAFF_INVOICES_PATH,
  STAFF_INVOICE_NEW_PATH,
  STAFF_INVOICE_PATH,
  STAFF_PAYMENT_NEW_PATH,
  STAFF_REMINDERS_PATH,
} from '../invoice-paths.ts';

export const staffInvoicePages: TeamPages = {
  office: {
    [STAFF_INVOICES_PATH]: () => import('./invoices-page.tsx'),
    [STAFF_INVOICE_NEW_PATH]: () => import('./new-invoice-page.tsx'),
    [STAFF_INVOICE_PATH]: () => import('./invoice-page.tsx'),
    [STAFF_PAYMENT_NEW_PATH]: () => import('./new-payment-page.tsx'),
    [STAFF_REMINDERS_PATH]: () => import('./reminders-page.tsx'),
  },
};
