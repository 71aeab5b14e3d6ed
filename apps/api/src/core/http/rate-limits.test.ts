import { describe, expect, it } from 'vitest';
import { post, register, REGISTRATION } from '../../../test/account-fixtures.ts';
import { createTestApp, TEST_PASSWORD } from '../../../test/create-test-app.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { networkOf } from './rate-limiter.ts';
import { RATE_LIMITS, relaxed, type RateLimits } from './rate-limits.ts';

const MINUTE_MS = 60_000;
const wide = relaxed(RATE_LIMITS);
const limits: RateLimits = {
  ...wide,
  login: { ...wide.login, perAccount: { calls: 3, seconds: 60 } },
  register: { ...wide.register, perAddress: { calls: 2, seconds: 60 } },
  write: { ...wide.write, perAccount: { calls: 2, seconds: 90 } },
  export: { ...wide.export, perAccount: { calls: 2, seconds: 90 } },
};

const api = startBeforeAll({
  dependencies: { rateLimits: limits },
  app: { trustProxy: ['loopback'] },
});

const logIn = (email: string, password = 'Wrong-Wren-9') =>
  post(api, 'auth/login', { email, password });

describe('the limit for an account', () => {
  it('allows a few attempts, and more when the window is over', async () => {
    const { email } = await api.signIn();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect((await logIn(email)).statusCode).toBe(400);
    }
    api.clock.advance(20_000);
    const refused = await logIn(email.toUpperCase(), TEST_PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.json()).toEqual({
      success: false,
      error: 'Too many tries. Please wait a minute and try again.',
      detail: 'Too many tries. Please wait a minute and try again.',
      code: 'rate_limited',
    });
    api.clock.advance(40_000);
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('is separate for each account, and applies to unknown ones', async () => {
    const [one, two] = ['one@mail.example', 'two@mail.example'];
    for (let attempt = 1; attempt <= 4; attempt += 1) await logIn(one);
    expect((await logIn(one)).statusCode).toBe(429);
    expect((await logIn(two)).statusCode).toBe(400);
  });

  it('follows the session of a signed-in caller', async () => {
    const [busy, calm] = [await api.signIn(), await api.signIn()];
    const update = (as: { token: string }) =>
      api.call({ method: 'PATCH', path: 'accounts/profile/', as, body: {} });
    await update(busy);
    await update(busy);
    const refused = await update(busy);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      detail: 'Too many tries. Please wait 2 minutes and try again.',
      code: 'rate_limited',
    });
    expect((await update(calm)).statusCode).toBe(200);
  });
});

describe('the limit for expensive calls', () => {
  const PERIOD = 'from=2026-01-01&to=2026-06-30';

  it('is shared by all of them for each account', async () => {
    const [busy, calm] = [await api.signIn(), await api.signIn()];
    const paths = [
      `invoices/statement_pdf/?${PERIOD}`,
      'accounts/export/',
      `invoices/statement/?${PERIOD}`,
    ];
    const answers = await Promise.all(
      [busy, calm].map(async (as) => {
        const statuses = [];
        for (const path of paths.slice(as === calm ? 1 : 0)) {
          statuses.push((await api.call({ path, as })).statusCode);
        }
        return statuses;
      }),
    );
    expect(answers).toEqual([
      [200, 200, 429],
      [200, 200],
    ]);
    const refused = await api.call({ path: 'accounts/export/', as: busy });
    expect(refused.headers['retry-after']).toBe('90');
    expect((await api.call({ path: 'accounts/dashboard/', as: busy })).statusCode).toBe(200);
  });
});

const registerFrom = (address: string, email: string) =>
  api.call({
    method: 'POST',
    path: 'accounts/auth/register/',
    body: { ...REGISTRATION, email },
    headers: { 'x-forwarded-for': address },
  });

describe('the limit for a network address', () => {
  it('counts all accounts together, before any lookup', async () => {
    await registerFrom('203.0.113.1', 'a@mail.example');
    await registerFrom('203.0.113.1', 'not an address');
    const refused = await registerFrom('203.0.113.1', 'c@mail.example');
    expect(refused.statusCode).toBe(429);
    expect(await api.mails('c@mail.example')).toEqual([]);
    expect((await registerFrom('203.0.113.2', 'c@mail.example')).statusCode).toBe(201);
    api.clock.advance(MINUTE_MS);
    expect((await registerFrom('203.0.113.1', 'd@mail.example')).statusCode).toBe(201);
  });

  it.each<[string, readonly string[] | false]>([
    ['without a trusted proxy', false],
    ['when only the proxy is believed', ['127.0.0.1']],
  ])('ignores the address that a caller claims %s', async (_when, trustProxy) => {
    const strict = await createTestApp({
      dependencies: { rateLimits: limits },
      app: { trustProxy },
    });
    const from = (forged: string) =>
      strict.call({
        method: 'POST',
        path: 'accounts/auth/register/',
        body: { ...REGISTRATION, email: `${forged}@mail.example` },
        // The proxy appends the address that it received the call from to what the caller sent.
        headers: { 'x-forwarded-for': `${forged}, 203.0.113.9` },
      });
    expect((await from('203.0.113.1')).statusCode).toBe(201);
    expect((await from('203.0.113.2')).statusCode).toBe(201);
    expect((await from('203.0.113.3')).statusCode).toBe(429);
    await strict.close();
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s in the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it('the table of limits does not reveal who called', async () => {
  const email = 'hidden@mail.example';
  await register(api, { email });
  const rows = await api.database.query.rateLimitWindows.findMany();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(email);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
});
