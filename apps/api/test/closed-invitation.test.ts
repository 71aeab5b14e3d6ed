import { userAccountSchema, type UserAccount } from '@cleaning/contract/people';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { choosePassword, post, register, sessionIn, tokenIn } from './account-fixtures.ts';
import { clientWithoutEmail, LENA } from './client-without-email-fixtures.ts';
import { TEST_PASSWORD } from './create-test-app.ts';
import { createGoogleIssuer } from './google-issuer.ts';
import { readThread, startedThread } from './message-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from './set-up.ts';
import { workingHours } from '../src/core/db/schema/index.ts';

const google = makeBeforeAll(createGoogleIssuer);
afterAll(() => google.close());
const api = startBeforeAll({
  dependencies: { google: (credential) => google.verifier(credential) },
});
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));

const CLEANER = { user_type: 'staff', staff_role: 'cleaner' } as const;
const KIM = { first_name: 'Kim', last_name: 'Ito', ...CLEANER } as const;
const PASSWORD = 'Chosen-Wren-9';
const DAYS = [{ weekday: 1, start_time: '08:00', end_time: '16:00' }];

let count = 0;
const newEmail = () => `closed-${(count += 1)}@mail.example`;

const send = (path: string, body?: object) => api.call({ method: 'POST', path, as: admin, body });
const invite = (email: string, changes: object = {}) =>
  send('users/', { ...KIM, email, ...changes });
const act = (id: string, command: string) =>
  send(`users/${id}/${command}/`, { reason: 'She left.' });
const resend = (id: string) => send(`users/${id}/resend_invitation/`);

async function invited(email: string, changes: object = {}): Promise<UserAccount> {
  api.clock.advance(1000);
  const response = await invite(email, changes);
  expect(response.statusCode).toBe(201);
  return userAccountSchema.parse(response.json());
}

async function accept(email: string): Promise<LightMyRequestResponse> {
  const [mail] = await api.mails(email);
  return choosePassword(api, tokenIn(mail), PASSWORD);
}

async function giveHours(id: string): Promise<void> {
  const body = { version: 1, counts_from: '2026-11-21', days: DAYS };
  expect((await send(`cleaners/${id}/hours/`, body)).statusCode).toBe(200);
}

/** The working hours of a person, whose account may be closed. */
const hoursOf = async (id: string) =>
  (await api.database.select().from(workingHours).where(eq(workingHours.staffId, id))).map(
    ({ days }) => days,
  );

/** Kim was invited as a cleaner and given working hours; the account was closed before she accepted. */
async function closedInvitation(email: string): Promise<UserAccount> {
  const kim = await invited(email);
  await giveHours(kim.id);
  expect((await act(kim.id, 'deactivate')).statusCode).toBe(200);
  return kim;
}

/** Registers a client, and the tokens of the session and of the link in the email. */
async function registered(email: string) {
  api.clock.advance(1000);
  const session = await register(api, { email });
  const [mail] = await api.mails(email);
  return { session, token: tokenIn(mail) };
}

interface Way {
  readonly who: string;
  /** @returns the id of the user who has the address then. */
  readonly claim: (email: string) => Promise<string>;
}

/** The ways in which a person proves that an address is theirs. */
const PROVED: readonly Way[] = [
  {
    who: 'a client who registers and verifies it',
    claim: async (email) => {
      const { session, token } = await registered(email);
      const response = await post(api, 'auth/email/verify', { token }, session);
      expect(response.statusCode).toBe(200);
      return session.user.id;
    },
  },
  {
    who: 'a client who registers with Google',
    claim: async (email) => {
      const identity = { sub: email, email, given_name: 'Gia', family_name: 'Owen' };
      const response = await post(api, 'auth/google/register', {
        access_token: await google.sign(identity),
        client_type: 'general',
      });
      expect(response.statusCode).toBe(201);
      return response.json<{ user_id: string }>().user_id;
    },
  },
  {
    who: 'a client who changes to it',
    claim: async (email) => {
      const person = await api.signIn();
      api.clock.advance(1000);
      await post(api, 'profile/email', { email, password: TEST_PASSWORD }, person);
      const [mail] = await api.mails(email);
      const response = await post(api, 'auth/email/verify', { token: tokenIn(mail) }, person);
      expect(response.statusCode).toBe(200);
      return person.id;
    },
  },
];

const WAYS: readonly Way[] = [
  ...PROVED,
  {
    who: 'a client who registers, and resets the password',
    claim: async (email) => {
      const { session } = await registered(email);
      api.clock.advance(1000);
      await post(api, 'auth/password/reset', { email });
      expect((await accept(email)).statusCode).toBe(200);
      return session.user.id;
    },
  },
  {
    who: 'a client whom the office creates with it',
    claim: async (email) => {
      const response = await send('clients/', { ...LENA, email, is_invited: false });
      expect(response.statusCode).toBe(201);
      return response.json<{ id: string }>().id;
    },
  },
  {
    who: 'a client to whom the office adds it',
    claim: async (email) => {
      const { id } = await clientWithoutEmail(api, admin);
      const added = await send(`clients/${id}/add_email/`, { email, is_invited: false });
      expect(added.statusCode).toBe(200);
      return id;
    },
  },
];

