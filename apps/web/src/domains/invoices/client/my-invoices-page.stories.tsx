import { anInvoiceSummary, answer, aUser, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { InvoiceSummary, MyInvoicesPage } from '@cleaning/contract/invoices';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';
import { anInvoicesPage } from '../testing/an-invoices-page.ts';
import { aStatement, invoiced } from '../testing/a-statement.ts';
import { anNdisUser } from '#app/testing/an-ndis-user.ts';

const PATH = SITE_PATHS.clientInvoices;
const page = screens(PATH, { user: aUser() });

export default { title: 'Screens/Client portal/My invoices', tags: ['!autodocs'] };

const lists = (results: InvoiceSummary[], overrides: Partial<MyInvoicesPage> = {}) =>
  mockEndpoint(endpoints.listMyInvoices, answer(anInvoicesPage(results, overrides)));

const due = anInvoiceSummary();
const late = anInvoiceSummary({
  id: '5b1f2a3c-0000-4000-8000-000000000201',
  number: 'INV-2026-00009',
  status: 'partially_paid',
  is_overdue: true,
  balance_cents: 60_00,
});
const paid = anInvoiceSummary({
  id: '5b1f2a3c-0000-4000-8000-000000000202',
  number: 'INV-2026-00004',
  status: 'paid',
  balance_cents: 0,
});

const nothingOwed: Partial<MyInvoicesPage> = {
  due_cents: 0,
  due_count: 0,
  overdue_cents: 0,
  overdue_count: 0,
  next_due_cents: 0,
  next_due_date: null,
};

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state({
  answers: [lists([], { ...nothingOwed, status_counts: {} })],
});
export const One = page.state({
  answers: [lists([due], { overdue_cents: 0, overdue_count: 0, due_cents: 110_00, due_count: 1 })],
});
export const Many = page.state({ answers: [lists([due, late, paid])] });
export const Ndis = page.state({
  user: anNdisUser(),
  answers: [
    lists([anInvoiceSummary({ kind: 'ndis', payer: 'plan_manager', plan_management: 'plan' })], {
      ...nothingOwed,
      plan_due_cents: 110_00,
      plan_due_count: 1,
    }),
  ],
});
export const Statement = page.state({
  at: `${PATH}?view=statement`,
  answers: [lists([due]), mockEndpoint(endpoints.getStatement, answer(aStatement([invoiced])))],
});
