import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { describe, expect, it, vi } from 'vitest';
import {
  isSignedIn,
  post,
  refusedWith,
  register,
  registerAndVerify,
  REGISTRATION,
  sessionIn,
} from '../../../test/account-fixtures.ts';
import { TEST_PASSWORD } from '../../../test/create-test-app.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { createPasswords } from '../../core/security/passwords.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WRONG = refusedWith('Email or password is incorrect.');
const passwords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

const api = startBeforeAll({ dependencies: { passwords } });

const logIn = (email: string, password: string) => post(api, 'auth/login', { email, password });

describe('log in', () => {
  it('starts a session for the address in any case and with spaces', async () => {
    const person = await api.signIn();
    const response = await logIn(` ${person.email.toUpperCase()} `, TEST_PASSWORD);
    expect(response.statusCode).toBe(200);
    const { token, user } = sessionIn(response);
    expect(user.id).toBe(person.id);
    expect(token).not.toBe(person.token);
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(await isSignedIn(api, person.token)).toBe(true);
  });

  it('gives the same answer for a wrong password, an unknown address and an account without a password', async () => {
    const person = await api.signIn();
    const googleOnly = await api.signIn({ passwordHash: null });
    const matches = vi.spyOn(passwords, 'matches');
    const responses = [
      await logIn(person.email, 'Wrong-Wren-9'),
      await logIn('nobody@mail.example', TEST_PASSWORD),
      await logIn(googleOnly.email, TEST_PASSWORD),
    ];
    for (const response of responses) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual(WRONG);
    }
    expect(matches).toHaveBeenCalledTimes(3);
    expect(matches.mock.calls.map(([hash]) => hash === null)).toEqual([false, true, true]);
  });

  it('gives the verified owner their account, and another registration of the address only itself', async () => {
    const email = 'claimed@mail.example';
    const owner = await registerAndVerify(api, { email });
    const other = await register(api, { email, password: 'Mallory-Was-1' });
    const asOwner = sessionIn(await logIn(email, REGISTRATION.password));
    const asOther = sessionIn(await logIn(email, 'Mallory-Was-1'));
    expect(asOwner.user).toMatchObject({ id: owner.user.id, is_verified: true });
    expect(asOther.user).toMatchObject({ id: other.user.id, is_verified: false });
    expect((await logIn(email, 'Wrong-Wren-9')).json()).toEqual(WRONG);
  });

  it('works before the address is verified, because the portal explains how to verify it', async () => {
    const { user } = await register(api, { email: 'waiting@mail.example' });
    const session = sessionIn(await logIn(user.email, REGISTRATION.password));
    expect(session.user.is_verified).toBe(false);
  });
});

describe('a token', () => {
  it('works for 30 days', async () => {
    const { token } = await api.signIn();
    api.clock.advance(30 * DAY_MS - 1);
    expect(await isSignedIn(api, token)).toBe(true);
    api.clock.advance(1);
    const response = await api.call({ path: 'accounts/profile/', as: { token } });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      detail: ERROR_MESSAGES.authenticationRequired,
      code: 'not_authenticated',
    });
    expect(response.headers['www-authenticate']).toBe('Token');
  });

  it('records when it was last used, to five minutes', async () => {
    const { id, token } = await api.signIn();
    const lastUsed = async () => {
      const rows = await api.database.query.sessions.findMany();
      return rows.find(({ userId }) => userId === id)?.lastUsedAt;
    };
    const signedInAt = api.clock.now;
    api.clock.advance(5 * 60_000);
    await isSignedIn(api, token);
    expect(await lastUsed()).toEqual(signedInAt);
    api.clock.advance(1);
    await isSignedIn(api, token);
    expect(await lastUsed()).toEqual(api.clock.now);
  });

  it('is read only from its header, which no other site can send', async () => {
    const { token } = await api.signIn();
    const path = `accounts/profile/?authorization=Token%20${token}`;
    const headers = { cookie: `token=${token}; authToken=${token}` };
    expect((await api.call({ path, headers })).statusCode).toBe(401);
  });

  it.each(['Bearer', 'token', ''])('is not read after the word "%s"', async (word) => {
    const { token } = await api.signIn();
    const headers = { authorization: `${word} ${token}`.trim() };
    const response = await api.call({ path: 'accounts/profile/', headers });
    expect(response.statusCode).toBe(401);
  });
});

describe('log out', () => {
  it('ends this session and no other', async () => {
    const person = await api.signIn();
    const other = sessionIn(await logIn(person.email, TEST_PASSWORD));
    const response = await api.call({ method: 'POST', path: 'accounts/auth/logout/', as: person });
    expect(response.json()).toEqual({
      success: true,
      data: {},
      message: 'Logged out successfully',
    });
    expect(await isSignedIn(api, person.token)).toBe(false);
    expect(await isSignedIn(api, other.token)).toBe(true);
  });

  it('accepts an empty JSON body, which some clients send', async () => {
    const response = await api.call({
      method: 'POST',
      path: 'accounts/auth/logout/',
      as: await api.signIn(),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
  });

  it('refuses a token that has ended already, in the envelope', async () => {
    const response = await post(api, 'auth/logout', {}, { token: 'gone' });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      success: false,
      error: ERROR_MESSAGES.authenticationRequired,
      detail: ERROR_MESSAGES.authenticationRequired,
      code: 'not_authenticated',
    });
  });
});
