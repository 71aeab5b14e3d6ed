import { userAccountSchema } from '@cleaning/contract/people';
import { auditEntrySchema } from '@cleaning/contract/audit';
import { pageOf } from '@cleaning/contract/http';
import { describe, expect, it } from 'vitest';
import {
  choosePassword,
  isSignedIn,
  post,
  register,
  statusesOf,
  tokenIn,
} from '../../test/account-fixtures.ts';
import { createTestApp, TEST_PASSWORD, type TestPerson } from '../../test/create-test-app.ts';
import { readThread, reply, startedThread } from '../../test/message-fixtures.ts';
import { createOfficeQuote, readQuote } from '../../test/quote-fixtures.ts';
import { untilWaiting } from '../../test/lock-waits.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';
import { deleteExpiredLinks, deleteUnverifiedUsers } from '../accounts/clean-up.ts';
import { lockAdmins } from '../accounts/admins-repository.ts';

const api = startBeforeAll();
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));

const DAY_MS = 24 * 60 * 60 * 1000;
const OFFICE = { user_type: 'staff', staff_role: 'office' } as const;
const NEW = { first_name: 'Kim', last_name: 'Ito', ...OFFICE } as const;
const PASSWORD = 'Chosen-Wren-9';

const invite = (email: string, changes: object = {}, as = admin) =>
  api.call({ method: 'POST', path: 'users/', as, body: { ...NEW, email, ...changes } });

const act = (id: string, command: string, body?: object, as = admin) =>
  api.call({
    method: 'POST',
    path: `users/${id}/${command}/`,
    as,
    body: body === undefined ? undefined : { reason: 'She left.', ...body },
  });

const accept = (token: string) => choosePassword(api, token, PASSWORD);

const logIn = (email: string, password = TEST_PASSWORD) =>
  post(api, 'auth/login', { email, password });

async function auditOf(id: string) {
  const response = await api.call({ path: `audit/?subject_id=${id}`, as: admin });
  const { results } = pageOf(auditEntrySchema).parse(response.json());
  return results.map(({ action, actor, reason }) => [action, actor?.id, reason]);
}

describe('an invitation', () => {
  it('lets the invited user choose a password and log in as staff, once', async () => {
    const email = 'kim@mail.example';
    const response = await invite(email);
    expect(response.statusCode).toBe(201);
    const user = userAccountSchema.parse(response.json());
    expect(user).toMatchObject({
      email,
      ...OFFICE,
      client_type: null,
      is_verified: false,
    });
    expect(await auditOf(user.id)).toEqual([['invite', admin.id, 'As office.']]);
    expect((await logIn(email, PASSWORD)).statusCode).toBe(400);
    const [mail] = await api.mails(email);
    expect((await accept(tokenIn(mail))).statusCode).toBe(200);
    expect((await accept(tokenIn(mail))).statusCode).toBe(400);
    const login = await logIn(email, PASSWORD);
    expect(login.json()).toMatchObject({
      data: { user: { ...OFFICE, is_verified: true } },
    });
    const clients = await api.call({ path: 'clients/', as: login.json().data });
    expect(clients.statusCode).toBe(200);
  });

  it('is created once, however often the button is pressed', async () => {
    const press = () =>
      api.call({
        method: 'POST',
        path: 'users/',
        as: admin,
        body: { ...NEW, email: 'press@mail.example' },
        headers: { 'idempotency-key': 'one-press' },
      });
    const answers = await Promise.all([press(), press()]);
    expect(statusesOf(answers)).toEqual([201, 201]);
    expect(await api.mails('press@mail.example')).toHaveLength(1);
  });

  it('is refused for an address that has an account or was invited', async () => {
    const { email } = await api.signIn();
    await invite('twice@mail.example');
    for (const taken of [email, 'twice@mail.example']) {
      const response = await invite(taken);
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json())).toEqual(['email']);
    }
  });

  it('is created once by two concurrent calls for the same address', async () => {
    const email = 'at-once@mail.example';
    const answers = await Promise.all([invite(email), invite(email)]);
    expect(statusesOf(answers)).toEqual([201, 400]);
  });

  it('works when a stranger registered the address first', async () => {
    const email = 'squatted@mail.example';
    await register(api, { email });
    api.clock.advance(1);
    expect((await invite(email)).statusCode).toBe(201);
    const [mail] = await api.mails(email);
    await accept(tokenIn(mail));
    expect((await logIn(email, PASSWORD)).json()).toMatchObject({
      data: { user: OFFICE },
    });
    expect((await logIn(email, 'Quiet-Wren-8')).statusCode).toBe(400);
  });

  it('can be sent again, and is valid for longer than a registration', async () => {
    const email = 'slow@mail.example';
    const { id } = (await invite(email)).json<{ id: string }>();
    const [first] = await api.mails(email);
    api.clock.advance(8 * DAY_MS);
    await deleteExpiredLinks(api.database, api.clock.now);
    await deleteUnverifiedUsers(api.database, api.clock.now);
    const fresh = await api.signIn({ userType: 'admin' });
    expect((await accept(tokenIn(first))).statusCode).toBe(400);
    expect((await act(id, 'resend_invitation', undefined, fresh)).statusCode).toBe(200);
    const [second] = await api.mails(email);
    expect((await accept(tokenIn(second))).statusCode).toBe(200);
    const again = await act(id, 'resend_invitation', undefined, fresh);
    expect(again.statusCode).toBe(409);
  });

  it.each([
    ['a client', { user_type: 'client' }],
    ['staff without a role', { staff_role: undefined }],
    ['an admin with the role of staff', { user_type: 'admin' }],
    ['a user without a name', { first_name: ' ' }],
    ['a user who is verified already', { is_verified: true }],
  ])('is refused for %s', async (_what, changes) => {
    expect((await invite('odd@mail.example', changes)).statusCode).toBe(400);
    expect(await api.mails('odd@mail.example')).toEqual([]);
  });
});

