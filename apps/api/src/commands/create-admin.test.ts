import { describe, expect, it } from 'vitest';
import { post } from '../../test/account-fixtures.ts';
import { startBeforeAll } from '../../test/set-up.ts';
import { parseEnvironment } from '../core/config/env.ts';
import { createAdmin, runCreateAdmin } from './create-admin.ts';

const api = startBeforeAll();

const argumentsFor = (email: string) =>
  ['--email', email, '--first-name', 'Alex', '--last-name', 'Chen'] as const;

const create = (args: readonly string[]) =>
  createAdmin(args, {
    database: api.database,
    now: api.clock.now,
  });

async function logInByLink(link: string, email: string) {
  const token = new URL(link).searchParams.get('token');
  const password = 'First-Wren-9';
  const chosen = { token, new_password: password, new_password_confirm: password };
  await post(api, 'auth/password/reset/confirm', chosen);
  return post(api, 'auth/login', { email, password });
}

describe('the command that creates an admin', () => {
  it('prints a link with which the admin chooses a password and can manage users', async () => {
    const email = 'first@mail.example';
    const link = await create(argumentsFor(email));
    expect(link).toMatch(/^http:\/\/localhost:8080\/accounts\/password-reset\?token=/u);
    const login = await logInByLink(link, email);
    const users = await api.call({ path: 'users/', as: login.json().data });
    expect(users.statusCode).toBe(200);
    expect(await api.mails(email)).toEqual([]);
  });

  it('uses the database of a configuration, and prints what to do next', async () => {
    const config = parseEnvironment({
      DATABASE_URL: api.databaseUrl,
      PUBLIC_URL: 'http://x.test',
      SMTP_URL: 'smtp://mail.example',
      SECRET_KEY: 'x'.repeat(32),
    });
    const message = await runCreateAdmin(argumentsFor('second@mail.example'), config);
    expect(message).toContain('within 7 days at\n\n  http://x.test/accounts/password-reset?token=');
  });

  it('creates no second account for an address', async () => {
    await create(argumentsFor('again@mail.example'));
    await expect(create(argumentsFor('again@mail.example'))).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining('has been invited'),
    });
  });

  it.each([
    ['no address', ['--first-name', 'Alex', '--last-name', 'Chen'], '--email: '],
    ['no name', ['--email', 'a@mail.example'], '--first-name: '],
    ['something else', ['--password', 'secret'], 'password'],
  ])('explains wrong arguments: %s', async (_what, args, problem) => {
    await expect(create(args)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining(problem),
    });
    await expect(create(args)).rejects.toThrow(/Usage: create-admin --email/u);
  });
});
