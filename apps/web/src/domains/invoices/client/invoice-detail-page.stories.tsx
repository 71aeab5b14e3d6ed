import {
  aClientProfile,
  anInvoice,
  answer,
  aUser,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Invoice } from '@cleaning/contract/invoices';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';
import { anNdisUser } from '#app/testing/an-ndis-user.ts';

const page = screens(SITE_PATHS.clientInvoice, {
  user: aUser(),
  at: pathWithId(SITE_PATHS.clientInvoice, anInvoice().id),
});

export default { title: 'Screens/Client portal/Invoice', tags: ['!autodocs'] };

const shows = (overrides: Partial<Invoice> = {}) => ({
  answers: [mockEndpoint(endpoints.getInvoice, answer(anInvoice(overrides)))],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [mockEndpoint(endpoints.getInvoice, refuse(404, { code: 'not_found' }))],
});
export const Due = page.state(shows());
export const Overdue = page.state(shows({ is_overdue: true, due_date: '2026-11-01' }));
export const Paid = page.state(shows({ status: 'paid', balance_cents: 0, paid_cents: 110_00 }));
export const PlanManaged = page.state({
  user: anNdisUser(),
  answers: [
    ...shows({ payer: 'plan_manager', plan_management: 'plan' }).answers,
    mockEndpoint(endpoints.getClientProfile, answer(aClientProfile())),
  ],
});
