import {
  aClientProfile,
  aDashboard,
  anAppointmentSummary,
  anInvoiceSummary,
  answer,
  aQuoteSummary,
  aThread,
  aUser,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import type { Dashboard } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';
import { anNdisUser } from '#app/testing/an-ndis-user.ts';

const page = screens(SITE_PATHS.clientPortal, { user: aUser() });

export default { title: 'Screens/Client portal/Dashboard', tags: ['!autodocs'] };

const serve = (dashboard: Partial<Dashboard>) => ({
  answers: [mockEndpoint(endpoints.getDashboard, answer(aDashboard(dashboard)))],
});

const ready = aQuoteSummary({
  id: '0190a1b2-0000-7000-8000-000000000002',
  reference: 'Q-1050',
  status: 'sent',
});

const invoices: Dashboard['invoices'] = {
  due_cents: 170_00,
  due_count: 2,
  overdue_cents: 60_00,
  overdue_count: 1,
  next_due_cents: 110_00,
  next_due_date: '2026-12-05',
  plan_due_cents: 0,
  plan_due_count: 0,
  plan_overdue_count: 0,
  invoices: [
    anInvoiceSummary(),
    anInvoiceSummary({
      id: '5b1f2a3c-0000-4000-8000-000000000201',
      number: 'INV-2026-00009',
      is_overdue: true,
      due_date: '2026-11-01',
      balance_cents: 60_00,
    }),
  ],
};

const busy: Partial<Dashboard> = {
  next_appointment: anAppointmentSummary(),
  quotes: {
    status_counts: { sent: 1, draft: 1, approved: 1 },
    waiting: [ready],
    drafts: [aQuoteSummary()],
  },
  invoices,
  unread: { messages: 1, threads: 1 },
  threads: [aThread()],
};

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const NewClient = page.state();
export const OneQuote = page.state(
  serve({ quotes: { status_counts: { sent: 1 }, waiting: [ready], drafts: [] } }),
);
export const General = page.state(serve(busy));
export const Ndis = page.state({
  user: anNdisUser(),
  answers: [
    mockEndpoint(endpoints.getClientProfile, answer(aClientProfile())),
    ...serve({
      ...busy,
      invoices: {
        ...invoices,
        due_cents: 0,
        due_count: 0,
        plan_due_cents: 170_00,
        plan_due_count: 2,
      },
    }).answers,
  ],
});
