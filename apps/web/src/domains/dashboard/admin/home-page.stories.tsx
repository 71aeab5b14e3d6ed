import { aFailedMailsPage, aPageOf, answer, mockEndpoint } from '@cleaning/api-client/testing';
import type { UserAccount } from '@cleaning/contract/people';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { anInvitedAccount } from '#domains/people/testing.ts';

const MIA = { id: '0190a1b2-0000-7000-8000-000000009001', first_name: 'Mia' };

const invited = (...people: UserAccount[]) => ({
  answers: [
    mockEndpoint(endpoints.listUsers, answer(aPageOf(people))),
    mockEndpoint(endpoints.listStaffMembers, answer([MIA])),
    mockEndpoint(endpoints.listFailedMails, answer(aFailedMailsPage([], { open: 2, settled: 0 }))),
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
export const NobodyCleans = page.state({
  answers: [
    mockEndpoint(endpoints.listUsers, answer(aPageOf([]))),
    mockEndpoint(endpoints.listStaffMembers, answer([])),
    mockEndpoint(endpoints.listFailedMails, answer(aFailedMailsPage([]))),
  ],
});
export const CountHours = page.dialog('domains/invoices/hours/count-hours-dialog.tsx', {
  play: press('Change how hours are counted'),
});
export const ChangeLateFee = page.dialog('domains/dashboard/admin/change-late-fee.tsx', {
  play: press('Change the fee for cancelling late'),
});
