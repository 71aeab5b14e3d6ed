import { aPageOf, aStaffToday, answer, mockEndpoint } from '@cleaning/api-client/testing';
import type { UserAccount } from '@cleaning/contract/people';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { anInvitedAccount } from '#domains/people/testing.ts';

const MIA = { id: '0190a1b2-0000-7000-8000-000000009001', first_name: 'Mia' };

const invited = (...people: UserAccount[]) => ({
  answers: [
    mockEndpoint(endpoints.listUsers, ({ query }) =>
      answer(aPageOf(query.get('has_work') === 'true' ? people.slice(0, 1) : people)),
    ),
    mockEndpoint(endpoints.listStaffMembers, answer([MIA])),
  ],
});

const page = screens(SITE_PATHS.adminPortal, {
  user: aStaffUser({ user_type: 'admin' }),
  ...invited(),
});

export default { title: 'Screens/Admin portal/Home', tags: ['!autodocs'] };

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state();
export const Invited = page.state(invited(anInvitedAccount()));
export const Waiting = page.state({
  answers: [
    ...invited().answers,
    mockEndpoint(
      endpoints.getStaffToday,
      answer(
        aStaffToday({
          failed_mails: 2,
          without_cleaner: { count: 3, waiting: [] },
          requests: { count: 1, waiting: [] },
          quotes: { count: 4, waiting: [] },
          open_enquiries: 1,
          overdue: { count: 12, cents: 1_234_567, invoices: [] },
          rejected_claims: 2,
          late_fees: { count: 1, waiting: [] },
          timesheets_to_approve: [{ week: '2026-11-16', count: 3 }],
        }),
      ),
    ),
  ],
});
export const NobodyCleans = page.state({
  answers: [
    mockEndpoint(endpoints.listUsers, answer(aPageOf([]))),
    mockEndpoint(endpoints.listStaffMembers, answer([])),
  ],
});
export const CountHours = page.dialog('domains/invoices/hours/count-hours-dialog.tsx', {
  play: press('Change how hours are counted'),
});
export const ChangeLateFee = page.dialog('domains/dashboard/admin/change-late-fee.tsx', {
  play: press('Change the fee for cancelling late'),
});
