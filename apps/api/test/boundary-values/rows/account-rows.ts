import { REGISTRATION, post, register, tokenIn } from '../../account-fixtures.ts';
import { TEST_PASSWORD, type TestPerson } from '../../create-test-app.ts';
import { aPushBrowser } from '../../push-browser.ts';
import { decisionsOf, LAST_DAY, leaves, readHandOver } from '../../leaving-fixtures.ts';
import { startedSeries } from '../../series-fixtures.ts';
import { signInOwner } from '../../sign-in-owner.ts';
import { createDraft } from '../../quote-fixtures.ts';
import { prepared, type Rows, type World } from '../world.ts';

const address = (world: World) => `${world.unique()}@mail.example`;

/** A credential of Google for someone whom the service does not know. */
async function stranger(world: World): Promise<string> {
  const email = address(world);
  return world.google.sign({ sub: email, email, given_name: 'Gia', family_name: 'Olsen' });
}

/** A credential of a client who has registered with Google. */
async function googleClient(world: World): Promise<string> {
  const token = await stranger(world);
  const path = 'accounts/auth/google/register/';
  await prepared(world, { path, body: { access_token: token, client_type: 'general' } });
  return token;
}

/** A client who registered with an email, and the token of the link in it. */
async function registered(world: World): Promise<{ token: string; as: TestPerson; email: string }> {
  const email = address(world);
  const session = await register(world.api, { email });
  const [mail] = await world.api.mails(email);
  const as = { id: session.user.id, email, token: session.token };
  return { token: tokenIn(mail), as, email };
}

/** A client with a Google account linked to it. */
async function linked(world: World): Promise<TestPerson> {
  const as = await world.api.signIn();
  const token = await world.google.sign({ sub: world.unique(), email: as.email });
  const body = { provider: 'google', access_token: token };
  await prepared(world, { path: 'accounts/profile/social/link/', as, body });
  return as;
}

