import { pushStateSchema, type TurnPushOnRequest } from '@cleaning/contract/staff';
import type { Appointment } from '@cleaning/contract/appointments';
import webPush from 'web-push';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  commanded,
  confirmedAppointment,
  readAppointment,
} from '../../../test/appointment-fixtures.ts';
import {
  createTestApp,
  TEST_PASSWORD,
  type TestApp,
  type TestPerson,
} from '../../../test/create-test-app.ts';
import {
  aPushBrowser,
  startPushServer,
  type PushBrowser,
  type PushServer,
} from '../../../test/push-browser.ts';
import { runDue } from '../../../test/run-due.ts';
import { pushKeys, pushNotices, pushSubscriptions } from '../db/schema/index.ts';
import { createSecrets } from '../security/secrets.ts';
import { readOrCreatePushKeys } from './push-keys.ts';
import { createPushSender } from './push-sender.ts';
import { publicPushServices } from './push-services.ts';
import { sendPushJob } from './send-push-job.ts';

/** 9 am in Sydney on the day before the visit of the fixtures, which begins at 9:30 am. */
const DAY_BEFORE = '2026-12-01T22:00:00.000Z';
const MINUTE_MS = 60_000;
const keys = webPush.generateVAPIDKeys();

let server: PushServer;
let api: TestApp;
let office: TestPerson;
let mia: TestPerson;
let luca: TestPerson;
let client: TestPerson;
beforeAll(async () => {
  server = await startPushServer();
  api = await createTestApp({ dependencies: { push: createPushSender(keys, server.services) } });
});
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(async () => {
  api.clock.set(DAY_BEFORE);
  server.answerWith(201);
  server.received.length = 0;
  await api.database.delete(pushSubscriptions);
  office = await api.signIn({ userType: 'staff', firstName: 'Priya' });
  mia = await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Mia' });
  luca = await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Luca' });
  client = await api.signIn();
});

const push = (method: 'GET' | 'POST' | 'DELETE', as: TestPerson, body?: object) =>
  api.call({ method, path: 'staff/push/', as, body });

async function turnOn(as: TestPerson, browser = aPushBrowser(server.url)): Promise<PushBrowser> {
  const response = await push('POST', as, browser.subscription);
  expect(response.statusCode).toBe(200);
  expect(pushStateSchema.parse(response.json())).toEqual({
    is_on: true,
    public_key: keys.publicKey,
  });
  return browser;
}

const isOn = async (as: TestPerson) => (await push('GET', as)).json<{ is_on: boolean }>().is_on;
const visitOf = (cleaner: TestPerson): Promise<Appointment> =>
  confirmedAppointment(api, { client, staff: office }, { staff_id: cleaner.id });
const send = () => runDue(api, sendPushJob, { push: createPushSender(keys, server.services) });
const waiting = () => api.database.select().from(pushNotices);

/** Asks for a session of the same user on another device. */
async function logIn({ email, id }: TestPerson): Promise<TestPerson> {
  const response = await api.call({
    method: 'POST',
    path: 'accounts/auth/login/',
    body: { email, password: TEST_PASSWORD },
  });
  return { id, email, token: response.json<{ data: { token: string } }>().data.token };
}

