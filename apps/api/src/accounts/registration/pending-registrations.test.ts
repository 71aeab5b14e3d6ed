import { afterAll, describe, expect, it } from 'vitest';
import {
  choosePassword,
  isSignedIn,
  post,
  refusedWith,
  register,
  sessionIn,
  statusesOf,
  tokenIn,
} from '../../../test/account-fixtures.ts';
import { createGoogleIssuer } from '../../../test/google-issuer.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';
import { LINK_REFUSED } from '../account-links.ts';
import { findUserById } from '../user-repository.ts';

const OWNER = { first_name: 'Olive', password: 'Owner-Wren-1', phone_number: '0491 570 156' };
const STRANGER = { first_name: 'Sam', password: 'Stranger-Owl-2', phone_number: '0491 570 157' };
const ASKS_FOR_PASSWORD = { password: [expect.stringContaining('registered more than once')] };

const google = makeBeforeAll(createGoogleIssuer);
afterAll(() => google.close());
const api = startBeforeAll({
  dependencies: { google: (credential) => google.verifier(credential) },
});

let count = 0;
const newEmail = () => `shared-${(count += 1)}@mail.example`;

const registerWithToken = async (email: string, details: object) => {
  api.clock.advance(1000);
  const session = await register(api, { email, ...details });
  const [mail] = await api.mails(email);
  return { ...session, link: tokenIn(mail) };
};

/** The owner of a mailbox and a stranger register the same address, in one order or the other. */
const registerBoth = async (order: 'owner first' | 'stranger first') => {
  const email = newEmail();
  const first = await registerWithToken(email, order === 'owner first' ? OWNER : STRANGER);
  const second = await registerWithToken(email, order === 'owner first' ? STRANGER : OWNER);
  const [owner, stranger] = order === 'owner first' ? [first, second] : [second, first];
  return { email, owner, stranger };
};

const verify = (token: string, { password, as }: { password?: string; as?: { token: string } }) =>
  post(api, 'auth/email/verify', { token, ...(password === undefined ? {} : { password }) }, as);
const logIn = (email: string, password: string) => post(api, 'auth/login', { email, password });

