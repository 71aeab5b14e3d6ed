import { deviceSessionSchema, socialAccountsSchema } from '@cleaning/contract/accounts';
import { pageOf } from '@cleaning/contract/http';
import { describe, expect, it } from 'vitest';
import { isSignedIn, sessionIn } from '../../../test/account-fixtures.ts';
import { TEST_PASSWORD } from '../../../test/create-test-app.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { insertGoogleIdentity } from '../google/identity-repository.ts';

const api = startBeforeAll();

const DAY_MS = 24 * 60 * 60 * 1000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

const logIn = async (email: string, userAgent: string) =>
  sessionIn(
    await api.call({
      method: 'POST',
      path: 'accounts/auth/login/',
      body: { email, password: TEST_PASSWORD },
      headers: { 'user-agent': userAgent },
    }),
  );

const list = async (as: { token: string }) => {
  const response = await api.call({ path: 'accounts/sessions/', as });
  return pageOf(deviceSessionSchema).parse(response.json()).results;
};

const revoke = (as: { token: string }, id: string | undefined) =>
  api.call({ method: 'DELETE', path: `accounts/sessions/${id}/`, as });

describe('the sessions of a user', () => {
  it('are named by device, with the current one marked', async () => {
    const person = await api.signIn();
    api.clock.advance(1000);
    const other = await logIn(person.email, FIREFOX);
    const sessions = await list(other);
    expect(sessions).toMatchObject([
      { device: 'Firefox on Windows', is_current: true, created_at: api.clock.now.toISOString() },
      { device: null, is_current: false },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(other.token);
  });

  it('can be ended one by one', async () => {
    const person = await api.signIn();
    const stolen = await logIn(person.email, FIREFOX);
    const session = (await list(person)).find(({ is_current }) => !is_current);
    expect((await revoke(person, session?.id)).statusCode).toBe(204);
    expect(await isSignedIn(api, stolen.token)).toBe(false);
    expect(await isSignedIn(api, person.token)).toBe(true);
    expect((await revoke(person, session?.id)).statusCode).toBe(404);
  });

  it('can all be ended except the current one, and the call can be repeated', async () => {
    const person = await api.signIn();
    const others = [await logIn(person.email, FIREFOX), await logIn(person.email, FIREFOX)];
    const stranger = await api.signIn();
    for (let time = 0; time < 2; time += 1) {
      const answer = await api.call({
        method: 'DELETE',
        path: 'accounts/sessions/',
        as: person,
      });
      expect(answer.statusCode).toBe(204);
    }
    for (const { token } of others) expect(await isSignedIn(api, token)).toBe(false);
    expect(await isSignedIn(api, stranger.token)).toBe(true);
    expect(await list(person)).toMatchObject([{ is_current: true }]);
  });

  it('cannot be seen or ended by another user', async () => {
    const person = await api.signIn();
    const [session] = await list(person);
    const other = await api.signIn();
    expect((await list(other)).map(({ id }) => id)).not.toContain(session?.id);
    expect((await revoke(other, session?.id)).statusCode).toBe(404);
    expect(await isSignedIn(api, person.token)).toBe(true);
  });

  it('exclude expired ones', async () => {
    const person = await api.signIn();
    api.clock.advance(30 * DAY_MS);
    const fresh = await logIn(person.email, FIREFOX);
    expect(await list(fresh)).toHaveLength(1);
  });
});

describe('the ways to log in', () => {
  it.each([
    ['a password', {}, false, { has_password: true, accounts: [] }],
    [
      'Google alone',
      { passwordHash: null },
      true,
      { has_password: false, accounts: [{ provider: 'google', linked_at: expect.any(String) }] },
    ],
  ])('include %s', async (_what, changes, hasGoogle, expected) => {
    const person = await api.signIn(changes);
    if (hasGoogle) {
      const identity = { userId: person.id, subject: 'google-only', createdAt: api.clock.now };
      await insertGoogleIdentity(api.database, identity);
    }
    const response = await api.call({ path: 'accounts/profile/social/', as: person });
    expect(socialAccountsSchema.parse(response.json())).toEqual(expected);
  });
});