describe('a phone that is to hear of changes', () => {
  it('reads the words that were encrypted for it, which name nobody', async () => {
    const browser = await turnOn(mia);
    await visitOf(mia);
    await send();
    expect(server.received).toHaveLength(1);
    const [{ path, headers, body }] = server.received as [(typeof server.received)[0]];
    expect(browser.subscription.endpoint).toBe(`${server.url}${path}`);
    expect(JSON.parse(browser.decrypt(body))).toEqual({
      title: 'Your day has changed',
      body: 'Open to see what.',
    });
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: 'day',
      authorization: expect.stringMatching(new RegExp(`^vapid t=.+, k=${keys.publicKey}$`, 'u')),
    });
    expect(await waiting()).toEqual([]);
    await send();
    expect(server.received).toHaveLength(1);
  });

  it('hears once of several changes, and of each kind of change', async () => {
    await turnOn(mia);
    const visit = await visitOf(mia);
    const assigned = await commanded(api, office, visit, 'assign', { staff_id: luca.id });
    const back = await commanded(api, office, assigned, 'assign', { staff_id: mia.id });
    await api.call({
      method: 'POST',
      path: `appointments/${visit.id}/access_code/`,
      as: office,
      body: { access_code: '4471#' },
    });
    const { address_line1: line1, suburb, postcode } = back;
    const body = { line1, suburb, postcode, parking: 'Visitor bay 4.' };
    await api.call({ method: 'POST', path: 'accounts/addresses/', as: client, body });
    const parked = await readAppointment(api, client, back);
    const cancelled = await commanded(api, office, parked, 'cancel', { reason: 'They moved out.' });
    expect(cancelled.status).toBe('cancelled');
    expect(await waiting()).toHaveLength(6);
    await send();
    expect(server.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('hears nothing of the visits of others, of later ones, and of its own doing', async () => {
    await turnOn(mia);
    await turnOn(office);
    await visitOf(luca);
    await visitOf(office);
    api.clock.set('2026-11-21T00:00:00.000Z');
    await visitOf(mia);
    expect(await waiting()).toEqual([]);
  });

  it('is told at 6 am of what changed in the evening, unless the visit begins soon', async () => {
    await turnOn(mia);
    // 9 pm in Sydney.
    api.clock.set('2026-12-02T10:00:00.000Z');
    const visit = await visitOf(mia);
    await send();
    expect(server.received).toHaveLength(0);
    api.clock.set('2026-12-02T18:59:59.000Z');
    await send();
    expect(server.received).toHaveLength(0);
    api.clock.set('2026-12-02T19:00:00.000Z');
    await send();
    expect(server.received).toHaveLength(1);
    expect(visit.staff_member?.id).toBe(mia.id);
  });

  it('is told nothing when the change is refused', async () => {
    await turnOn(mia);
    const visit = await visitOf(mia);
    await send();
    server.received.length = 0;
    const stale = await api.call({
      method: 'POST',
      path: `appointments/${visit.id}/assign/`,
      as: office,
      body: { version: visit.version - 1, staff_id: luca.id },
    });
    expect(stale.statusCode).toBe(409);
    expect(await waiting()).toEqual([]);
  });
});

describe('the answer of the push service', () => {
  it.each([404, 410])('%i: the phone is forgotten', async (status) => {
    await turnOn(mia);
    await visitOf(mia);
    server.answerWith(status);
    await send();
    expect(await isOn(mia)).toBe(false);
    expect(await waiting()).toEqual([]);
  });

  it('500: it is tried again later, a number of times, and then given up', async () => {
    await turnOn(mia);
    await visitOf(mia);
    server.answerWith(500);
    await send();
    await send();
    expect(server.received).toHaveLength(1);
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      api.clock.advance(60 * MINUTE_MS);
      await send();
    }
    expect(server.received).toHaveLength(7);
    expect(await waiting()).toEqual([]);
    expect(await isOn(mia)).toBe(true);
  });

  it('429: it waits for as long as it is asked to', async () => {
    await turnOn(mia);
    await visitOf(mia);
    server.answerWith(429, { 'retry-after': '600' });
    await send();
    server.answerWith(201);
    api.clock.advance(9 * MINUTE_MS);
    await send();
    expect(server.received).toHaveLength(1);
    api.clock.advance(2 * MINUTE_MS);
    await send();
    expect(server.received).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  it('a redirect: it is not followed', async () => {
    await turnOn(mia);
    await visitOf(mia);
    server.answerWith(302, { location: `${server.url}/elsewhere` });
    await send();
    expect(server.received).toHaveLength(1);
    expect(await waiting()).toHaveLength(1);
  });

  it('none: it is tried again', async () => {
    const down = await startPushServer();
    await turnOn(mia);
    await visitOf(mia);
    const sender = createPushSender(keys, server.services);
    await down.close();
    const unreachable = {
      ...sender,
      send: (target: Parameters<typeof sender.send>[0], words: string) =>
        createPushSender(keys, down.services).send(
          { ...target, endpoint: `${down.url}/send/1` },
          words,
        ),
    };
    await runDue(api, sendPushJob, { push: unreachable });
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([1]);
  });
});

describe('turning it on and off', () => {
  it('is for the device of the session alone, and can be repeated', async () => {
    const browser = await turnOn(mia);
    await turnOn(mia, browser);
    const tablet = await logIn(mia);
    expect(await isOn(tablet)).toBe(false);
    await turnOn(tablet);
    expect((await push('DELETE', mia)).statusCode).toBe(204);
    expect([await isOn(mia), await isOn(tablet)]).toEqual([false, true]);
    expect((await push('DELETE', mia)).statusCode).toBe(204);
  });

  it('moves with the phone to who logs in on it next', async () => {
    const browser = await turnOn(mia);
    await turnOn(luca, browser);
    expect([await isOn(mia), await isOn(luca)]).toEqual([false, true]);
  });

  it('ends with the session: by a log-out, another password and a closed account', async () => {
    const tablet = await logIn(mia);
    await turnOn(mia);
    await turnOn(tablet);
    await api.call({ method: 'POST', path: 'accounts/auth/logout/', as: mia });
    expect(await api.database.select().from(pushSubscriptions)).toHaveLength(1);
    const admin = await api.signIn({ userType: 'admin' });
    const closed = await api.call({
      method: 'POST',
      path: `users/${mia.id}/deactivate/`,
      as: admin,
      body: { reason: 'They left.' },
    });
    expect(closed.statusCode).toBeLessThan(300);
    expect(await api.database.select().from(pushSubscriptions)).toEqual([]);
  });

  it('says nothing to a phone whose session has run out', async () => {
    await turnOn(mia);
    await visitOf(mia);
    api.clock.set('2027-02-01T00:00:00.000Z');
    await send();
    expect(server.received).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('keeps ten devices of a person, and forgets the oldest', async () => {
    await turnOn(mia);
    const others: TestPerson[] = [];
    for (let count = 0; count < 10; count += 1) {
      api.clock.advance(1000);
      const device = await logIn(mia);
      await turnOn(device);
      others.push(device);
    }
    expect(await isOn(mia)).toBe(false);
    expect(await Promise.all(others.map(isOn))).toEqual(others.map(() => true));
  });

  it.each<[string, (given: TurnPushOnRequest) => TurnPushOnRequest, string]>([
    ['another machine', (given) => ({ ...given, endpoint: 'http://127.0.0.1:5432/' }), 'endpoint'],
    ['no address', (given) => ({ ...given, endpoint: 'phone' }), 'endpoint'],
    ['a file', (given) => ({ ...given, endpoint: 'file:///etc/passwd' }), 'endpoint'],
    [
      'a long one',
      (given) => ({ ...given, endpoint: `${given.endpoint}${'a'.repeat(1000)}` }),
      'endpoint',
    ],
    [
      'a short key',
      (given) => ({ ...given, keys: { ...given.keys, p256dh: 'abc' } }),
      'keys.p256dh',
    ],
    [
      'a short secret',
      (given) => ({ ...given, keys: { ...given.keys, auth: 'abc' } }),
      'keys.auth',
    ],
  ])('is refused with %s', async (_title, change, field) => {
    const response = await push('POST', mia, change(aPushBrowser(server.url).subscription));
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(field.split('.').at(-1) ?? '');
    expect(await isOn(mia)).toBe(false);
  });

  it('forgets a phone for whose key nothing can be encrypted', async () => {
    const { subscription } = aPushBrowser(server.url);
    // As long as a key, and no point of the curve.
    const p256dh = Buffer.alloc(65, 7).toString('base64url');
    await push('POST', mia, { ...subscription, keys: { ...subscription.keys, p256dh } });
    await visitOf(mia);
    await send();
    expect(await isOn(mia)).toBe(false);
    expect(server.received).toEqual([]);
  });

  it('does not connect to this machine in production', async () => {
    const sender = createPushSender(keys, publicPushServices);
    const { endpoint, keys: given } = aPushBrowser(server.url).subscription;
    expect(await sender.send({ endpoint, ...given }, 'Words')).toEqual({ kind: 'gone' });
    expect(server.received).toEqual([]);
  });
});

it('the key is made once, by whichever process starts first, and stored unreadable', async () => {
  const secrets = createSecrets('a secret key for tests, long enough to be one');
  const read = () => readOrCreatePushKeys(api.database, secrets, api.clock.now);
  const [one, other] = await Promise.all([read(), read()]);
  expect(one).toEqual(other);
  expect(await read()).toEqual(one);
  const [row] = await api.database.select().from(pushKeys);
  expect(row?.privateKeyEncrypted.includes(one.privateKey)).toBe(false);
});
