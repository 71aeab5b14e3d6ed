import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  choosePassword,
  isSignedIn,
  post,
  register,
  sessionIn,
  tokenIn,
} from '../../../test/account-fixtures.ts';
import { createGoogleIssuer } from '../../../test/google-issuer.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../test/create-test-app.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';
import type { GoogleVerifier } from '../../core/security/google-verifier.ts';
import { createPasswords, type Passwords } from '../../core/security/passwords.ts';

const NEW_PASSWORD = 'Loud-Galah-9';
const fast = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/**
 * Runs once, right after the next proof of identity was accepted and before the call acts on it.
 */
let afterProof: (() => Promise<void>) | null = null;
const interrupt = async (): Promise<void> => {
  const run = afterProof;
  afterProof = null;
  await run?.();
};

const passwords: Passwords = {
  hash: (password) => fast.hash(password),
  async matches(hash, password) {
    const isRight = await fast.matches(hash, password);
    if (isRight) await interrupt();
    return isRight;
  },
};

const issuer = makeBeforeAll(createGoogleIssuer);
afterAll(() => issuer.close());
const google: GoogleVerifier = async (credential) => {
  const identity = await issuer.verifier(credential);
  await interrupt();
  return identity;
};
const api = startBeforeAll({ dependencies: { passwords, google } });
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));
beforeEach(() => {
  afterProof = null;
  api.clock.advance(1000);
});

const logIn = (email: string, password = TEST_PASSWORD) =>
  post(api, 'auth/login', { email, password });

const succeed = async (call: ReturnType<typeof post>): Promise<void> => {
  const response = await call;
  expect(response.statusCode).toBe(200);
};

const changePassword = (person: TestPerson) =>
  succeed(
    post(
      api,
      'auth/password/change',
      { current_password: TEST_PASSWORD, new_password: NEW_PASSWORD },
      person,
    ),
  );

const resetPassword = async ({ email }: TestPerson): Promise<void> => {
  await post(api, 'auth/password/reset', { email });
  const [mail] = await api.mails(email);
  await succeed(choosePassword(api, tokenIn(mail), NEW_PASSWORD));
};

const closeByAdmin = ({ id }: TestPerson) =>
  succeed(
    api.call({
      method: 'POST',
      path: `users/${id}/deactivate/`,
      as: admin,
      body: { reason: 'Asked for by phone.' },
    }),
  );

const sessionsOf = async (userId: string) =>
  (await api.database.query.sessions.findMany()).filter((session) => session.userId === userId);

it.each([
  ['a password change', changePassword, 1],
  ['a password reset', resetPassword, 0],
  ['the closing of the account', closeByAdmin, 0],
])('a log-in during %s starts no session', async (_what, overtake, sessionsLeft) => {
  const person = await api.signIn();
  afterProof = () => overtake(person);
  const response = await logIn(person.email);
  expect(response.statusCode).toBe(400);
  expect(afterProof).toBeNull();
  expect(await sessionsOf(person.id)).toHaveLength(sessionsLeft);
});

it('a log-in to a registration that another one has just ended starts no session', async () => {
  const email = 'raced@mail.example';
  await register(api, { email, password: 'Stranger-Owl-2' });
  api.clock.advance(1000);
  const owner = await register(api, { email });
  const [mail] = await api.mails(email);
  afterProof = () => succeed(post(api, 'auth/email/verify', { token: tokenIn(mail) }, owner));
  const response = await logIn(email, 'Stranger-Owl-2');
  expect(response.statusCode).toBe(400);
  expect(await api.database.query.sessions.findMany()).not.toContainEqual(
    expect.objectContaining({ userId: undefined }),
  );
});

it('a Google log-in that the closing of the account overtakes starts no session', async () => {
  const person = await api.signIn();
  const credential = await issuer.sign({ sub: 'google-closed', email: person.email });
  const link = { provider: 'google', access_token: credential };
  await succeed(post(api, 'profile/social/link', link, person));
  afterProof = () => closeByAdmin(person);
  const response = await post(api, 'auth/google', { access_token: credential });
  expect(response.statusCode).toBe(400);
  expect(await sessionsOf(person.id)).toEqual([]);
});

const CALLS_UNDER_WAY = {
  'changes no password': async (thief: TestPerson) =>
    post(
      api,
      'auth/password/change',
      { current_password: TEST_PASSWORD, new_password: 'Thief-Raven-4' },
      thief,
    ),
  'sends no link to another address': async (thief: TestPerson) =>
    post(api, 'profile/email', { email: 'thief@mail.example', password: TEST_PASSWORD }, thief),
  'links no Google account': async (thief: TestPerson) =>
    post(
      api,
      'profile/social/link',
      {
        provider: 'google',
        access_token: await issuer.sign({ sub: `thief-${thief.id}`, email: 'thief@mail.example' }),
      },
      thief,
    ),
  'closes no account': async (thief: TestPerson) =>
    post(api, 'profile/deactivate', { password: TEST_PASSWORD }, thief),
};

it.each(Object.entries(CALLS_UNDER_WAY))(
  'a call of a thief that the owner’s reset overtakes %s',
  async (_what, call) => {
    const thief = await api.signIn();
    afterProof = () => resetPassword(thief);
    const response = await call(thief);
    expect(response.statusCode).toBe(401);
    expect(await api.mails('thief@mail.example')).toEqual([]);
    const owner = sessionIn(await logIn(thief.email, NEW_PASSWORD));
    expect(owner.user).toMatchObject({ email: thief.email, is_google_user: false });
  },
);

it('a link to another address ends when the password is changed or reset', async () => {
  for (const recover of [changePassword, resetPassword]) {
    const person = await api.signIn();
    const email = `moved-${person.id}@mail.example`;
    await succeed(post(api, 'profile/email', { email, password: TEST_PASSWORD }, person));
    const [mail] = await api.mails(email);
    api.clock.advance(1000);
    await recover(person);
    const response = await post(api, 'auth/email/verify', { token: tokenIn(mail) });
    expect(response.statusCode).toBe(400);
  }
});

it('of many log-ins beside a password change, none with the old password lives on', async () => {
  let started = 0;
  for (let round = 0; round < 25; round += 1) {
    const person = await api.signIn();
    const logIns = Array.from({ length: 6 }, () => logIn(person.email));
    const [, ...responses] = await Promise.all([changePassword(person), ...logIns]);
    for (const response of responses) {
      if (response.statusCode !== 200) continue;
      started += 1;
      expect(await isSignedIn(api, sessionIn(response).token)).toBe(false);
    }
    expect(await sessionsOf(person.id)).toHaveLength(1);
  }
  expect(started).toBeGreaterThan(0);
});