/** How people log in, register and keep their own account. */
export const accountRows: Rows = {
  register: async (world) => ({ body: { ...REGISTRATION, email: address(world) } }),
  login: async ({ api }) => ({
    body: { email: (await api.signIn()).email, password: TEST_PASSWORD },
  }),
  logout: async ({ api }) => ({ as: await api.signIn() }),
  googleLogin: async (world) => ({ body: { access_token: await googleClient(world) } }),
  googleRegister: async (world) => ({
    body: { access_token: await stranger(world), client_type: 'general' },
  }),
  socialLogin: async (world) => ({
    body: { provider: 'google', access_token: await googleClient(world) },
  }),
  changePassword: async ({ api }) => ({
    as: await api.signIn(),
    body: { current_password: TEST_PASSWORD, new_password: 'Loud-Wren-8' },
  }),
  requestPasswordReset: async ({ api }) => ({ body: { email: (await api.signIn()).email } }),
  confirmPasswordReset: async ({ api }) => {
    const { email } = await api.signIn();
    await post(api, 'auth/password/reset', { email });
    const [mail] = await api.mails(email);
    const password = 'Loud-Wren-8';
    return {
      body: { token: tokenIn(mail), new_password: password, new_password_confirm: password },
    };
  },
  verifyEmail: async (world) => {
    const { token, as } = await registered(world);
    return { as, body: { token } };
  },
  resendVerification: async (world) => ({ body: { email: (await registered(world)).email } }),
  linkSocialAccount: async (world) => {
    const as = await world.api.signIn();
    const token = await world.google.sign({ sub: world.unique(), email: as.email });
    return { as, body: { provider: 'google', access_token: token } };
  },
  unlinkSocialAccount: async (world) => ({
    as: await linked(world),
    body: { provider: 'google' },
  }),
  updateProfile: async ({ client }) => ({ as: client, body: { first_name: 'Robin' } }),
  changeEmail: async (world) => ({
    as: await world.api.signIn(),
    body: { email: address(world), password: TEST_PASSWORD },
  }),
  deactivateAccount: async ({ api }) => ({
    as: await api.signIn(),
    body: { password: TEST_PASSWORD },
  }),
  revokeOtherSessions: async ({ api }) => ({ as: await api.signIn() }),
  revokeSession: async (world) => {
    const as = await world.api.signIn();
    const list = await prepared<{ results: { id: string }[] }>(world, {
      method: 'GET',
      path: 'accounts/sessions/',
      as,
    });
    return { as, ids: { id: list.results[0]?.id ?? '' } };
  },
  updateStaffPreferences: async ({ staff }) => ({
    as: staff,
    body: { single_key_shortcuts: true },
  }),
  turnPushOff: async ({ staff }) => ({ as: staff }),
  turnPushOn: async ({ staff }) => ({ as: staff, body: aPushBrowser().subscription }),
  announcePresence: async ({ api, staff, client }) => ({
    as: staff,
    body: { kind: 'quote', id: (await createDraft(api, client)).id },
  }),
  inviteUser: async (world) => ({
    as: world.admin,
    body: {
      email: address(world),
      first_name: 'Alex',
      last_name: 'Kerr',
      user_type: 'staff',
      staff_role: 'office',
    },
  }),
  resendInvitation: async (world) => {
    const email = address(world);
    const body = {
      email,
      first_name: 'Alex',
      last_name: 'Kerr',
      user_type: 'staff',
      staff_role: 'office',
    };
    const { id } = await prepared<TestPerson>(world, { path: 'users/', as: world.admin, body });
    return { as: world.admin, ids: { id } };
  },
  changeUserType: async ({ api, admin }) => ({
    as: admin,
    ids: { id: (await api.signIn({ userType: 'staff' })).id },
    body: { user_type: 'admin', reason: 'She runs the office.' },
  }),
  deactivateUser: async ({ api, admin }) => ({
    as: admin,
    ids: { id: (await api.signIn({ userType: 'staff' })).id },
    body: { reason: 'She left.' },
  }),
  reactivateUser: async (world) => {
    const { id } = await world.api.signIn({ userType: 'staff' });
    const body = { reason: 'She left.' };
    await prepared(world, { path: `users/${id}/deactivate/`, as: world.admin, body });
    return { as: world.admin, ids: { id }, body: { reason: 'She is back.' } };
  },
  setLastDay: async ({ api, admin, client }) => {
    const tom = await api.signIn({ userType: 'staff' });
    const taker = await api.signIn({ userType: 'staff' });
    await startedSeries(api, { client, staff: tom });
    const takers = { series: taker, office: taker };
    const decisions = decisionsOf(await readHandOver(api, admin, tom), takers);
    return {
      as: admin,
      ids: { id: tom.id },
      body: { last_day: LAST_DAY, ...decisions, reason: 'She moves.' },
    };
  },
  handOver: async ({ api, admin, client }) => {
    const tom = await api.signIn({ userType: 'staff' });
    const taker = await api.signIn({ userType: 'staff' });
    await startedSeries(api, { client, staff: tom });
    await leaves(api, admin, tom, { lastDay: null });
    const takers = { series: taker, office: taker };
    const decisions = decisionsOf(await readHandOver(api, admin, tom, null), takers);
    return { as: admin, ids: { id: tom.id }, body: { ...decisions, reason: 'She left.' } };
  },
  stayOn: async ({ api, admin }) => {
    const tom = await api.signIn({ userType: 'staff' });
    await leaves(api, admin, tom);
    return { as: admin, ids: { id: tom.id }, body: { reason: 'She stays.' } };
  },
  endUserSessions: async ({ api, admin }) => ({
    as: admin,
    ids: { id: (await api.signIn({ userType: 'staff' })).id },
  }),
  endUserSession: async ({ api, admin }) => {
    const { id } = await api.signIn({ userType: 'staff' });
    const response = await api.call({ path: `users/${id}/sessions/`, as: admin });
    const [session] = response.json<{ results: { id: string }[] }>().results;
    return { as: admin, ids: { id, session_id: session?.id ?? '' } };
  },
  makeOwner: async ({ api }) => ({
    as: await signInOwner(api),
    ids: { id: (await api.signIn({ userType: 'admin' })).id },
    body: { reason: 'He retires.', password: TEST_PASSWORD },
  }),
};
