import { SITE_PATHS } from '@cleaning/contract/routes';
import type { RouteObject } from 'react-router-dom';
import { pagesFor } from './prefetch/portal-page.ts';
import { withFailedScreen, withPortalProviders } from './portal-frame.ts';

const staffPage = pagesFor({ userType: ['staff', 'admin'] });

const staffPages: RouteObject[] = [
  staffPage(SITE_PATHS.staffPortal, () => import('#domains/dashboard/staff/today-page.tsx')),
  staffPage(SITE_PATHS.staffQuotes, () => import('#domains/quotes/staff/quotes-page.tsx')),
  staffPage(SITE_PATHS.staffQuoteNew, () => import('#domains/quotes/staff/new-quote-page.tsx')),
  staffPage(SITE_PATHS.staffQuote, () => import('#domains/quotes/staff/quote-page.tsx')),
  staffPage(
    SITE_PATHS.staffCalendar,
    () => import('#domains/appointments/staff/calendar-page.tsx'),
  ),
  staffPage(SITE_PATHS.staffCleaner, () => import('#domains/cleaners/cleaner-page.tsx')),
  staffPage(
    SITE_PATHS.staffVisitNew,
    () => import('#domains/appointments/staff/new-visit-page.tsx'),
  ),
  staffPage(SITE_PATHS.staffVisit, () => import('#domains/appointments/staff/visit-page.tsx')),
  staffPage(SITE_PATHS.staffInvoices, () => import('#domains/invoices/staff/invoices-page.tsx')),
  staffPage(
    SITE_PATHS.staffInvoiceNew,
    () => import('#domains/invoices/staff/new-invoice-page.tsx'),
  ),
  staffPage(
    SITE_PATHS.staffPaymentNew,
    () => import('#domains/invoices/staff/new-payment-page.tsx'),
  ),
  staffPage(SITE_PATHS.staffInvoice, () => import('#domains/invoices/staff/invoice-page.tsx')),
  staffPage(SITE_PATHS.staffReminders, () => import('#domains/invoices/staff/reminders-page.tsx')),
  staffPage(SITE_PATHS.staffBankImport, () => import('#domains/bank/import-bank-page.tsx')),
  staffPage(SITE_PATHS.staffBankStatement, () => import('#domains/bank/bank-statement-page.tsx')),
  staffPage(SITE_PATHS.staffBookkeeping, () => import('#domains/bookkeeping/bookkeeping-page.tsx')),
  staffPage(SITE_PATHS.staffClaims, () => import('#domains/claims/claims-page.tsx')),
  staffPage(SITE_PATHS.staffClaimsImport, () => import('#domains/claims/import-claims-page.tsx')),
  staffPage(SITE_PATHS.staffClients, () => import('#domains/clients/staff/clients-page.tsx')),
  staffPage(SITE_PATHS.staffClientNew, () => import('#domains/clients/staff/new-client-page.tsx')),
  staffPage(SITE_PATHS.staffClient, () => import('#domains/clients/staff/client-page.tsx')),
  staffPage(
    SITE_PATHS.staffClientDocuments,
    () => import('#domains/documents/staff/client-documents-page.tsx'),
  ),
  staffPage(SITE_PATHS.staffMessages, () => import('#domains/messages/staff/messages-page.tsx')),
  staffPage(
    SITE_PATHS.staffMessageNew,
    () => import('#domains/messages/staff/new-message-page.tsx'),
  ),
  staffPage(SITE_PATHS.staffThread, () => import('#domains/messages/staff/thread-page.tsx')),
  staffPage(
    SITE_PATHS.staffClientVisits,
    () => import('#domains/appointments/staff/client-visits-page.tsx'),
  ),
  staffPage(SITE_PATHS.staffEnquiries, () => import('#domains/enquiries/enquiries-page.tsx')),
  staffPage(SITE_PATHS.staffEnquiry, () => import('#domains/enquiries/enquiry-page.tsx')),
  staffPage(
    SITE_PATHS.staffEnquiryConvert,
    () => import('#domains/enquiries/convert-enquiry-page.tsx'),
  ),
];

const adminPage = pagesFor({ userType: 'admin' });

const adminPages: RouteObject[] = [
  adminPage(SITE_PATHS.adminPortal, () => import('#domains/dashboard/admin/home-page.tsx')),
];

/** The staff and admin pages. */
export const teamRoutes: RouteObject = {
  id: 'team',
  children: [
    {
      lazy: async () => ({ Component: (await import('#shell/guard.tsx')).StaffGuard }),
      children: [
        withPortalProviders([
          {
            lazy: () => import('#shell/staff-layout.tsx'),
            children: [withFailedScreen(staffPages)],
          },
        ]),
      ],
    },
    {
      lazy: async () => ({ Component: (await import('#shell/guard.tsx')).AdminGuard }),
      children: [
        withPortalProviders([
          {
            lazy: () => import('#shell/admin-layout.tsx'),
            children: [withFailedScreen(adminPages)],
          },
        ]),
      ],
    },
  ],
};
