import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { PASSWORD_MESSAGE } from '@cleaning/contract/rules';
import { describe, expect, it, vi } from 'vitest';
import {
  isSignedIn,
  post,
  refusedWith,
  register,
  registerAndVerify,
  REGISTRATION,
  sessionIn,
  tokenIn,
} from '../../../test/account-fixtures.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { createPasswords } from '../../core/security/passwords.ts';
import { LINK_REFUSED } from '../account-links.ts';
import { findUserById } from '../user-repository.ts';

const HOUR_MS = 60 * 60 * 1000;
const passwords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

const api = startBeforeAll({ dependencies: { passwords } });

let count = 0;
const newEmail = () => `person-${(count += 1)}@mail.example`;

describe('register', () => {
  it('logs in a client with an unverified address, and mails them a link', async () => {
    const email = newEmail();
    const { token, user } = await register(api, { email });
    expect(user).toEqual({
      id: expect.any(String),
      email,
      first_name: 'Robin',
      user_type: 'client',
      client_type: 'general',
      is_verified: false,
      is_google_user: false,
      auth_provider: 'email',
      is_ndis_client: false,
    });
    expect(await isSignedIn(api, token)).toBe(true);
    const mails = await api.mails(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Verify your email for Blue Wren Cleaning',
    ]);
    expect(mails[0]?.text).toContain('http://localhost:8080/accounts/email-verification?token=');
  });

  it('encrypts an NDIS number, and shows it masked', async () => {
    const { token, user } = await register(api, {
      email: newEmail(),
      client_type: 'ndis',
      ndis_number: '430 000 001',
    });
    expect(user.is_ndis_client).toBe(true);
    const row = await findUserById(api.database, user.id);
    expect(row?.ndisNumberEncrypted?.includes('430000001')).toBe(false);
    const profile = await api.call({ path: 'accounts/profile/', as: { token } });
    expect(profile.json()).toMatchObject({ ndis_number_masked: '43x xxx x01' });
    expect(profile.body).not.toContain('430000001');
  });

  it('gives the same answer, with the same hashing, whether or not the address has an account', async () => {
    const email = newEmail();
    await registerAndVerify(api, { email });
    const hash = vi.spyOn(passwords, 'hash');
    const [known, unknown] = [
      await post(api, 'auth/register', { ...REGISTRATION, email }),
      await post(api, 'auth/register', { ...REGISTRATION, email: newEmail() }),
    ];
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(Object.keys(known.json().data.user)).toEqual(Object.keys(unknown.json().data.user));
    expect(known.json().message).toBe(unknown.json().message);
    expect(hash).toHaveBeenCalledTimes(2);
  });

  it('mails the owner of an address, without a link to verify', async () => {
    const email = newEmail();
    await registerAndVerify(api, { email });
    api.clock.advance(1000);
    await register(api, { email, first_name: 'Mallory' });
    const [mail] = await api.mails(email);
    expect(mail?.subject).toBe('You already have an account with Blue Wren Cleaning');
    expect(mail?.text).toContain('Hello Robin');
    expect(mail?.text).not.toContain('token=');
  });

  it('puts user input into mails as text, never as markup', async () => {
    const email = newEmail();
    await register(api, { email, first_name: 'Ro"bin & <b>co</b>' });
    const [mail] = await api.mails(email);
    expect(mail?.html).toContain('Hello Ro&quot;bin &amp; bco/b,');
  });

  it.each([
    ['a weak password', { password: 'password' }, { password: [PASSWORD_MESSAGE] }],
    [
      'a password that many people use',
      { password: 'Password123' },
      { password: ['Many people use this password. Choose one that is harder to guess.'] },
    ],
    ['a user type', { user_type: 'admin' }, { user_type: ['This field is not known.'] }],
    ['no name', { first_name: ' ' }, { first_name: ['Enter your first name.'] }],
    [
      'a foreign phone number',
      { phone_number: '+1 202 555 0100' },
      { phone_number: ['Enter an Australian phone number, like 0491 570 156.'] },
    ],
    [
      'a character that cannot be stored',
      { last_name: 'Pa\0rk' },
      { last_name: ['Remove the character that cannot be shown.'] },
    ],
  ])('refuses %s', async (_what, changes, errors) => {
    const body = { ...REGISTRATION, email: newEmail(), ...changes };
    const response = await post(api, 'auth/register', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, errors });
    expect(await api.mails(body.email)).toEqual([]);
  });
});

