import { aFailedMail, aFailedMailsPage, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { ADMIN_FAILED_MAIL_PATH } from './mail-paths.ts';
import { anInvitation } from './testing.ts';

const page = screens(ADMIN_FAILED_MAIL_PATH, { user: aStaffUser({ user_type: 'admin' }) });

export default { title: 'Screens/Admin portal/Failed email', tags: ['!autodocs'] };

const lists = (...mails: Parameters<typeof aFailedMailsPage>[0]) => ({
  answers: [mockEndpoint(endpoints.listFailedMails, answer(aFailedMailsPage(mails)))],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(lists());
export const One = page.state(lists(anInvitation()));
export const Many = page.state(lists(anInvitation(), aFailedMail()));