describe.each(['owner first', 'stranger first'] as const)('two registrations, %s', (order) => {
  it('each log in with their own password and see only their own details', async () => {
    const { email, owner, stranger } = await registerBoth(order);
    for (const [details, registered] of [
      [OWNER, owner],
      [STRANGER, stranger],
    ] as const) {
      const { token, user } = sessionIn(await logIn(email, details.password));
      expect(user.id).toBe(registered.user.id);
      const profile = await api.call({ path: 'accounts/profile/', as: { token } });
      expect(profile.json()).toMatchObject({
        id: registered.user.id,
        first_name: details.first_name,
        is_verified: false,
      });
    }
  });

  it.each([
    ['in the browser that registered', (owner: { token: string }) => ({ as: owner })],
    ['elsewhere with the password', () => ({ password: OWNER.password })],
  ])('the owner verifies their own %s, and the other registration ends', async (_where, proof) => {
    const { email, owner, stranger } = await registerBoth(order);
    const other = sessionIn(await logIn(email, STRANGER.password));
    const response = await verify(owner.link, proof(owner));
    expect(response.json()).toMatchObject({ data: { user: { id: owner.user.id } } });
    expect(await findUserById(api.database, stranger.user.id)).toBeUndefined();
    expect(await isSignedIn(api, stranger.token)).toBe(false);
    expect(await isSignedIn(api, other.token)).toBe(false);
    expect(await isSignedIn(api, owner.token)).toBe(true);
    expect((await logIn(email, STRANGER.password)).statusCode).toBe(400);
    expect((await verify(stranger.link, { password: STRANGER.password })).json()).toEqual(
      refusedWith(LINK_REFUSED),
    );
  });

  it('nothing is verified when the owner opens the stranger’s link', async () => {
    const { email, owner, stranger } = await registerBoth(order);
    const tries = [{}, { as: owner }, { password: OWNER.password }];
    for (const proof of tries) {
      const response = await verify(stranger.link, proof);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toHaveProperty('password');
    }
    expect((await verify(owner.link, {})).json().errors).toEqual(ASKS_FOR_PASSWORD);
    for (const id of [owner.user.id, stranger.user.id]) {
      expect((await findUserById(api.database, id))?.verifiedAt).toBeNull();
    }
    expect(sessionIn(await logIn(email, OWNER.password)).user.is_verified).toBe(false);
    expect((await verify(owner.link, { as: owner })).statusCode).toBe(200);
  });

  it('a new link is sent to the registration that asks for it, and no other link changes', async () => {
    const { email, owner, stranger } = await registerBoth(order);
    api.clock.advance(1000);
    expect((await post(api, 'auth/email/resend', { email }, owner)).statusCode).toBe(200);
    const [mail] = await api.mails(email);
    expect(mail?.text).toContain('Hello Olive');
    expect((await verify(owner.link, { as: owner })).json()).toEqual(refusedWith(LINK_REFUSED));
    const purpose = await verify(stranger.link, { password: 'Wrong-Wren-9' });
    expect(purpose.json().errors).toHaveProperty('password');
    expect((await verify(tokenIn(mail), { as: owner })).statusCode).toBe(200);
  });

  it('every link is mailed when only the address is given, the answer is the same, and nothing is verified', async () => {
    const { email, owner } = await registerBoth(order);
    api.clock.advance(1000);
    const before = (await api.mails(email)).length;
    const answer = await post(api, 'auth/email/resend', { email });
    expect(answer.body).toBe((await post(api, 'auth/email/resend', { email: newEmail() })).body);
    const mails = await api.mails(email);
    expect(mails.length).toBe(before + 1);
    const links = [...(mails[0]?.text ?? '').matchAll(/Made by (\w+) [^]*?token=([\w-]+)/gu)];
    expect(new Set(links.map(([, name]) => name))).toEqual(new Set(['Olive', 'Sam']));
    const ownLink = links.find(([, name]) => name === 'Olive')?.[2] ?? '';
    expect((await verify(ownLink, {})).json().errors).toEqual(ASKS_FOR_PASSWORD);
    expect((await verify(ownLink, { password: OWNER.password })).json()).toMatchObject({
      data: { user: { id: owner.user.id } },
    });
  });

  it('a reset verifies the address, ends all sessions, and keeps no private detail', async () => {
    const { email, owner, stranger } = await registerBoth(order);
    api.clock.advance(1000);
    await post(api, 'auth/password/reset', { email });
    const [mail] = await api.mails(email);
    const chosen = 'Chosen-Lyrebird-3';
    const response = await choosePassword(api, tokenIn(mail), chosen);
    expect(response.statusCode).toBe(200);
    const { token, user } = sessionIn(await logIn(email, chosen));
    expect(user.is_verified).toBe(true);
    const profile = await api.call({ path: 'accounts/profile/', as: { token } });
    expect(profile.json()).toMatchObject({ phone_number: null, ndis_number_masked: null });
    for (const old of [owner, stranger]) {
      expect(await isSignedIn(api, old.token)).toBe(false);
      expect((await verify(old.link, { as: old })).statusCode).toBe(400);
    }
    expect((await logIn(email, STRANGER.password)).statusCode).toBe(400);
  });

  it('registering with Google verifies the address and ends both', async () => {
    const { email, owner, stranger } = await registerBoth(order);
    const credential = await google.sign({ sub: `google-${email}`, email, given_name: 'Olive' });
    const body = { access_token: credential, client_type: 'general' };
    expect((await post(api, 'auth/google/register', body)).statusCode).toBe(201);
    for (const old of [owner, stranger]) {
      expect(await isSignedIn(api, old.token)).toBe(false);
      expect((await verify(old.link, { as: old })).json()).toEqual(refusedWith(LINK_REFUSED));
    }
  });

  it('only one is verified when both are verified at once', async () => {
    const { owner, stranger } = await registerBoth(order);
    const responses = await Promise.all(
      [owner, stranger].map((registered) => verify(registered.link, { as: registered })),
    );
    expect(statusesOf(responses)).toEqual([200, 400]);
  });
});