describe('verify an address', () => {
  it('marks the user as verified, also when repeated while the link is valid', async () => {
    const email = newEmail();
    const { user } = await register(api, { email });
    const [mail] = await api.mails(email);
    const open = () => post(api, 'auth/email/verify', { token: tokenIn(mail) });
    for (const response of [await open(), await open()]) {
      expect(response.statusCode).toBe(200);
      expect(response.json().data.user).toEqual({ ...user, is_verified: true });
    }
    api.clock.advance(24 * HOUR_MS);
    expect((await open()).json()).toEqual(refusedWith(LINK_REFUSED));
  });

  it('refuses a wrong password with a link, used or not, and never confirms a right one', async () => {
    const email = newEmail();
    const { user } = await register(api, { email });
    const [mail] = await api.mails(email);
    const open = (body: object = {}) =>
      post(api, 'auth/email/verify', { token: tokenIn(mail), ...body });
    const isVerified = async () => {
      const login = await post(api, 'auth/login', { email, password: REGISTRATION.password });
      return sessionIn(login).user.is_verified;
    };
    const openWrongly = async () => {
      const response = await open({ password: 'Other-Wren-7' });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    };
    await openWrongly();
    expect(await isVerified()).toBe(false);
    const answers = [await open(), await open(), await open({ password: REGISTRATION.password })];
    for (const response of answers) {
      expect(response.statusCode).toBe(200);
      expect(response.json().data.user).toEqual({ ...user, is_verified: true });
    }
    await openWrongly();
  });

  it('refuses a link after 24 hours', async () => {
    const email = newEmail();
    await register(api, { email });
    const [mail] = await api.mails(email);
    api.clock.advance(24 * HOUR_MS);
    const response = await post(api, 'auth/email/verify', { token: tokenIn(mail) });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(refusedWith(LINK_REFUSED));
  });

  it('refuses an invented link', async () => {
    const response = await post(api, 'auth/email/verify', { token: 'x'.repeat(43) });
    expect(response.json()).toEqual(refusedWith(LINK_REFUSED));
  });

  it('gives the same session access to what needs a verified address', async () => {
    const { token } = await register(api, { email: 'opens@mail.example' });
    const list = () => api.call({ path: 'quotes/my-quotes/', as: { token } });
    expect((await list()).json()).toEqual({
      detail: ERROR_MESSAGES.verificationRequired,
      code: 'email_not_verified',
    });
    const [mail] = await api.mails('opens@mail.example');
    await post(api, 'auth/email/verify', { token: tokenIn(mail) });
    expect((await list()).statusCode).toBe(200);
  });
});

describe('resend the verification', () => {
  it('sends a new link that invalidates the previous one', async () => {
    const email = newEmail();
    await register(api, { email });
    const [first] = await api.mails(email);
    api.clock.advance(1000);
    expect((await post(api, 'auth/email/resend', { email })).statusCode).toBe(200);
    const [second] = await api.mails(email);
    const open = (token: string) => post(api, 'auth/email/verify', { token });
    expect((await open(tokenIn(first))).statusCode).toBe(400);
    expect((await open(tokenIn(second))).statusCode).toBe(200);
  });

  it('gives the same answer for an unknown address and a verified one, and mails neither', async () => {
    const email = newEmail();
    await registerAndVerify(api, { email });
    const before = (await api.mails()).length;
    const answers = await Promise.all(
      [email, newEmail()].map((address) => post(api, 'auth/email/resend', { email: address })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await api.mails()).length).toBe(before);
  });
});
