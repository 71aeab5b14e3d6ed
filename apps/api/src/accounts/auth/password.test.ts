import { describe, expect, it } from 'vitest';
import {
  isSignedIn,
  post,
  refusedWith,
  register,
  REGISTRATION,
  sessionIn,
  tokenIn,
} from '../../../test/account-fixtures.ts';
import { TEST_PASSWORD } from '../../../test/create-test-app.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { LINK_REFUSED } from '../account-links.ts';

const HOUR_MS = 60 * 60 * 1000;
const NEW_PASSWORD = 'Loud-Galah-9';

const api = startBeforeAll();

const logIn = (email: string, password: string) => post(api, 'auth/login', { email, password });

const change = (as: { token: string }, changes: object = {}) =>
  post(
    api,
    'auth/password/change',
    { current_password: TEST_PASSWORD, new_password: NEW_PASSWORD, ...changes },
    as,
  );

describe('change the password', () => {
  it('ends every other session, keeps this one, and sends a mail about it', async () => {
    const person = await api.signIn();
    const other = sessionIn(await logIn(person.email, TEST_PASSWORD));
    expect((await change(person)).statusCode).toBe(200);
    expect(await isSignedIn(api, person.token)).toBe(true);
    expect(await isSignedIn(api, other.token)).toBe(false);
    expect((await logIn(person.email, TEST_PASSWORD)).statusCode).toBe(400);
    expect((await logIn(person.email, NEW_PASSWORD)).statusCode).toBe(200);
    const mails = await api.mails(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('invalidates a pending reset link', async () => {
    const person = await api.signIn();
    await post(api, 'auth/password/reset', { email: person.email });
    const [mail] = await api.mails(person.email);
    await change(person);
    const response = await confirm(tokenIn(mail), 'Third-Bird-10');
    expect(response.json()).toEqual(refusedWith(LINK_REFUSED));
  });

  it.each([
    [
      'a wrong current password',
      { current_password: 'Wrong-Wren-9' },
      { current_password: ['Your current password is incorrect.'] },
    ],
    [
      'the same password again',
      { new_password: TEST_PASSWORD },
      { new_password: ['Choose a password that is different from this one.'] },
    ],
    [
      'a password that many people use',
      { new_password: 'Qwerty123' },
      { new_password: ['Many people use this password. Choose one that is harder to guess.'] },
    ],
  ])('refuses %s', async (_what, changes, errors) => {
    const person = await api.signIn();
    const response = await change(person, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, errors });
    expect((await logIn(person.email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('mails a user who only uses Google how to get a password', async () => {
    const response = await change(await api.signIn({ passwordHash: null }));
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain('You log in with Google');
  });
});

const confirm = (token: string, password: string, again = password) =>
  post(api, 'auth/password/reset/confirm', {
    token,
    new_password: password,
    new_password_confirm: again,
  });

const ask = async (email: string) => {
  api.clock.advance(1000);
  await post(api, 'auth/password/reset', { email });
  const [mail] = await api.mails(email);
  return tokenIn(mail);
};

describe('reset a forgotten password', () => {
  it('sets the new one, ends every session, and sends a mail about it', async () => {
    const person = await api.signIn();
    const token = await ask(person.email);
    api.clock.advance(1000);
    expect((await confirm(token, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await isSignedIn(api, person.token)).toBe(false);
    expect((await logIn(person.email, NEW_PASSWORD)).statusCode).toBe(200);
    const [notice] = await api.mails(person.email);
    expect(notice?.subject).toBe('Your password was changed');
  });

  it('accepts only the newest link, once, for an hour', async () => {
    const { email } = await api.signIn();
    const first = await ask(email);
    api.clock.advance(1000);
    const second = await ask(email);
    expect((await confirm(first, NEW_PASSWORD)).json()).toEqual(refusedWith(LINK_REFUSED));
    expect((await confirm(second, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await confirm(second, 'Third-Bird-10')).json()).toEqual(refusedWith(LINK_REFUSED));
    const third = await ask(email);
    api.clock.advance(HOUR_MS);
    expect((await confirm(third, 'Third-Bird-10')).json()).toEqual(refusedWith(LINK_REFUSED));
  });

  it('keeps the link valid when the new password is refused', async () => {
    const { email } = await api.signIn();
    const token = await ask(email);
    expect((await confirm(token, NEW_PASSWORD, 'other')).json()).toMatchObject({
      errors: { new_password_confirm: ['The two passwords are not the same.'] },
    });
    expect((await confirm(token, 'Welcome123')).statusCode).toBe(400);
    expect((await confirm(token, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('verifies the address too, because only its owner has the link', async () => {
    const email = 'forgot-first@mail.example';
    const squatter = await register(api, { email, password: 'Squatter-1' });
    api.clock.advance(1000);
    await register(api, { email });
    api.clock.advance(1000);
    expect((await confirm(await ask(email), NEW_PASSWORD)).statusCode).toBe(200);
    expect(sessionIn(await logIn(email, NEW_PASSWORD)).user.is_verified).toBe(true);
    expect(await isSignedIn(api, squatter.token)).toBe(false);
  });

  it('does not accept a link for the verification of an address', async () => {
    const email = 'mixed-up@mail.example';
    await register(api, { email });
    const [mail] = await api.mails(email);
    expect((await confirm(tokenIn(mail), NEW_PASSWORD)).json()).toEqual(refusedWith(LINK_REFUSED));
    expect((await logIn(email, REGISTRATION.password)).statusCode).toBe(200);
  });

  it('gives the same answer for an unknown address, and sends no mail', async () => {
    const { email } = await api.signIn();
    const known = await post(api, 'auth/password/reset', { email });
    const unknown = await post(api, 'auth/password/reset', { email: 'nobody@mail.example' });
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    expect(await api.mails('nobody@mail.example')).toEqual([]);
  });
});
