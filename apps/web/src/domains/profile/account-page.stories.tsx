import { aDeviceSession, answer, aPageOf, aUser, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { aCleanerUser } from '#app/testing/a-staff-user.ts';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { siteConfig } from '#app/testing/service-answers.ts';
import { ADMIN_ACCOUNT_PATH, STAFF_ACCOUNT_PATH } from './profile-paths.ts';
import { accountAnswers } from './testing/account-answers.ts';
import { anNdisUser } from '#app/testing/an-ndis-user.ts';

const page = screens(SITE_PATHS.clientAccount, { user: aUser() });

export default { title: 'Screens/Client portal/Account', tags: ['!autodocs'] };

const answers = accountAnswers();
const phone = aDeviceSession({
  id: '0190a1b2-0000-7000-8000-000000005002',
  device: 'Safari on iPhone',
  is_current: false,
  last_used_at: '2026-11-18T08:40:00.000Z',
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const General = page.state({ answers });
export const Ndis = page.state({ answers, user: anNdisUser() });
export const EditDetails = page.state({ answers, play: press('Edit your details') });
export const EditAddress = page.state({ answers, play: press('Edit Home') });
export const ChangePassword = page.state({ answers, play: press('Change password') });

export const LeaveWithoutSaving = page.dialog('kit/forms/leave-guard.tsx', {
  answers,
  async play(context) {
    await press('Edit your details')(context);
    await context.userEvent.type(await context.canvas.findByLabelText('First name'), 'n');
    await press('Dashboard')(context);
  },
});
export const RemoveAddress = page.dialog('domains/profile/addresses/edit-address-form.tsx', {
  answers,
  play: press('Edit Home', 'Remove address'),
});
export const LogOutOtherDevices = page.dialog('domains/profile/sessions/sessions-section.tsx', {
  answers: [
    mockEndpoint(endpoints.listSessions, answer(aPageOf([aDeviceSession(), phone]))),
    ...answers,
  ],
  play: press('Log out all other devices'),
});
export const UnlinkGoogle = page.dialog('domains/profile/sign-in/google-account.tsx', {
  answers: [
    siteConfig('client-id'),
    ...accountAnswers({
      ways: { accounts: [{ provider: 'google', linked_at: '2026-07-02T01:00:00.000Z' }] },
    }),
  ],
  play: press('Unlink Google'),
});
export const CloseAccount = page.dialog('domains/profile/data/close-account-form.tsx', {
  answers,
  play: press('Close my account'),
});

const ofTeam = screens(STAFF_ACCOUNT_PATH, { user: aCleanerUser() });
const ofAdmins = screens(ADMIN_ACCOUNT_PATH, { user: aUser({ user_type: 'admin' }) });
const cleaner = accountAnswers({ profile: { user_type: 'staff', staff_role: 'cleaner' } });

export const TeamLoading = ofTeam.loading();
export const TeamFailed = ofTeam.failed();
export const TeamForbidden = ofTeam.forbidden();
export const Cleaner = ofTeam.state({
  answers: [
    mockEndpoint(endpoints.listSessions, answer(aPageOf([aDeviceSession(), phone]))),
    ...cleaner,
  ],
});
export const CleanerChangesPassword = ofTeam.state({
  answers: cleaner,
  play: press('Change password'),
});
export const AdminLoading = ofAdmins.loading();
export const AdminFailed = ofAdmins.failed();
export const AdminForbidden = ofAdmins.forbidden();
export const Admin = ofAdmins.state({
  answers: accountAnswers({ profile: { user_type: 'admin' } }),
});
