import {
  answer,
  aStaffQuotesPage,
  aStaffQuoteSummary,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { StaffQuoteSummary } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';

const page = screens(SITE_PATHS.adminPortal, { user: aStaffUser({ user_type: 'admin' }) });

export default { title: 'Screens/Admin portal/Home', tags: ['!autodocs'] };

const lists = (...quotes: StaffQuoteSummary[]) => ({
  answers: [mockEndpoint(endpoints.listQuotes, answer(aStaffQuotesPage(quotes)))],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state();
export const One = page.state(lists(aStaffQuoteSummary({ status: 'submitted' })));
export const Many = page.state(
  lists(
    aStaffQuoteSummary({ status: 'submitted' }),
    aStaffQuoteSummary({
      id: '0190a1b2-0000-7000-8000-000000001002',
      reference: 'Q-1058',
      status: 'sent',
      total_cents: null,
    }),
  ),
);
export const CountHours = page.dialog('domains/invoices/hours/count-hours-dialog.tsx', {
  play: press('Change how hours are counted'),
});
export const ChangeLateFee = page.dialog('domains/dashboard/admin/change-late-fee.tsx', {
  play: press('Change the fee for cancelling late'),
});