describe('an account managed by admins', () => {
  it('changes between staff and admin, and has to log in again', async () => {
    const staff = await api.signIn({ userType: 'staff' });
    const response = await act(staff.id, 'change_type', { user_type: 'admin' });
    expect(response.json()).toMatchObject({ user_type: 'admin' });
    expect(await isSignedIn(api, staff.token)).toBe(false);
    expect(await auditOf(staff.id)).toEqual([['change_user_type', admin.id, 'She left.']]);
    expect((await act(staff.id, 'change_type', { user_type: 'admin' })).statusCode).toBe(409);
  });

  it('changes between office and cleaner, which ends what the person may see at once', async () => {
    const staff = await api.signIn({ userType: 'staff' });
    const cleaner = { user_type: 'staff', staff_role: 'cleaner' };
    expect((await act(staff.id, 'change_type', cleaner)).json()).toMatchObject(cleaner);
    expect(await isSignedIn(api, staff.token)).toBe(false);
    const login = (await logIn(staff.email)).json().data;
    expect(login.user).toMatchObject(cleaner);
    expect((await api.call({ path: 'clients/', as: login })).statusCode).toBe(403);
    expect((await act(staff.id, 'change_type', cleaner)).json()).toMatchObject({
      detail: 'This person is a cleaner already.',
    });
    const promoted = await act(staff.id, 'change_type', { user_type: 'admin' });
    expect(promoted.json()).toMatchObject({ user_type: 'admin', staff_role: null });
  });

  it('keeps a role that another admin gave meanwhile, which the caller then reads', async () => {
    const staff = await api.signIn({ userType: 'staff', firstName: 'Hana' });
    const cleaner = { user_type: 'staff', staff_role: 'cleaner' };
    await act(staff.id, 'change_type', { user_type: 'admin' });
    const stale = await act(staff.id, 'change_type', { ...cleaner, earlier_role: OFFICE });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        code: 'stale_version',
        detail: 'The role of Hana has changed since you opened it. Check it and try again.',
        current: { id: staff.id, user_type: 'admin', staff_role: null },
      },
    ]);
    const read = { ...cleaner, earlier_role: { user_type: 'admin' } };
    expect((await act(staff.id, 'change_type', read)).json()).toMatchObject(cleaner);
  });

  it('of the office passes conversations and quotes on when they become a cleaner', async () => {
    const client = await api.signIn();
    const cleaner = { user_type: 'staff', staff_role: 'cleaner' };
    const workOf = async (staff: TestPerson) => {
      const thread = await startedThread(api, client);
      await reply(api, staff, thread);
      return { thread, quote: await createOfficeQuote(api, staff, client) };
    };
    const ownersOf = async ({ thread, quote }: Awaited<ReturnType<typeof workOf>>) => [
      (await readThread(api, admin, thread)).owner?.id ?? null,
      (await readQuote(api, admin, quote)).staff_details?.owner?.id ?? null,
    ];
    const [staff, other] = [
      await api.signIn({ userType: 'staff' }),
      await api.signIn({ userType: 'staff' }),
    ];
    const [given, left] = [await workOf(staff), await workOf(other)];
    for (const taker of [
      staff,
      client,
      await api.signIn({ userType: 'staff', staffRole: 'cleaner' }),
    ]) {
      const refused = await act(staff.id, 'change_type', { ...cleaner, office_id: taker.id });
      expect(refused.json()).toEqual({ office_id: ['Choose another person of the office.'] });
    }
    const promoted = { user_type: 'admin', office_id: admin.id };
    expect(Object.keys((await act(staff.id, 'change_type', promoted)).json())).toEqual([
      'office_id',
    ]);
    expect(await ownersOf(given)).toEqual([staff.id, staff.id]);
    const changed = await act(staff.id, 'change_type', { ...cleaner, office_id: admin.id });
    expect(changed.json()).toMatchObject(cleaner);
    expect(await ownersOf(given)).toEqual([admin.id, admin.id]);
    expect((await act(other.id, 'change_type', cleaner)).statusCode).toBe(200);
    expect(await ownersOf(left)).toEqual([null, null]);
  });

  it('of a client cannot become a staff account', async () => {
    const client = await api.signIn();
    const response = await act(client.id, 'change_type', OFFICE);
    expect(response.statusCode).toBe(400);
    expect(await isSignedIn(api, client.token)).toBe(true);
  });

  it('of an invited person who has accepted meanwhile stays open, until that was read', async () => {
    const staff = await api.signIn({ userType: 'staff', firstName: 'Omar' });
    const stale = await act(staff.id, 'deactivate', { earlier_is_verified: false });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        code: 'stale_version',
        detail: 'Omar has started to use this account since you opened it. Check it and try again.',
        current: { id: staff.id, is_verified: true, is_active: true },
      },
    ]);
    expect(await isSignedIn(api, staff.token)).toBe(true);
    const read = await act(staff.id, 'deactivate', { earlier_is_verified: true });
    expect(read.json()).toMatchObject({ is_active: false });
  });

  it('can be closed, and opened again with the same password', async () => {
    const client = await api.signIn();
    const closed = await act(client.id, 'deactivate', {});
    expect(closed.json()).toMatchObject({ is_active: false });
    expect(await isSignedIn(api, client.token)).toBe(false);
    expect((await logIn(client.email)).statusCode).toBe(400);
    expect((await api.mails(client.email))[0]?.subject).toBe('Your account is closed');
    expect((await act(client.id, 'deactivate', {})).json()).toMatchObject({
      code: 'invalid_transition',
      current: closed.json(),
    });
    const opened = await act(client.id, 'reactivate', { reason: 'It was a mistake.' });
    expect(opened.json()).toMatchObject({ is_active: true });
    expect((await logIn(client.email)).statusCode).toBe(200);
    expect(await isSignedIn(api, client.token)).toBe(false);
    expect(await auditOf(client.id)).toEqual([
      ['reactivate', admin.id, 'It was a mistake.'],
      ['deactivate', admin.id, 'She left.'],
    ]);
  });

  it.each(['change_type', 'deactivate', 'reactivate'])(
    'is not %s’d without a reason',
    async (command) => {
      const staff = await api.signIn({ userType: 'staff' });
      const body = { reason: ' ', ...(command === 'change_type' ? { user_type: 'admin' } : {}) };
      const response = await act(staff.id, command, body);
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json())).toEqual(['reason']);
    },
  );

  it('is not found when it does not exist', async () => {
    const id = '0d3a0000-0000-4000-8000-00000000ffff';
    const answers = [
      await api.call({ path: `users/${id}/`, as: admin }),
      await act(id, 'deactivate', {}),
      await act(id, 'resend_invitation'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  it('cannot be managed by staff or clients', async () => {
    for (const as of [await api.signIn({ userType: 'staff' }), await api.signIn()]) {
      const answers = [
        await api.call({ path: 'users/', as }),
        await invite('friend@mail.example', { user_type: 'admin', staff_role: undefined }, as),
        await act(as.id, 'change_type', { user_type: 'admin' }, as),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    }
  });
});

describe('two admins who act on each other at once', () => {
  it.each([
    ['deactivate', {}],
    ['change_type', OFFICE],
  ])('with %s: one of them stays an admin, also when there are others', async (action, change) => {
    const pair = [
      await api.signIn({ userType: 'admin' }),
      await api.signIn({ userType: 'admin' }),
    ] as const;
    let calls: ReturnType<typeof act>[] = [];
    await api.database.transaction(async (transaction) => {
      await lockAdmins(transaction);
      calls = [act(pair[0].id, action, change, pair[1]), act(pair[1].id, action, change, pair[0])];
      await untilWaiting(api, 2);
    });
    expect(statusesOf(await Promise.all(calls))).toEqual([200, 401]);
    const left = await Promise.all(pair.map((as) => api.call({ path: 'users/', as })));
    expect(left.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('the last admin', () => {
  it('can neither be removed nor become staff, not even when two remove each other', async () => {
    const lone = await createTestApp();
    const [first, second] = [
      await lone.signIn({ userType: 'admin' }),
      await lone.signIn({ userType: 'admin' }),
    ];
    const remove = (id: string, as: TestPerson) =>
      lone.call({
        method: 'POST',
        path: `users/${id}/deactivate/`,
        as,
        body: { reason: 'A quarrel.' },
      });
    const answers = await Promise.all([remove(first.id, second), remove(second.id, first)]);
    expect(statusesOf(answers)[0]).toBe(200);
    expect(statusesOf(answers)[1]).not.toBe(200);
    const left = answers[0]?.statusCode === 200 ? second : first;
    const change = await lone.call({
      method: 'POST',
      path: `users/${left.id}/change_type/`,
      as: left,
      body: { ...OFFICE, reason: 'Tired.' },
    });
    for (const response of [await remove(left.id, left), change]) {
      expect(response.json()).toEqual({
        non_field_errors: ['This is the last admin. Make another person an admin first.'],
      });
    }
    expect((await lone.call({ path: 'users/', as: left })).statusCode).toBe(200);
    await lone.close();
  });
});

it('admins can list all users by type, status and search', async () => {
  const asAdmin = await api.signIn({ userType: 'admin', firstName: 'Zoe', lastName: 'Zwickau' });
  await api.signIn({ lastName: 'Zwilling', deactivatedAt: api.clock.now });
  const list = async (query: string) => {
    const response = await api.call({ path: `users/?search=zwi&${query}`, as: asAdmin });
    const { results } = pageOf(userAccountSchema).parse(response.json());
    return results.map(({ last_name }) => last_name);
  };
  expect(await list('')).toEqual(['Zwickau', 'Zwilling']);
  expect(await list('user_type=admin')).toEqual(['Zwickau']);
  expect(await list('is_team=true')).toEqual(['Zwickau']);
  expect(await list('is_team=false')).toEqual(['Zwilling']);
  await invite('zwirn@mail.example', { last_name: 'Zwirn', staff_role: 'cleaner' }, asAdmin);
  expect(await list('staff_role=cleaner')).toEqual(['Zwirn']);
  expect(await list('staff_role=office')).toEqual([]);
  expect(await list('is_team=true&is_verified=false')).toEqual(['Zwirn']);
  expect(await list('status=closed')).toEqual(['Zwilling']);
  const one = await api.call({ path: `users/${asAdmin.id}/`, as: asAdmin });
  expect(one.json()).toMatchObject({ id: asAdmin.id, first_name: 'Zoe' });
});
