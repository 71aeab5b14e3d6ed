import { SITE_PATHS } from '@cleaning/contract/routes';
import type { RouteObject } from 'react-router-dom';
import { pagesFor } from './prefetch/portal-page.ts';
import { withFailedScreen, withPortalProviders } from './portal-frame.ts';

const staffPage = pagesFor({ userType: ['staff', 'admin'] });

const staffPages: RouteObject[] = [
  staffPage(SITE_PATHS.staffPortal, () => import('../routes/staff/today.tsx')),
  staffPage(SITE_PATHS.staffQuotes, () => import('../routes/staff/quotes.tsx')),
  staffPage(SITE_PATHS.staffQuoteNew, () => import('../routes/staff/new-quote.tsx')),
  staffPage(SITE_PATHS.staffQuote, () => import('../routes/staff/quote.tsx')),
  staffPage(SITE_PATHS.staffCalendar, () => import('../routes/staff/calendar.tsx')),
  staffPage(SITE_PATHS.staffCleaner, () => import('../routes/staff/cleaner.tsx')),
  staffPage(SITE_PATHS.staffVisitNew, () => import('../routes/staff/new-visit.tsx')),
  staffPage(SITE_PATHS.staffVisit, () => import('../routes/staff/visit.tsx')),
  staffPage(SITE_PATHS.staffInvoices, () => import('../routes/staff/invoices.tsx')),
  staffPage(SITE_PATHS.staffInvoiceNew, () => import('../routes/staff/new-invoice.tsx')),
  staffPage(SITE_PATHS.staffPaymentNew, () => import('../routes/staff/new-payment.tsx')),
  staffPage(SITE_PATHS.staffInvoice, () => import('../routes/staff/invoice.tsx')),
  staffPage(SITE_PATHS.staffReminders, () => import('../routes/staff/reminders.tsx')),
  staffPage(SITE_PATHS.staffBankImport, () => import('../routes/staff/import-bank.tsx')),
  staffPage(SITE_PATHS.staffBankStatement, () => import('../routes/staff/bank-statement.tsx')),
  staffPage(SITE_PATHS.staffBookkeeping, () => import('../routes/staff/bookkeeping.tsx')),
  staffPage(SITE_PATHS.staffClaims, () => import('../routes/staff/claims.tsx')),
  staffPage(SITE_PATHS.staffClaimsImport, () => import('../routes/staff/import-claims.tsx')),
  staffPage(SITE_PATHS.staffClients, () => import('../routes/staff/clients.tsx')),
  staffPage(SITE_PATHS.staffClientNew, () => import('../routes/staff/new-client.tsx')),
  staffPage(SITE_PATHS.staffClient, () => import('../routes/staff/client.tsx')),
  staffPage(SITE_PATHS.staffClientDocuments, () => import('../routes/staff/client-documents.tsx')),
  staffPage(SITE_PATHS.staffMessages, () => import('../routes/staff/messages.tsx')),
  staffPage(SITE_PATHS.staffMessageNew, () => import('../routes/staff/new-message.tsx')),
  staffPage(SITE_PATHS.staffThread, () => import('../routes/staff/thread.tsx')),
  staffPage(SITE_PATHS.staffClientVisits, () => import('../routes/staff/client-visits.tsx')),
  staffPage(SITE_PATHS.staffEnquiries, () => import('../routes/staff/enquiries.tsx')),
  staffPage(SITE_PATHS.staffEnquiry, () => import('../routes/staff/enquiry.tsx')),
  staffPage(SITE_PATHS.staffEnquiryConvert, () => import('../routes/staff/convert-enquiry.tsx')),
];

const adminPage = pagesFor({ userType: 'admin' });

const adminPages: RouteObject[] = [
  adminPage(SITE_PATHS.adminPortal, () => import('../routes/admin/home.tsx')),
];

/** The staff and admin pages. */
export const teamRoutes: RouteObject = {
  id: 'team',
  children: [
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
  ],
};
