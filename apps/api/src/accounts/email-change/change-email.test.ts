import { describe, expect, it } from 'vitest';
import {
  choosePassword,
  post,
  refusedWith,
  register,
  tokenIn,
} from '../../../test/account-fixtures.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../test/create-test-app.ts';
import { startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();

const HOUR_MS = 60 * 60 * 1000;
const LINK_REFUSED = refusedWith(
  'This link has expired or has already been used. Ask for a new one.',
);

const change = (
  as: { token: string },
  email: string,
  proof: object = { password: TEST_PASSWORD },
) => post(api, 'profile/email', { email, ...proof }, as);
const open = (token: string) => post(api, 'auth/email/verify', { token });
const emailOf = async (as: { token: string }) =>
  (await api.call({ path: 'accounts/profile/', as })).json<{ email: string }>().email;
const logIn = (email: string, password = TEST_PASSWORD) =>
  post(api, 'auth/login', { email, password });

/** Asks for a change of address, and returns the token that was mailed to the new address. */
const askFor = async (as: TestPerson, email: string) => {
  api.clock.advance(1);
  expect((await change(as, email)).statusCode).toBe(200);
  const [mail] = await api.mails(email);
  return tokenIn(mail);
};

describe('a change of the e-mail address', () => {
  it('takes effect once its link is opened, which may happen twice', async () => {
    const person = await api.signIn();
    const token = await askFor(person, 'moved@mail.example');
    expect(await emailOf(person)).toBe(person.email);
    expect((await logIn('moved@mail.example')).statusCode).toBe(400);
    for (const response of [await open(token), await open(token)]) {
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        data: { user: { id: person.id, email: 'moved@mail.example', is_verified: true } },
      });
    }
    expect((await logIn('moved@mail.example')).statusCode).toBe(200);
    expect((await logIn(person.email)).statusCode).toBe(400);
    const [notice] = await api.mails(person.email);
    expect(notice?.subject).toBe('Your email address was changed');
    expect(notice?.text).not.toContain('moved@mail.example');
  });

  it('can correct a typing mistake of a registration', async () => {
    const session = await register(api, { email: 'tpyo@mail.example' });
    const password = 'Quiet-Wren-8';
    expect((await change(session, 'typo@mail.example', { password })).statusCode).toBe(200);
    const [mail] = await api.mails('typo@mail.example');
    expect((await open(tokenIn(mail))).statusCode).toBe(200);
    expect((await logIn('typo@mail.example', password)).json()).toMatchObject({
      data: { user: { is_verified: true } },
    });
  });

  it.each([
    [
      'a wrong password',
      { password: 'Wrong-Wren-7' },
      { password: ['Your password is incorrect.'] },
    ],
    ['no proof', {}, { password: ['Enter your password.'] }],
    ['two proofs', { password: 'x', access_token: 'y' }, { password: ['Enter your password.'] }],
    ['a credential where there is no Google', { access_token: 'forged' }, {}],
  ])('is refused with %s', async (_what, proof, errors) => {
    const response = await change(await api.signIn(), 'thief@mail.example', proof);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors });
    expect(await api.mails('thief@mail.example')).toEqual([]);
  });

  it('is refused for the current address', async () => {
    const person = await api.signIn();
    const response = await change(person, person.email.toUpperCase());
    expect(response.json()).toMatchObject({ errors: { email: [expect.any(String)] } });
  });

  it('does not reveal whether an address has an account, except to its owner', async () => {
    const owner = await api.signIn();
    const person = await api.signIn();
    const taken = await change(person, owner.email);
    const free = await change(person, 'nobody@mail.example');
    expect(taken.json()).toEqual(free.json());
    const [mail] = await api.mails(owner.email);
    expect(mail?.subject).toMatch(/^You already have an account/u);
    expect(mail?.text).not.toContain('token=');
  });

  it('is made for the user who verifies it first', async () => {
    const email = 'race@mail.example';
    const tokens = [];
    for (const person of [await api.signIn(), await api.signIn()]) {
      tokens.push(await askFor(person, email));
    }
    const [first = '', second = ''] = tokens;
    expect((await open(first)).statusCode).toBe(200);
    expect((await open(second)).json()).toEqual(LINK_REFUSED);
  });

  it('is verified only by the newest link, within a day', async () => {
    const person = await api.signIn();
    const old = await askFor(person, 'old-link@mail.example');
    const newest = await askFor(person, 'new-link@mail.example');
    expect((await open(old)).json()).toEqual(LINK_REFUSED);
    api.clock.advance(24 * HOUR_MS);
    expect((await open(newest)).json()).toEqual(LINK_REFUSED);
    expect(await emailOf(person)).toBe(person.email);
  });

  it('leaves no link in the old mailbox that could take over the account', async () => {
    const person = await api.signIn();
    await post(api, 'auth/password/reset', { email: person.email });
    const [mail] = await api.mails(person.email);
    await open(await askFor(person, 'safe@mail.example'));
    const response = await choosePassword(api, tokenIn(mail), 'Taken-Wren-9');
    expect(response.json()).toEqual(LINK_REFUSED);
  });

  it('cannot be used to reset a password', async () => {
    const token = await askFor(await api.signIn(), 'purpose@mail.example');
    const response = await choosePassword(api, token, 'Taken-Wren-9');
    expect(response.json()).toEqual(LINK_REFUSED);
  });
});