const IS_TAKEN = 'Another account uses this email address now. If it is not Kim’s own';

/** The user who logs in with an address, after a reset of the password. */
async function whoResets(email: string): Promise<string> {
  api.clock.advance(1000);
  await post(api, 'auth/password/reset', { email });
  expect((await accept(email)).statusCode).toBe(200);
  return sessionIn(await post(api, 'auth/login', { email, password: PASSWORD })).user.id;
}

describe('the address of a closed invitation with hours', () => {
  it.each(WAYS)('goes to $who, and the account stays closed, with its hours', async ({ claim }) => {
    const email = newEmail();
    const kim = await closedInvitation(email);
    const id = await claim(email);
    expect(await whoResets(email)).toBe(id);
    expect(await hoursOf(kim.id)).toEqual([DAYS]);
    const opened = await act(kim.id, 'reactivate');
    expect([opened.statusCode, opened.body]).toEqual([400, expect.stringContaining(IS_TAKEN)]);
    expect((await invite(email)).json()).toEqual({
      email: ['An account uses this address already.'],
    });
  });
});

/** The people of the team who are shown as invited. */
const shownAsInvited = async () => {
  const path = 'users/?is_team=true&status=active&is_verified=false&page_size=100';
  const { results } = (await api.call({ path, as: admin })).json<{ results: UserAccount[] }>();
  return results.map(({ email }) => email);
};

describe('the address of an invitation with hours that waits', () => {
  it.each(PROVED)(
    'goes to $who, which ends the invitation, and the hours stay',
    async ({ claim }) => {
      const email = newEmail();
      const kim = await invited(email);
      await giveHours(kim.id);
      const [invitation] = await api.mails(email);
      expect(await shownAsInvited()).toContain(email);
      const id = await claim(email);
      expect(await shownAsInvited()).not.toContain(email);
      const log = await api.call({ path: `audit/?subject_id=${kim.id}`, as: admin });
      expect(log.json()).toMatchObject({
        results: [
          {
            action: 'deactivate',
            reason: 'The invitation ended: another account uses this email address now.',
          },
          { action: 'invite' },
        ],
      });
      expect(await whoResets(email)).toBe(id);
      expect(await hoursOf(kim.id)).toEqual([DAYS]);
      expect((await choosePassword(api, tokenIn(invitation), PASSWORD)).statusCode).toBe(400);
      expect((await resend(kim.id)).statusCode).toBe(409);
      const opened = await act(kim.id, 'reactivate');
      expect([opened.statusCode, opened.body]).toEqual([400, expect.stringContaining(IS_TAKEN)]);
    },
  );
});

describe('an invitation of an address whose first invitation was closed', () => {
  it('opens the account with its hours again, which the person accepts', async () => {
    const email = newEmail();
    const kim = await closedInvitation(email);
    const again = await invited(email, { last_name: 'Sato' });
    expect(again).toEqual({ ...kim, last_name: 'Sato' });
    expect((await accept(email)).statusCode).toBe(200);
    const login = await post(api, 'auth/login', { email, password: PASSWORD });
    expect(sessionIn(login).user).toMatchObject({ id: kim.id, ...CLEANER });
    expect(await hoursOf(kim.id)).toEqual([DAYS]);
    const log = await api.call({ path: `audit/?subject_id=${kim.id}`, as: admin });
    expect(log.json()).toMatchObject({
      results: [
        { action: 'invite', reason: 'As cleaner.' },
        { action: 'reactivate', reason: 'Invited again. The name was Kim Ito.' },
        { action: 'deactivate' },
        { action: 'invite' },
      ],
    });
  });

  it('takes conversations from who was of the office, and is now a cleaner', async () => {
    const email = newEmail();
    const kim = await invited(email, { staff_role: 'office' });
    const thread = await startedThread(api, await api.signIn());
    await send(`messages/${thread.id}/assign/`, { owner_id: kim.id, known_owner_id: null });
    expect(await readThread(api, admin, thread)).toMatchObject({ owner: { id: kim.id } });
    await act(kim.id, 'deactivate');
    expect(await invited(email)).toMatchObject({ id: kim.id, ...CLEANER });
    expect(await readThread(api, admin, thread)).toMatchObject({ owner: null });
  });

  it('can be accepted when an earlier release made a second account for it', async () => {
    const email = newEmail();
    const kim = await closedInvitation(email);
    const second = await api.signIn({
      userType: 'staff',
      staffRole: 'cleaner',
      email,
      verifiedAt: null,
      passwordHash: null,
    });
    expect((await resend(second.id)).statusCode).toBe(200);
    expect((await act(kim.id, 'reactivate')).body).toContain(IS_TAKEN);
    expect((await accept(email)).statusCode).toBe(200);
    const login = await post(api, 'auth/login', { email, password: PASSWORD });
    expect(sessionIn(login).user.id).toBe(second.id);
    expect(await hoursOf(kim.id)).toEqual([DAYS]);
  });
});

it('a person of the team whose account is closed is not invited, but opened again', async () => {
  const { id, email } = await api.signIn({
    userType: 'staff',
    firstName: 'Kim',
  });
  await act(id, 'deactivate');
  expect((await invite(email)).json()).toEqual({
    email: ['Kim has a closed account with this address. Open it again instead.'],
  });
});
