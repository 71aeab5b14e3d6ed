import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import { aSession } from '../testing/index.ts';
import { json, serve } from '../testing/serve.ts';

const credentials = { email: 'mia@example.com', password: 'Cleaning1' };
const google = { access_token: 'credential', client_type: 'general' } as const;

async function accountsAnswering(status: number, body: unknown) {
  const { baseUrl } = await serve(json(status, body));
  return createApiClient({ baseUrl, getToken: () => null }).accounts;
}

const unreadable = { kind: 'invalid-response', message: 'Invalid response format' };

describe('login responses with an envelope', () => {
  it('resolve with their session', async () => {
    const session = aSession();
    const accounts = await accountsAnswering(200, { success: true, data: session });
    expect(await accounts.login(credentials)).toEqual(session);
  });

  it('fail when the envelope reports a failure, whatever the status', async () => {
    const body = { success: false, error: 'Login failed', errors: { email: ['Unknown.'] } };
    const accounts = await accountsAnswering(200, body);
    await expect(accounts.login(credentials)).rejects.toMatchObject({
      kind: 'validation',
      message: 'Login failed',
      fieldErrors: { email: ['Unknown.'] },
    });
  });

  it.each([
    ['no data', { success: true }],
    ['data that is no object', { success: true, data: 'yes' }],
    ['no token', { success: true, data: { user: aSession().user } }],
    ['an empty token', { success: true, data: { ...aSession(), token: '' } }],
    ['no user', { success: true, data: { token: 'abc' } }],
    ['a user without an address', { success: true, data: { token: 'abc', user: { id: '1' } } }],
    ['a list', []],
  ])('refuse %s', async (_title, body) => {
    const accounts = await accountsAnswering(200, body);
    await expect(accounts.login(credentials)).rejects.toMatchObject(unreadable);
  });
});

describe('Google sign-ins', () => {
  const flat = {
    token: 'abc',
    user_id: '0190a1b2-0000-7000-8000-000000000009',
    email: 'noah@example.com',
    first_name: 'Noah',
    user_type: 'client',
    client_type: 'ndis',
    is_verified: true,
    message: 'Welcome.',
  };
  const session = {
    token: 'abc',
    user: {
      id: flat.user_id,
      email: flat.email,
      first_name: 'Noah',
      user_type: 'client',
      client_type: 'ndis',
      is_verified: true,
      is_google_user: true,
      auth_provider: 'google',
      is_ndis_client: true,
    },
  };
  const { user_id, ...rest } = flat;

  it.each([
    ['flat', flat],
    ['flat in the envelope', { success: true, data: flat }],
    [
      'a session in the envelope',
      { success: true, data: { token: 'abc', user: { ...rest, id: user_id } } },
    ],
  ])('give the same session when the response is %s', async (_title, body) => {
    const accounts = await accountsAnswering(200, body);
    expect(await accounts.googleLogin(google)).toEqual(session);
    expect(await accounts.googleRegister(google)).toEqual(session);
  });

  it('fill missing fields with the defaults of a client', async () => {
    const accounts = await accountsAnswering(200, { token: 'abc', user_id: '9', email: 'n@e.co' });
    expect((await accounts.googleLogin(google)).user).toMatchObject({
      first_name: '',
      user_type: 'client',
      client_type: 'general',
      is_verified: false,
      is_ndis_client: false,
    });
  });

  it.each([
    ['office', 'office'],
    [undefined, 'cleaner'],
    ['owner', 'cleaner'],
  ])('give staff whose role is %j the role %s', async (staff_role, expected) => {
    const accounts = await accountsAnswering(200, { ...flat, user_type: 'staff', staff_role });
    expect((await accounts.googleLogin(google)).user.staff_role).toBe(expected);
  });

  it.each([
    ['nothing', {}],
    ['a list', []],
    ['no token', { ...flat, token: undefined }],
    ['a token that is no text', { ...flat, token: 7 }],
    ['no user', { token: 'abc' }],
    ['an empty envelope', { success: true, data: {} }],
  ])('refuse %s', async (_title, body) => {
    const accounts = await accountsAnswering(200, body);
    await expect(accounts.googleLogin(google)).rejects.toMatchObject(unreadable);
    await expect(accounts.googleRegister(google)).rejects.toMatchObject(unreadable);
  });

  it.each([
    ['an error', { error: 'A user with this email already exists.' }],
    ['a field error', { email: ['Account Already Exists'] }],
    ['an enveloped error', { success: false, errors: { non_field_errors: ['already exists'] } }],
  ])('refer a registered user to the login (%s)', async (_title, body) => {
    const accounts = await accountsAnswering(400, body);
    await expect(accounts.googleRegister(google)).rejects.toMatchObject({
      accountExists: true,
      message: 'This email is already registered. Please sign in instead.',
    });
  });

  it.each([
    ['another refusal', 400, { error: 'The credential has expired.' }],
    ['another status', 409, { error: 'It already exists.' }],
  ])('do not refer to the login for %s', async (_title, status, body) => {
    const accounts = await accountsAnswering(status, body);
    await expect(accounts.googleRegister(google)).rejects.toMatchObject({
      accountExists: false,
      message: body.error,
    });
  });

  it('do not refer to the login when the call was a login', async () => {
    const accounts = await accountsAnswering(400, { error: 'It already exists.' });
    await expect(accounts.googleLogin(google)).rejects.toMatchObject({ accountExists: false });
  });
});