it('an account never gets an address that another user waits to verify, unless its owner opens the link', async () => {
  const email = newEmail();
  const owner = await registerWithToken(email, OWNER);
  const mover = await api.signIn();
  api.clock.advance(1000);
  const request = { email, password: 'Quiet-Wren-7' };
  expect((await post(api, 'profile/email', request, mover)).statusCode).toBe(200);
  const [mail] = await api.mails(email);
  expect((await verify(tokenIn(mail), { as: owner })).json().errors).toEqual(ASKS_FOR_PASSWORD);
  expect((await verify(owner.link, { as: owner })).statusCode).toBe(200);
  expect((await verify(tokenIn(mail), { as: mover })).json()).toEqual(refusedWith(LINK_REFUSED));
});

it('an invitation is kept when a stranger registers its address', async () => {
  const admin = await api.signIn({ userType: 'admin' });
  const email = newEmail();
  const invited = await api.call({
    method: 'POST',
    path: 'users/',
    as: admin,
    body: { email, first_name: 'Ivy', last_name: 'Lee', user_type: 'staff', staff_role: 'office' },
  });
  expect(invited.statusCode).toBe(201);
  const stranger = await registerWithToken(email, STRANGER);
  expect((await verify(stranger.link, {})).json().errors).toEqual(ASKS_FOR_PASSWORD);
  api.clock.advance(1000);
  await post(api, 'auth/password/reset', { email });
  const [mail] = await api.mails(email);
  const chosen = 'Chosen-Lyrebird-3';
  await choosePassword(api, tokenIn(mail), chosen);
  const session = sessionIn(await logIn(email, chosen));
  expect(session.user).toMatchObject({ first_name: 'Ivy', user_type: 'staff', is_verified: true });
  expect(await isSignedIn(api, stranger.token)).toBe(false);
});

it('the log of a registration does not show whether its address has an owner, who gets no link', async () => {
  const { email } = await api.signIn({ email: newEmail() });
  const unowned = newEmail();
  const answers = [];
  for (const address of [email, unowned]) {
    const session = await register(api, { email: address, ...STRANGER });
    const again = await logIn(address, STRANGER.password);
    const resent = await post(api, 'auth/email/resend', { email: address }, session);
    answers.push([again.statusCode, again.json().message, resent.body]);
  }
  expect(answers[0]).toEqual(answers[1]);
  const mails = await api.mails(email);
  expect(mails.length).toBe(2);
  expect(mails.map(({ text }) => text).join()).not.toContain('token=');
});

it('an unverified registration has no access: staff can neither quote for it nor find it', async () => {
  const staff = await api.signIn({ userType: 'staff' });
  const pending = await registerWithToken(newEmail(), STRANGER);
  const own = await api.call({ path: 'quotes/my-quotes/', as: pending });
  expect(own.statusCode).toBe(403);
  const looked = await api.call({ path: `clients/${pending.user.id}/`, as: staff });
  expect(looked.statusCode).toBe(404);
});

it('the number of mails to one address is limited, signed in or not', async () => {
  const { RATE_LIMITS } = await import('../../core/http/rate-limits.ts');
  const strict = await createTestApp({ dependencies: { rateLimits: RATE_LIMITS } });
  const email = newEmail();
  const sessions = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const response = await post(strict, 'auth/register', {
      ...STRANGER,
      email,
      last_name: 'Owl',
      client_type: 'general',
    });
    if (response.statusCode === 201) sessions.push(sessionIn(response));
  }
  const asking = [undefined, ...sessions].flatMap((as) => [as, as, as]);
  for (const as of asking) await post(strict, 'auth/email/resend', { email }, as);
  expect(sessions.length).toBe(5);
  expect((await strict.mails(email)).length).toBe(10);
  await strict.close();
});
