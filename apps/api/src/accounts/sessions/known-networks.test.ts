import { expect, it } from 'vitest';
import { REGISTRATION, tokenIn } from '../../../test/account-fixtures.ts';
import { TEST_PASSWORD } from '../../../test/create-test-app.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { RATE_LIMITS } from '../../core/http/rate-limits.ts';
import { deleteUnusedNetworks } from '../clean-up.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOME = '203.0.113.7';
const WORK = '2001:db8:1:2::9';

const api = startBeforeAll({
  dependencies: { rateLimits: RATE_LIMITS },
  app: { trustProxy: ['loopback'] },
});

const callFrom = (address: string, path: string, body: object) =>
  api.call({
    method: 'POST',
    path: `accounts/${path}/`,
    body,
    headers: { 'x-forwarded-for': address },
  });
const logInFrom = async (address: string, email: string, password = TEST_PASSWORD) =>
  (await callFrom(address, 'auth/login', { email, password })).statusCode;

/** Guesses the password from ten networks in turn, and returns how many guesses were checked. */
const attack = async (email: string, guesses = 40): Promise<number> => {
  let looked = 0;
  for (let guess = 0; guess < guesses; guess += 1) {
    const status = await logInFrom(`198.51.100.${guess % 10}`, email, `Wrong-Wren-${guess}`);
    if (status === 400) looked += 1;
    else expect(status).toBe(429);
  }
  return looked;
};

it('an owner can log in from a known network while others guess', async () => {
  const { email } = await api.signIn();
  expect(await logInFrom(HOME, email)).toBe(200);
  expect(await logInFrom(WORK, email)).toBe(200);
  // The two log-ins above used two of the ten attempts that unknown networks share.
  expect(await attack(email)).toBe(8);
  expect(await logInFrom(HOME, email)).toBe(200);
  expect(await logInFrom('2001:db8:1:2:ffff::1', email)).toBe(200);
  expect(await logInFrom('192.0.2.44', email)).toBe(429);
  api.clock.advance(15 * 60_000);
  expect(await logInFrom('192.0.2.44', email)).toBe(200);
});

it('guesses from a known network are limited too', async () => {
  const { email } = await api.signIn();
  await logInFrom(HOME, email);
  const statuses = [];
  for (let guess = 0; guess < 12; guess += 1) {
    statuses.push(await logInFrom(HOME, email, 'Wrong-Wren-9'));
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(await logInFrom(HOME, email)).toBe(429);
  expect(await logInFrom('192.0.2.45', email)).toBe(200);
});

it('a stranger who registers the address gets no separate budget', async () => {
  const { email } = await api.signIn();
  const registered = await callFrom('198.51.100.0', 'auth/register', { ...REGISTRATION, email });
  expect(registered.statusCode).toBe(201);
  expect(await logInFrom('198.51.100.0', email, REGISTRATION.password)).toBe(200);
  expect(await attack(email)).toBe(9);
});

it('the network of a registration and of a reset is known, and after a reset no other', async () => {
  const email = 'resets@mail.example';
  const limited = async () => {
    await attack(email);
    const statuses = [];
    for (const from of [HOME, WORK]) statuses.push(await logInFrom(from, email, 'Wrong-Wren-9'));
    api.clock.advance(60 * 60_000);
    return statuses;
  };
  await callFrom(HOME, 'auth/register', { ...REGISTRATION, email });
  const [verification] = await api.mails(email);
  await callFrom(WORK, 'auth/email/verify', { token: tokenIn(verification) });
  expect(await limited()).toEqual([400, 429]);
  await callFrom(WORK, 'auth/password/reset', { email });
  const [reset] = await api.mails(email);
  const body = { new_password: 'Loud-Galah-9', new_password_confirm: 'Loud-Galah-9' };
  const confirmed = await callFrom(WORK, 'auth/password/reset/confirm', {
    token: tokenIn(reset),
    ...body,
  });
  expect(confirmed.statusCode).toBe(200);
  expect(await limited()).toEqual([429, 400]);
});

it('no network is stored in plain form, and one not used for 90 days is deleted', async () => {
  const { id, email } = await api.signIn();
  await logInFrom(HOME, email);
  const networks = async () =>
    (await api.database.query.knownNetworks.findMany()).filter(({ userId }) => userId === id);
  const [row] = await networks();
  expect(row?.networkHash).toHaveLength(32);
  expect(JSON.stringify(await api.database.query.knownNetworks.findMany())).not.toContain(HOME);
  api.clock.advance(90 * DAY_MS);
  await deleteUnusedNetworks(api.database, api.clock.now);
  expect(await networks()).toHaveLength(1);
  api.clock.advance(1);
  await deleteUnusedNetworks(api.database, api.clock.now);
  expect(await networks()).toEqual([]);
});
