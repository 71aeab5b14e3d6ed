import { clientHistorySchema, clientSchema } from '@cleaning/contract/clients';
import { describe, expect, it } from 'vitest';
import { choosePassword, post, tokenIn } from '../../test/account-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const PASSWORD = 'Chosen-Wren-9';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff', firstName: 'Sam' }));

async function aClientMadeWithoutInvitation(email: string) {
  const response = await api.call({
    method: 'POST',
    path: 'clients/',
    as: staff,
    body: {
      email,
      first_name: 'Helen',
      last_name: 'Novak',
      phone_number: null,
      client_type: 'general',
      is_invited: false,
    },
  });
  return { ...clientSchema.parse(response.json()), email };
}

const invite = (id: string, { as = staff, key }: { as?: TestPerson; key?: string } = {}) =>
  api.call({
    method: 'POST',
    path: `clients/${id}/invite/`,
    as,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

const accept = (token: string) => choosePassword(api, token, PASSWORD);

describe('a client who was created without an invitation', () => {
  it('is invited later, and then logs in with their own password', async () => {
    const made = await aClientMadeWithoutInvitation('helen@mail.example');
    expect(made).toMatchObject({ can_sign_in: false, invitation_ends_at: null });
    const response = await invite(made.id);
    expect(response.statusCode).toBe(200);
    const invited = clientSchema.parse(response.json());
    const inSevenDays = new Date(api.clock.now.getTime() + 7 * 24 * 60 * 60 * 1000);
    expect(invited).toMatchObject({
      can_sign_in: false,
      invitation_ends_at: inSevenDays.toISOString(),
    });
    const mails = await api.mails(made.email);
    expect(mails).toHaveLength(1);
    expect((await accept(tokenIn(mails[0]))).statusCode).toBe(200);
    const login = await post(api, 'auth/login', { email: made.email, password: PASSWORD });
    expect(login.json()).toMatchObject({ data: { user: { id: made.id } } });
    const read = await api.call({ path: `clients/${made.id}/`, as: staff });
    expect(read.json()).toMatchObject({ can_sign_in: true, invitation_ends_at: null });
    const again = await invite(made.id);
    expect(again.statusCode).toBe(400);
    expect(again.body).toContain('can log in already');
    expect(await api.mails(made.email)).toHaveLength(1);
  });

  it('can be invited again, which invalidates the previous link', async () => {
    const { id, email } = await aClientMadeWithoutInvitation('twice@mail.example');
    await invite(id);
    const [first] = await api.mails(email);
    await invite(id);
    const mails = await api.mails(email);
    expect(mails).toHaveLength(2);
    const firstToken = tokenIn(first);
    expect((await accept(firstToken)).statusCode).toBe(400);
    const second = mails.map((mail) => tokenIn(mail)).find((token) => token !== firstToken);
    expect((await accept(second ?? '')).statusCode).toBe(200);
  });

  it('gets one mail for one press, however often the call arrives', async () => {
    const { id, email } = await aClientMadeWithoutInvitation('pressed@mail.example');
    const answers = await Promise.all([
      invite(id, { key: 'one-press' }),
      invite(id, { key: 'one-press' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await api.mails(email)).toHaveLength(1);
  });

  it('has the invitation and its sender in the history and the audit log', async () => {
    const { id } = await aClientMadeWithoutInvitation('noted@mail.example');
    await invite(id);
    const history = await api.call({ path: `clients/${id}/history/?kind=details`, as: staff });
    expect(clientHistorySchema.parse(history.json()).events[0]).toMatchObject({
      kind: 'details',
      action: 'invite',
      actor_name: 'Sam',
    });
    const admin = await api.signIn({ userType: 'admin' });
    const log = await api.call({ path: `audit/?subject_id=${id}&action=invite`, as: admin });
    expect(log.json()).toMatchObject({ count: 1, results: [{ actor: { id: staff.id } }] });
  });
});

describe('no invitation is sent', () => {
  it('to a closed account', async () => {
    const { id, email } = await aClientMadeWithoutInvitation('closed@mail.example');
    const admin = await api.signIn({ userType: 'admin' });
    const body = { reason: 'Moved away.' };
    await api.call({ method: 'POST', path: `users/${id}/deactivate/`, as: admin, body });
    const before = await api.mails(email);
    expect((await invite(id)).body).toContain('is closed');
    expect(await api.mails(email)).toEqual(before);
  });

  it('to staff, to an unknown user, or by a client', async () => {
    expect((await invite(staff.id)).statusCode).toBe(404);
    expect((await invite('6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11')).statusCode).toBe(404);
    const { id, email } = await aClientMadeWithoutInvitation('asked@mail.example');
    const client = await api.signIn({ userType: 'client' });
    expect((await invite(id, { as: client })).statusCode).toBe(403);
    expect(await api.mails(email)).toEqual([]);
  });
});
