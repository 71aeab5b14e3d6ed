import { aFailedMail, aFailedMailsPage, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { FailedMail } from '@cleaning/contract/mails';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_FAILED_MAIL_PATH } from './mail-paths.ts';
import { anInvitation } from './testing.ts';

const page = screens(STAFF_FAILED_MAIL_PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Failed email', tags: ['!autodocs'] };

const lists = (...mails: FailedMail[]) => ({
  answers: [
    mockEndpoint(endpoints.listFailedMails, answer(aFailedMailsPage(mails, { settled: 1 }))),
  ],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(lists());
export const Many = page.state(lists(aFailedMail(), anInvitation()));
export const One = page.state(lists(aFailedMail()));
export const OfOneCause = page.state({
  ...lists(
    aFailedMail(),
    aFailedMail({ id: '0190a1b2-0000-7000-8000-000000009003', email: 'ruth@example.com' }),
  ),
  at: `${STAFF_FAILED_MAIL_PATH}?cause=full`,
});
export const Settled = page.state({
  ...lists(
    aFailedMail({
      status: 'closed',
      answer: null,
      next_attempt_at: null,
      told: { name: 'Mele', date: '2026-11-23', note: 'She will log in tonight.', by: 'Sam' },
      available_commands: [],
    }),
  ),
  at: `${STAFF_FAILED_MAIL_PATH}?show=settled`,
});
export const AnotherAddress = page.dialog('domains/mails/readdress-mail.tsx', {
  ...lists(aFailedMail()),
  play: press('Use another address for “Your quote Q-1057 is ready”'),
});
export const ByPhone = page.dialog('domains/mails/tell-by-phone.tsx', {
  ...lists(aFailedMail()),
  play: press('Told by phone for “Your quote Q-1057 is ready”'),
});
export const Several = page.dialog('domains/mails/retry-mails.tsx', {
  ...lists(aFailedMail()),
  at: `${STAFF_FAILED_MAIL_PATH}?cause=full`,
  play: press('Try this one again'),
});
