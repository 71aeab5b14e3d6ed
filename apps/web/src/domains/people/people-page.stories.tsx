import {
  aDeviceSession,
  aPageOf,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { HandOver, UserAccount } from '@cleaning/contract/people';
import { endpoints } from '@cleaning/contract/endpoints';
import type { StoryContext } from '@storybook/react-vite';
import { http, type HttpHandler } from 'msw';
import { expect, within } from 'storybook/test';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { ADMIN_PEOPLE_PATH } from './people-paths.ts';
import {
  aHandOver,
  aLongHandOver,
  anEmptyHandOver,
  seriesOfRuth,
  visitUnderWay,
} from './testing-hand-over.ts';
import { aUserAccount, anInvitedAccount, theOwner } from './testing.ts';

const alex = aStaffUser({
  id: '0190a1b2-0000-7000-8000-000000009009',
  first_name: 'Alex',
  user_type: 'admin',
});
const page = screens(ADMIN_PEOPLE_PATH, { user: alex });

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
const luca = aUserAccount({
  id: '0190a1b2-0000-7000-8000-000000009006',
  email: 'luca@example.com',
  first_name: 'Luca',
  last_name: 'Rossi',
  last_day: '2026-12-04',
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
  luca,
  omar,
  tom,
];

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
    mockEndpoint(endpoints.getHandOver, answer(aHandOver())),
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
export const EmptySearch = page.state({ ...shows([]), at: `${ADMIN_PEOPLE_PATH}?search=zoe` });
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
  play: choose('Omar Said', 'Close the account'),
});

const dialogIn = ({ canvasElement }: StoryContext) =>
  within(canvasElement.querySelector<HTMLElement>('dialog[open]') ?? canvasElement);

const noop = () => undefined;

/** Mia leaves on a day. What she has is this, unless it cannot be read. */
const leaver = (
  handOver: HandOver | HttpHandler,
  then: (context: StoryContext) => unknown = noop,
) => ({
  answers: [
    'series' in handOver ? mockEndpoint(endpoints.getHandOver, answer(handOver)) : handOver,
    ...shows(team).answers,
  ],
  async play(context: StoryContext) {
    await choose('Mia Tran', 'Mia leaves')(context);
    await context.userEvent.type(dialogIn(context).getByLabelText('Last day'), '2026-12-04');
    await then(context);
  },
});
const handOverRead = async (context: StoryContext) => {
  await expect(await dialogIn(context).findByText(/^At 11:59 pm/u)).toBeInTheDocument();
};
const SET_LAST_DAY = 'domains/people/set-last-day.tsx';

export const LeaverWithoutDay = page.dialog(SET_LAST_DAY, {
  ...shows(team),
  play: choose('Mia Tran', 'Mia leaves'),
});
export const Leaver = page.dialog(SET_LAST_DAY, leaver(aHandOver(), handOverRead));
export const LeaverLoading = page.dialog(
  SET_LAST_DAY,
  leaver(
    http.get('*/hand_over/', () => new Promise<never>(() => undefined)),
    async (context) => {
      await dialogIn(context).findByText('Loading what Mia still has');
    },
  ),
);
export const LeaverFailed = page.dialog(
  SET_LAST_DAY,
  leaver(mockEndpoint(endpoints.getHandOver, refuse(403, {})), async (context) => {
    await dialogIn(context).findByRole('heading', { name: 'We could not load what Mia still has' });
  }),
);
export const LeaverWithNothing = page.dialog(SET_LAST_DAY, leaver(anEmptyHandOver(), handOverRead));
export const LeaverWithMuch = page.dialog(SET_LAST_DAY, leaver(aLongHandOver(), handOverRead));
export const LeaverNow = page.dialog(SET_LAST_DAY, {
  ...shows(team),
  async play(context) {
    await choose('Mia Tran', 'Mia leaves')(context);
    await context.userEvent.click(dialogIn(context).getByLabelText('Now, not at the end of a day'));
    await expect(await dialogIn(context).findByText(/^At once/u)).toBeInTheDocument();
  },
});
const atVisits = anEmptyHandOver({
  under_way: [
    visitUnderWay(),
    visitUnderWay({
      id: '0190a1b2-0000-7000-8000-000000008002',
      client_name: 'Bartholomew-Maximilian Featherstonehaugh',
      appointment_date: '2026-11-20',
      ends_at: '2026-11-20T02:00:00.000Z',
    }),
  ],
});
export const LeaverAtVisit = page.dialog(SET_LAST_DAY, {
  answers: [mockEndpoint(endpoints.getHandOver, answer(atVisits)), ...shows(team).answers],
  async play(context) {
    await choose('Mia Tran', 'Mia leaves')(context);
    await context.userEvent.click(dialogIn(context).getByLabelText('Now, not at the end of a day'));
    await expect(await dialogIn(context).findByText(/^Mia is at Ruth’s/u)).toBeInTheDocument();
  },
});
const LEFT = 'domains/people/hand-over-left.tsx';
export const HandOverLeft = page.dialog(LEFT, {
  ...shows(team),
  async play(context) {
    await choose('Tom Okafor', 'Hand over what is left')(context);
    await expect(
      await dialogIn(context).findByRole('button', { name: 'Hand over' }),
    ).toBeInTheDocument();
  },
});
export const NothingLeft = page.dialog(LEFT, {
  answers: [mockEndpoint(endpoints.getHandOver, answer(anEmptyHandOver())), ...shows(team).answers],
  async play(context) {
    await choose('Tom Okafor', 'Hand over what is left')(context);
    await expect(
      await dialogIn(context).findByText(/^Tom has nothing to hand over/u),
    ).toBeInTheDocument();
  },
});
const meanwhile = { hasChanged: false };
export const LeaverRefused = page.dialog(SET_LAST_DAY, {
  answers: [
    mockEndpoint(endpoints.setLastDay, () => {
      meanwhile.hasChanged = true;
      return refuse(409, {
        code: 'stale_version',
        message: 'Mia’s work has changed since you opened it. Check it and try again.',
        current: mia,
      });
    }),
    mockEndpoint(endpoints.getHandOver, () =>
      answer(
        meanwhile.hasChanged
          ? aHandOver({ series: [seriesOfRuth()], quote_count: 2 })
          : aHandOver(),
      ),
    ),
    ...shows(team).answers,
  ],
  async play(context) {
    meanwhile.hasChanged = false;
    await leaver(aHandOver(), handOverRead).play(context);
    await context.userEvent.type(dialogIn(context).getByLabelText('Why'), 'Moves to Brisbane.');
    await press('Close Mia’s account on Fri 4 Dec')(context);
    await expect(await dialogIn(context).findByText(/^Gone: Grace/u)).toBeVisible();
  },
});
export const ChangeLastDay = page.dialog(SET_LAST_DAY, {
  ...shows(team),
  async play(context) {
    await choose('Luca Rossi', 'Change the last day')(context);
    await handOverRead(context);
  },
});
export const StayOn = page.dialog('domains/people/stay-on.tsx', {
  ...shows(team),
  play: choose('Luca Rossi', 'Stay on'),
});
export const BecomesCleaner = page.dialog('domains/people/change-role.tsx', {
  ...shows(team),
  async play(context) {
    await choose(
      'Bartholomew-Maximilian Featherstonehaugh-Cholmondeley',
      'Change the role',
    )(context);
    await expect(await dialogIn(context).findByLabelText('Conversations and quotes')).toBeVisible();
  },
});
export const Reopen = page.dialog('domains/people/reopen-account.tsx', {
  ...shows(team),
  play: choose('Tom Okafor', 'Open the account again'),
});
