import { userAccountSchema } from '@cleaning/contract/people';
import { auditEntrySchema } from '@cleaning/contract/audit';
import { pageOf } from '@cleaning/contract/http';
import { describe, expect, it } from 'vitest';
import { choosePassword, statusesOf, tokenIn } from '../../test/account-fixtures.ts';
import { TEST_PASSWORD, type TestPerson } from '../../test/create-test-app.ts';
import { untilWaiting } from '../../test/lock-waits.ts';
import { makeBeforeEach, startBeforeEach } from '../../test/set-up.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { updateUser } from '../accounts/user-repository.ts';
import { invite, postInvitation } from '../accounts/invitation.ts';
import { lockAdmins } from '../accounts/admins-repository.ts';

const api = startBeforeEach();
const owner = makeBeforeEach(() =>
  api.signIn({ userType: 'admin', isOwner: true, firstName: 'Alex' }),
);
const admin = makeBeforeEach(() => api.signIn({ userType: 'admin', firstName: 'Kim' }));

const REASON = 'Retires.';

const handOver = (id: string, as: TestPerson, changes: object = {}) =>
  api.call({
    method: 'POST',
    path: `users/${id}/make_owner/`,
    as,
    body: { reason: REASON, password: TEST_PASSWORD, ...changes },
  });

const change = (id: string, command: string, as: TestPerson, changes: object = {}) =>
  api.call({
    method: 'POST',
    path: `users/${id}/${command}/`,
    as,
    body: { reason: 'A quarrel.', ...changes },
  });

const owners = async () => {
  const as = await api.signIn({ userType: 'admin' });
  const response = await api.call({ path: 'users/?is_owner=true', as });
  const { results } = pageOf(userAccountSchema).parse(response.json());
  return results.map(({ id }) => id);
};

describe('the owner', () => {
  it.each([
    ['deactivate', {}],
    ['change_type', { user_type: 'staff', staff_role: 'office' }],
  ])('stays an admin whose account is open: %s', async (command, changes) => {
    for (const as of [admin, owner]) {
      const response = await change(owner.id, command, as, changes);
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain('Alex owns the company, so this account stays open');
    }
    const list = await api.call({ path: 'users/?is_owner=true', as: admin });
    expect(list.json()).toMatchObject({ count: 1, results: [{ id: owner.id }] });
    const shown = await api.call({ path: `users/${owner.id}/`, as: admin });
    expect(userAccountSchema.parse(shown.json())).toMatchObject({
      is_owner: true,
      is_active: true,
      user_type: 'admin',
    });
  });

  it('is the first admin who chooses a password, and not the next one', async () => {
    await updateUser(api.database, owner.id, { isOwner: false });
    const accept = async (email: string) => {
      const invited = await inTransaction(api.database, async (transaction) => {
        const person = { email, firstName: 'Kim', lastName: 'Ito', staffRole: null };
        const call = { actorId: null, now: api.clock.now };
        const made = await invite(transaction, { ...person, userType: 'admin' }, call);
        await postInvitation(transaction, made, api.clock.now);
        return made.user;
      });
      const [mail] = await api.mails(email);
      const password = 'Chosen-Wren-9';
      await choosePassword(api, tokenIn(mail), password);
      return invited.id;
    };
    const first = await accept('first@mail.example');
    expect(await owners()).toEqual([first]);
    await accept('second@mail.example');
    expect(await owners()).toEqual([first]);
  });

  it('is one in the database, and nobody but an open admin', async () => {
    const claim = updateUser(api.database, admin.id, { isOwner: true });
    await expect(claim).rejects.toMatchObject({ cause: { constraint: 'users_owner_key' } });
    const close = updateUser(api.database, owner.id, { deactivatedAt: api.clock.now });
    await expect(close).rejects.toMatchObject({ cause: { constraint: 'users_owner_check' } });
  });
});

describe('a hand-over', () => {
  it('makes another admin the owner, is mailed to both and keeps the reason', async () => {
    const response = await handOver(admin.id, owner);
    expect(response.json()).toMatchObject({ id: admin.id, is_owner: true });
    expect(await owners()).toEqual([admin.id]);
    expect((await api.mails(owner.email)).map(({ subject }) => subject)).toEqual([
      'You handed Blue Wren Cleaning over to Kim',
    ]);
    expect((await api.mails(admin.email)).map(({ subject }) => subject)).toEqual([
      'You are the owner of Blue Wren Cleaning now',
    ]);
    const audit = await api.call({ path: `audit/?subject_id=${admin.id}`, as: admin });
    expect(pageOf(auditEntrySchema).parse(audit.json()).results).toMatchObject([
      { action: 'hand_over_ownership', actor: { id: owner.id }, reason: REASON },
    ]);
    expect((await handOver(owner.id, owner)).statusCode).toBe(403);
    expect((await change(owner.id, 'deactivate', admin)).statusCode).toBe(200);
  });

  it('needs the password of the owner, and a reason', async () => {
    const wrong = await handOver(admin.id, owner, { password: 'Another-Wren-8' });
    expect(wrong.json()).toEqual({ password: ['Your password is incorrect.'] });
    const silent = await handOver(admin.id, owner, { reason: ' ' });
    expect(Object.keys(silent.json())).toEqual(['reason']);
    const unproved = await handOver(admin.id, owner, { password: undefined });
    expect(unproved.json()).toEqual({ password: ['Enter your password.'] });
    expect(await owners()).toEqual([owner.id]);
  });

  it('is the owner’s alone', async () => {
    for (const as of [admin, await api.signIn({ userType: 'staff' }), await api.signIn()]) {
      expect((await handOver(as.id, as)).statusCode).toBe(403);
    }
    expect(await owners()).toEqual([owner.id]);
  });

  it.each([
    ['the office', { userType: 'staff', staffRole: 'office' }],
    ['an admin who has not chosen a password', { userType: 'admin', verifiedAt: null }],
    ['a closed account', { userType: 'admin', deactivatedAt: new Date(0) }],
    ['a client', { userType: 'client' }],
  ] as const)('is refused to %s', async (_who, person) => {
    const { id } = await api.signIn(person);
    const response = await handOver(id, owner);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'invalid_transition',
      current: { id, is_owner: false },
    });
    expect((await handOver(owner.id, owner)).json()).toMatchObject({
      detail: 'You are the owner already.',
    });
    expect(await owners()).toEqual([owner.id]);
  });

  it('to two admins at once leaves one owner', async () => {
    const other = await api.signIn({ userType: 'admin' });
    let calls: ReturnType<typeof handOver>[] = [];
    await api.database.transaction(async (transaction) => {
      await lockAdmins(transaction);
      calls = [handOver(admin.id, owner), handOver(other.id, owner)];
      await untilWaiting(api, 2);
    });
    expect(statusesOf(await Promise.all(calls))).toEqual([200, 403]);
    expect(await owners()).toHaveLength(1);
    expect(await owners()).not.toEqual([owner.id]);
  });

  it('to an admin whose account is closed at the same time leaves an owner who can log in', async () => {
    const other = await api.signIn({ userType: 'admin' });
    let calls: ReturnType<typeof handOver>[] = [];
    await api.database.transaction(async (transaction) => {
      await lockAdmins(transaction);
      calls = [handOver(admin.id, owner), change(admin.id, 'deactivate', other)];
      await untilWaiting(api, 2);
    });
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect([
      [200, 400],
      [409, 200],
    ]).toContainEqual(statuses);
    expect(await owners()).toEqual([statuses[0] === 200 ? admin.id : owner.id]);
  });
});
