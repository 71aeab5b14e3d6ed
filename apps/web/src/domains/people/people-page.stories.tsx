import {
  anAppointmentSummary,
  aCappedPageOf,
  aDeviceSession,
  aPageOf,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { UserAccount } from '@cleaning/contract/people';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aUserAccount, anInvitedAccount, theOwner } from './testing.ts';

const alex = aStaffUser({
  id: '0190a1b2-0000-7000-8000-000000009009',
  first_name: 'Alex',
  user_type: 'admin',
});
const page = screens(SITE_PATHS.adminPeople, { user: alex });

export default { title: 'Screens/Admin portal/People', tags: ['!autodocs'] };

const mia = aUserAccount();
const omar = anInvitedAccount();
const tom = aUserAccount({
  id: '0190a1b2-0000-7000-8000-000000009003',
  email: 'tom@example.com',
  first_name: 'Tom',
  last_name: 'Okafor',
  is_active: false,
});
const team = [
  theOwner(),
  aUserAccount({
    id: '0190a1b2-0000-7000-8000-000000009005',
    email: 'kim@example.com',
    first_name: 'Kim',
    last_name: 'Ito',
    user_type: 'admin',
    staff_role: null,
  }),
  aUserAccount({
    id: '0190a1b2-0000-7000-8000-000000009004',
    email: 'bartholomew.featherstonehaugh-cholmondeley@cleaning-company.example.com',
    first_name: 'Bartholomew-Maximilian',
    last_name: 'Featherstonehaugh-Cholmondeley',
    staff_role: 'office',
  }),
  mia,
  omar,
  tom,
];

const visits = {
  ...aCappedPageOf([
    anAppointmentSummary({ client_name: 'Amira Haddad' }),
    anAppointmentSummary({
      id: '0190a1b2-0000-7000-8000-000000002002',
      client_name: 'Tim Farrugia',
      appointment_date: '2026-12-04',
    }),
  ]),
  count: 9,
};

const sessions = [
  aDeviceSession({ device: 'Safari on iPhone', is_current: false }),
  aDeviceSession({ id: '0190a1b2-0000-7000-8000-000000005002', is_current: false }),
];

const shows = (people: UserAccount[]) => ({
  answers: [
    mockEndpoint(endpoints.listUsers, ({ query }) =>
      answer(
        aPageOf(
          query.get('is_verified') === 'false'
            ? people.filter((person) => !person.is_verified)
            : people.filter((person) => query.get('is_owner') === null || person.is_owner),
        ),
      ),
    ),
    mockEndpoint(endpoints.listAppointments, answer(visits)),
    mockEndpoint(endpoints.listUserSessions, answer(aPageOf(sessions))),
    mockEndpoint(
      endpoints.inviteUser,
      refuse(400, { email: ['An account uses this address already.'] }),
    ),
    mockEndpoint(
      endpoints.changeUserType,
      refuse(400, {
        non_field_errors: ['This is the last admin. Make another person an admin first.'],
      }),
    ),
  ],
});

const choose =
  (name: string, action: string, ...then: string[]) =>
  async (context: StoryContext) => {
    await press(`Change ${name}`, action, ...then)(context);
  };

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(shows([]));
export const One = page.state(shows([mia]));
export const Many = page.state(shows(team));
export const EmptySearch = page.state({ ...shows([]), at: `${SITE_PATHS.adminPeople}?search=zoe` });
export const Invite = page.dialog('domains/people/invite-person.tsx', {
  ...shows(team),
  play: press('Invite someone'),
});
export const InviteRefused = page.dialog('domains/people/invite-person.tsx', {
  ...shows(team),
  async play(context) {
    await press('Invite someone')(context);
    const { canvasElement, userEvent } = context;
    const dialog = within(
      canvasElement.querySelector<HTMLElement>('dialog[open]') ?? canvasElement,
    );
    await userEvent.type(dialog.getByLabelText('First name'), 'Mia');
    await userEvent.type(dialog.getByLabelText('Email'), 'mia@example.com');
    await userEvent.click(dialog.getByRole('radio', { name: 'Office' }));
    await press('Invite Mia for the office')(context);
    await expect(
      await dialog.findByRole('link', { name: 'An account uses this address already.' }),
    ).toBeVisible();
  },
});
export const SendAgain = page.dialog('domains/people/resend-invitation.tsx', {
  ...shows(team),
  play: choose('Omar Said', 'Send the invitation again'),
});
export const ChangeRole = page.dialog('domains/people/change-role.tsx', {
  ...shows(team),
  play: choose('Mia Tran', 'Change the role'),
});
export const LastAdmin = page.dialog('domains/people/change-role.tsx', {
  ...shows(team),
  async play(context) {
    await choose('Kim Ito', 'Change the role')(context);
    const { canvasElement, userEvent } = context;
    const dialog = within(
      canvasElement.querySelector<HTMLElement>('dialog[open]') ?? canvasElement,
    );
    await userEvent.type(dialog.getByLabelText('Reason'), 'Tired.');
    await press('Change to Cleaner')(context);
    await expect(await dialog.findByText(/^This is the last admin\./u)).toBeVisible();
  },
});
export const MakeOwner = page.dialog('domains/people/make-owner.tsx', {
  ...shows(team),
  play: choose('Kim Ito', 'Make the owner'),
});
export const LoggedIn = page.dialog('domains/people/person-sessions.tsx', {
  ...shows(team),
  play: choose('Mia Tran', 'Where they are logged in'),
});
export const Close = page.dialog('domains/people/close-account.tsx', {
  ...shows(team),
  play: choose('Mia Tran', 'Close the account'),
});
export const Reopen = page.dialog('domains/people/reopen-account.tsx', {
  ...shows(team),
  play: choose('Tom Okafor', 'Open the account again'),
});
