import type { AccessRequirement } from '@cleaning/auth';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { RouteObject } from 'react-router-dom';
import { pagesFor } from './prefetch/portal-page.ts';
import { withFailedScreen, withPortalProviders } from './portal-frame.ts';

const TEAM: AccessRequirement = { userType: ['staff', 'admin'] };
const FOR_OFFICE: AccessRequirement = { ...TEAM, officeOnly: true };

const staffPage = pagesFor(TEAM);

/** The pages of all staff, on which a cleaner sees what belongs to their own visits. */
const staffPages: RouteObject[] = [
  staffPage(SITE_PATHS.staffPortal, () => import('#domains/dashboard/staff/today-page.tsx')),
  staffPage(SITE_PATHS.staffCleaner, () => import('#domains/cleaners/cleaner-page.tsx')),
  staffPage(
    SITE_PATHS.staffOwnTimesheet,
    () => import('#domains/timesheets/own-timesheet-page.tsx'),
  ),
  staffPage(SITE_PATHS.staffVisit, () => import('#domains/appointments/staff/visit-page.tsx')),
  staffPage(SITE_PATHS.staffMessages, () => import('#domains/messages/staff/messages-page.tsx')),
  staffPage(
    SITE_PATHS.staffMessageNew,
    () => import('#domains/messages/staff/new-message-page.tsx'),
  ),
  staffPage(SITE_PATHS.staffThread, () => import('#domains/messages/staff/thread-page.tsx')),
];

const officePage = pagesFor(FOR_OFFICE);

/** The pages of the office, which cleaners cannot open. */
const officePages: RouteObject[] = [
  officePage(SITE_PATHS.staffQuotes, () => import('#domains/quotes/staff/quotes-page.tsx')),
  officePage(SITE_PATHS.staffQuoteNew, () => import('#domains/quotes/staff/new-quote-page.tsx')),
  officePage(SITE_PATHS.staffQuote, () => import('#domains/quotes/staff/quote-page.tsx')),
  officePage(
    SITE_PATHS.staffCalendar,
    () => import('#domains/appointments/staff/calendar-page.tsx'),
  ),
  officePage(SITE_PATHS.staffTimesheets, () => import('#domains/timesheets/timesheets-page.tsx')),
  officePage(SITE_PATHS.staffTimesheet, () => import('#domains/timesheets/timesheet-page.tsx')),
  officePage(
    SITE_PATHS.staffVisitNew,
    () => import('#domains/appointments/staff/new-visit-page.tsx'),
  ),
  officePage(SITE_PATHS.staffInvoices, () => import('#domains/invoices/staff/invoices-page.tsx')),
  officePage(
    SITE_PATHS.staffInvoiceNew,
    () => import('#domains/invoices/staff/new-invoice-page.tsx'),
  ),
  officePage(
    SITE_PATHS.staffPaymentNew,
    () => import('#domains/invoices/staff/new-payment-page.tsx'),
  ),
  officePage(SITE_PATHS.staffInvoice, () => import('#domains/invoices/staff/invoice-page.tsx')),
  officePage(SITE_PATHS.staffReminders, () => import('#domains/invoices/staff/reminders-page.tsx')),
  officePage(SITE_PATHS.staffBankImport, () => import('#domains/bank/import-bank-page.tsx')),
  officePage(SITE_PATHS.staffBankStatement, () => import('#domains/bank/bank-statement-page.tsx')),
  officePage(
    SITE_PATHS.staffBookkeeping,
    () => import('#domains/bookkeeping/bookkeeping-page.tsx'),
  ),
  officePage(SITE_PATHS.staffClaims, () => import('#domains/claims/claims-page.tsx')),
  officePage(SITE_PATHS.staffClaimsImport, () => import('#domains/claims/import-claims-page.tsx')),
  officePage(SITE_PATHS.staffClients, () => import('#domains/clients/staff/clients-page.tsx')),
  officePage(SITE_PATHS.staffClientNew, () => import('#domains/clients/staff/new-client-page.tsx')),
  officePage(SITE_PATHS.staffClient, () => import('#domains/clients/staff/client-page.tsx')),
  officePage(
    SITE_PATHS.staffClientDocuments,
    () => import('#domains/documents/staff/client-documents-page.tsx'),
  ),
  officePage(
    SITE_PATHS.staffClientVisits,
    () => import('#domains/appointments/staff/client-visits-page.tsx'),
  ),
  officePage(SITE_PATHS.staffFailedMail, () => import('#domains/mails/failed-mail-page.tsx')),
  officePage(SITE_PATHS.staffEnquiries, () => import('#domains/enquiries/enquiries-page.tsx')),
  officePage(SITE_PATHS.staffEnquiry, () => import('#domains/enquiries/enquiry-page.tsx')),
  officePage(
    SITE_PATHS.staffEnquiryConvert,
    () => import('#domains/enquiries/convert-enquiry-page.tsx'),
  ),
];

const adminPage = pagesFor({ userType: 'admin' });

const adminPages: RouteObject[] = [
  adminPage(SITE_PATHS.adminPortal, () => import('#domains/dashboard/admin/home-page.tsx')),
  adminPage(SITE_PATHS.adminPeople, () => import('#domains/people/people-page.tsx')),
  adminPage(SITE_PATHS.adminRoles, () => import('#domains/people/roles-page.tsx')),
  adminPage(SITE_PATHS.adminFailedMail, () => import('#domains/mails/admin-failed-mail-page.tsx')),
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
            children: [
              withFailedScreen([
                ...staffPages,
                {
                  lazy: async () => ({ Component: (await import('#shell/guard.tsx')).OfficeGuard }),
                  children: officePages,
                },
              ]),
            ],
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
