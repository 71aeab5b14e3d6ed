import type { AccessRequirement } from '@cleaning/auth';
import type { RouteObject } from 'react-router-dom';
import { staffAppointmentPages } from '#domains/appointments/staff/routes.ts';
import { auditPages } from '#domains/audit/routes.ts';
import { bankPages } from '#domains/bank/routes.ts';
import { bookkeepingPages } from '#domains/bookkeeping/routes.ts';
import { claimPages } from '#domains/claims/routes.ts';
import { cleanerPages } from '#domains/cleaners/routes.ts';
import { clientRecordPages } from '#domains/clients/staff/routes.ts';
import { adminDashboardPages } from '#domains/dashboard/admin/routes.ts';
import { staffDashboardPages } from '#domains/dashboard/staff/routes.ts';
import { staffDocumentPages } from '#domains/documents/staff/routes.ts';
import { enquiryPages } from '#domains/enquiries/routes.ts';
import { staffInvoicePages } from '#domains/invoices/staff/routes.ts';
import { mailPages } from '#domains/mails/routes.ts';
import { staffMessagePages } from '#domains/messages/staff/routes.ts';
import { peoplePages } from '#domains/people/routes.ts';
import { teamProfilePages } from '#domains/profile/routes.ts';
import { staffQuotePages } from '#domains/quotes/staff/routes.ts';
import { timesheetPages } from '#domains/timesheets/routes.ts';
import type { TeamPages } from '#kit/page/pages-by-path.ts';
import { withFailedScreen, withPortalProviders } from './portal-frame.ts';
import { pagesFor } from './prefetch/portal-page.ts';

const DOMAINS: readonly TeamPages[] = [
  adminDashboardPages,
  auditPages,
  bankPages,
  bookkeepingPages,
  claimPages,
  cleanerPages,
  clientRecordPages,
  enquiryPages,
  mailPages,
  peoplePages,
  staffAppointmentPages,
  staffDashboardPages,
  staffDocumentPages,
  staffInvoicePages,
  staffMessagePages,
  staffQuotePages,
  teamProfilePages,
  timesheetPages,
];

const ACCESS: Record<keyof TeamPages, AccessRequirement> = {
  staff: { userType: ['staff', 'admin'] },
  office: { userType: ['staff', 'admin'], officeOnly: true },
  admin: { userType: 'admin' },
};

/** The pages of the team that these users may open, as each domain says. */
export function teamPages(side: keyof TeamPages): RouteObject[] {
  return DOMAINS.flatMap((pages) => pagesFor(ACCESS[side], pages[side] ?? {}));
}

const staffPortal: RouteObject = {
  lazy: async () => ({ Component: (await import('#shell/guard.tsx')).StaffGuard }),
  children: [
    withPortalProviders([
      {
        lazy: () => import('#shell/staff-layout.tsx'),
        children: [
          withFailedScreen([
            ...teamPages('staff'),
            {
              lazy: async () => ({ Component: (await import('#shell/guard.tsx')).OfficeGuard }),
              children: teamPages('office'),
            },
          ]),
        ],
      },
    ]),
  ],
};

const adminPortal: RouteObject = {
  lazy: async () => ({ Component: (await import('#shell/guard.tsx')).AdminGuard }),
  children: [
    withPortalProviders([
      {
        lazy: () => import('#shell/admin-layout.tsx'),
        children: [withFailedScreen(teamPages('admin'))],
      },
    ]),
  ],
};

/** The staff and admin pages. */
export const teamRoutes: RouteObject = { id: 'team', children: [staffPortal, adminPortal] };
