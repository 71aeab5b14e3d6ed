import { auditEntrySchema } from '@cleaning/contract/audit';
import { clientSchema } from '@cleaning/contract/clients';
import { expect, test } from 'vitest';
import { choosePassword, post, register, tokenIn } from '../../test/account-fixtures.ts';
import { clientWithoutEmail, LENA } from '../../test/client-without-email-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const PASSWORD = 'Chosen-Wren-9';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff', firstName: 'Sam' }));

const addEmail = (id: string, body: object, as: TestPerson = staff) =>
  api.call({
    method: 'POST',
    path: `clients/${id}/add_email/`,
    as,
    body: { is_invited: false, ...body },
  });

const invite = (id: string) =>
  api.call({ method: 'POST', path: `clients/${id}/invite/`, as: staff });

test('a client is made without an email, more than one of them, and none is mailed or invited', async () => {
  const before = (await api.mails()).length;
  const first = await clientWithoutEmail(api, staff);
  const second = await clientWithoutEmail(api, staff, { first_name: 'Jo' });
  expect([first.email, second.email]).toEqual([null, null]);
  expect(first).toMatchObject({ can_sign_in: false, invitation_ends_at: null, is_active: true });
  expect(await api.mails()).toHaveLength(before);
  const found = await api.call({ path: 'clients/?search=Lena', as: staff });
  expect(found.json()).toMatchObject({ results: [{ id: first.id, email: null }] });
  const refused = await invite(first.id);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('Lena Fisher has no email. Add one, then invite them.');
});

test('an invitation is refused for a client without an email', async () => {
  const response = await api.call({
    method: 'POST',
    path: 'clients/',
    as: staff,
    body: { ...LENA, is_invited: true },
  });
  expect(response.json()).toEqual({ is_invited: ['Without an email nobody can be invited.'] });
});

test('an email is added later, noted, and brings the invitation with which the client logs in', async () => {
  const { id } = await clientWithoutEmail(api, staff);
  const email = 'lena@mail.example';
  const response = await addEmail(id, { email: ' Lena@Mail.example', is_invited: true });
  expect(response.statusCode).toBe(200);
  const added = clientSchema.parse(response.json());
  expect(added).toMatchObject({ email, can_sign_in: false });
  expect(added.invitation_ends_at).not.toBeNull();
  const [mail] = await api.mails(email);
  expect((await choosePassword(api, tokenIn(mail), PASSWORD)).statusCode).toBe(200);
  const login = await post(api, 'auth/login', { email, password: PASSWORD });
  expect(login.json()).toMatchObject({ data: { user: { id, email } } });
  const admin = await api.signIn({ userType: 'admin' });
  const log = await api.call({ path: `audit/?client_id=${id}`, as: admin });
  const { results } = log.json<{ results: unknown[] }>();
  expect(auditEntrySchema.array().parse(results)).toMatchObject([
    { action: 'invite' },
    { action: 'update', reason: 'The first email address was added.', client: { email } },
    { action: 'create' },
  ]);
});

test('an email that is added without an invitation is mailed nothing', async () => {
  const { id } = await clientWithoutEmail(api, staff);
  expect((await addEmail(id, { email: 'quiet@mail.example' })).statusCode).toBe(200);
  expect(await api.mails('quiet@mail.example')).toEqual([]);
  expect((await invite(id)).statusCode).toBe(200);
  expect(await api.mails('quiet@mail.example')).toHaveLength(1);
});

test('an address that another account has is not added, and one that is there stays', async () => {
  const { id } = await clientWithoutEmail(api, staff);
  const other = await api.signIn();
  expect((await addEmail(id, { email: other.email })).json()).toEqual({
    email: ['A client uses this address already. Choose that client instead.'],
  });
  expect((await addEmail(id, { email: staff.email })).json()).toEqual({
    email: ['A member of staff uses this address. Enter the client’s own address.'],
  });
  expect((await addEmail(id, { email: '' })).statusCode).toBe(400);
  expect((await addEmail(other.id, { email: 'new@mail.example' })).body).toContain(
    'This client has an email already. Only they can change it, in their account.',
  );
  expect((await addEmail(staff.id, { email: 'new@mail.example' })).statusCode).toBe(404);
});

test('of two at once one adds the address', async () => {
  const people = [await clientWithoutEmail(api, staff), await clientWithoutEmail(api, staff)];
  const answers = await Promise.all(
    people.map(({ id }) => addEmail(id, { email: 'both@mail.example' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a registration of the address that was never verified makes room', async () => {
  const email = 'pending@mail.example';
  await register(api, { email });
  const { id } = await clientWithoutEmail(api, staff);
  expect((await addEmail(id, { email })).statusCode).toBe(200);
  const { results } = (await api.call({ path: 'clients/?search=pending@', as: staff })).json<{
    results: unknown[];
  }>();
  expect(results).toMatchObject([{ id }]);
});

test('clients add no email to others', async () => {
  const { id } = await clientWithoutEmail(api, staff);
  const stranger = await api.signIn();
  expect((await addEmail(id, { email: 'x@mail.example' }, stranger)).statusCode).toBe(403);
});

test.each([[''], [null], ['null']])(
  'nobody logs in, resets or verifies with the email %j',
  async (email) => {
    await clientWithoutEmail(api, staff);
    const before = (await api.mails()).length;
    const login = await post(api, 'auth/login', { email, password: PASSWORD });
    expect(login.statusCode).toBe(400);
    for (const path of ['auth/password/reset', 'auth/email/resend']) {
      expect((await post(api, path, { email })).statusCode).toBe(400);
    }
    expect(await api.mails()).toHaveLength(before);
  },
);

test('an account without an email is closed and opened again, and the list of accounts shows it', async () => {
  const { id } = await clientWithoutEmail(api, staff);
  const admin = await api.signIn({ userType: 'admin' });
  const before = (await api.mails()).length;
  for (const command of ['deactivate', 'reactivate']) {
    const response = await api.call({
      method: 'POST',
      path: `users/${id}/${command}/`,
      as: admin,
      body: { reason: 'They moved away.' },
    });
    expect([response.statusCode, response.json()]).toMatchObject([200, { id, email: null }]);
  }
  expect(await api.mails()).toHaveLength(before);
});
