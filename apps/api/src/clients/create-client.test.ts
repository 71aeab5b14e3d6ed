import { clientSchema } from '@cleaning/contract/clients';
import { describe, expect, it } from 'vitest';
import { choosePassword, post, register, tokenIn } from '../../test/account-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const PASSWORD = 'Chosen-Wren-9';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));

const create = (changes: object = {}, key?: string) =>
  api.call({
    method: 'POST',
    path: 'clients/',
    as: staff,
    body: {
      email: 'helen@mail.example',
      first_name: 'Helen',
      last_name: 'Novak',
      phone_number: null,
      client_type: 'ndis',
      ...changes,
    },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

const accept = (token: string) => choosePassword(api, token, PASSWORD);

describe('a client created by staff', () => {
  it('is listed at once, and chooses a password by the link in the mail', async () => {
    const response = await create();
    expect(response.statusCode).toBe(201);
    const client = clientSchema.parse(response.json());
    expect(client).toMatchObject({
      email: 'helen@mail.example',
      phone_number: null,
      client_type: 'ndis',
      profile: { version: 1, is_ndis_client: true },
    });
    const found = await api.call({ path: 'clients/?search=helen', as: staff });
    expect(found.json()).toMatchObject({ results: [{ id: client.id }] });
    const [invitation] = await api.mails('helen@mail.example');
    expect(invitation?.text).toContain('Choose a password');
    expect((await accept(tokenIn(invitation))).statusCode).toBe(200);
    expect((await accept(tokenIn(invitation))).statusCode).toBe(400);
    const login = await post(api, 'auth/login', { email: client.email, password: PASSWORD });
    expect(login.json()).toMatchObject({ data: { user: { id: client.id } } });
  });

  it('has the address, the number and the plan that were entered', async () => {
    const response = await create({
      email: 'whole@mail.example',
      address: {
        line1: '18 Main Street',
        suburb: 'Blacktown',
        postcode: '2148',
        access_notes: 'Ramp at the side.',
      },
      ndis_number: '430 123 001',
      plan_management: 'plan',
      plan_manager_name: 'Northside Plan Management',
      plan_manager_invoice_email: 'accounts@northside.example',
      plan_start: '2026-10-01',
      plan_end: '2027-09-30',
      nominee_name: 'Peter Lam',
      nominee_email: 'peter@mail.example',
      nominee_gets_copies: true,
    });
    const { id, profile } = clientSchema.parse(response.json());
    expect(profile).toMatchObject({
      ndis_number_masked: '43x xxx x01',
      plan_management: 'plan',
      plan_manager_name: 'Northside Plan Management',
      plan_start: '2026-10-01',
      plan_end: '2027-09-30',
      nominee_name: 'Peter Lam',
      nominee_gets_copies: true,
    });
    const addresses = await api.call({ path: `clients/${id}/addresses/`, as: staff });
    expect(addresses.json()).toMatchObject({
      results: [{ line1: '18 Main Street', access_notes: 'Ramp at the side.', is_default: true }],
    });
  });

  it.each([
    ['half an address', { address: { line1: '18 Main Street' } }],
    ['a number with missing digits', { ndis_number: '430 123' }],
    ['a plan that ends before it starts', { plan_start: '2026-10-01', plan_end: '2026-09-30' }],
    ['copies for a nominee without an email', { nominee_gets_copies: true }],
    ['a plan of a general client', { client_type: 'general', plan_management: 'self' }],
  ])('is refused with %s', async (_title, changes) => {
    const email = 'refused@mail.example';
    expect((await create({ email, ...changes })).statusCode).toBe(400);
    expect(await api.mails(email)).toEqual([]);
    const found = await api.call({ path: `clients/?search=${email}`, as: staff });
    expect(found.json()).toMatchObject({ count: 0 });
  });

  it('gets no mail without an invitation, and can set a password by a reset', async () => {
    const email = 'later@mail.example';
    expect((await create({ email, is_invited: false })).statusCode).toBe(201);
    expect(await api.mails(email)).toEqual([]);
    await post(api, 'auth/password/reset', { email });
    const [mail] = await api.mails(email);
    expect((await accept(tokenIn(mail))).statusCode).toBe(200);
  });

  it('is created once, however often and concurrently the call is sent', async () => {
    const changes = { email: 'once@mail.example' };
    const answers = await Promise.all([
      create(changes, 'one-client'),
      create(changes, 'one-client'),
      create(changes, 'one-client'),
    ]);
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
    expect(await api.mails(changes.email)).toHaveLength(1);
  });

  it('is created once by two users at once, and the other user is told', async () => {
    const changes = { email: 'both@mail.example' };
    const answers = await Promise.all([create(changes), create(changes)]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['201', '400']);
  });

  it('ends an unverified registration of the address', async () => {
    const email = 'squatter@mail.example';
    const registered = await register(api, { email });
    const [verification] = await api.mails(email);
    expect((await create({ email })).statusCode).toBe(201);
    const token = tokenIn(verification);
    expect((await post(api, 'auth/email/verify', { token })).statusCode).toBe(400);
    const profile = await api.call({ path: 'accounts/profile/', as: registered });
    expect(profile.statusCode).toBe(401);
  });

  it.each([
    ['a client', 'client', 'A client uses this address already. Choose that client instead.'],
    ['one of us', 'admin', 'A member of staff uses this address. Enter the client’s own address.'],
  ] as const)('cannot use the address of %s', async (_title, userType, message) => {
    const { email } = await api.signIn({ userType });
    expect((await create({ email })).json()).toEqual({ email: [message] });
  });

  it('cannot use the address of an invited user of the company', async () => {
    const admin = await api.signIn({ userType: 'admin' });
    const email = 'invited@mail.example';
    const body = {
      email,
      first_name: 'Kim',
      last_name: 'Ito',
      user_type: 'staff',
      staff_role: 'office',
    };
    await api.call({ method: 'POST', path: 'users/', as: admin, body });
    expect((await create({ email })).statusCode).toBe(400);
  });
});
