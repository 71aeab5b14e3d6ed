import { googleSessionSchema } from '@cleaning/contract/accounts';
import { afterAll, describe, expect, it } from 'vitest';
import {
  isSignedIn,
  post,
  refusedWith,
  register,
  sessionIn,
  statusesOf,
} from '../../../test/account-fixtures.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createGoogleIssuer, FORGERIES } from '../../../test/google-issuer.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const issuer = makeBeforeAll(createGoogleIssuer);
afterAll(() => issuer.close());
const api = startBeforeAll({
  dependencies: { google: (credential) => issuer.verifier(credential) },
});

const EXISTS = refusedWith('An account with this email already exists.');
const DOUBTED = refusedWith('Google could not confirm who you are. Please try again.');

const logIn = async (claims: object) =>
  post(api, 'auth/google', { access_token: await issuer.sign(claims), user_type: 'client' });
const signUp = async (claims: object, changes: object = {}) =>
  post(api, 'auth/google/register', {
    access_token: await issuer.sign(claims),
    client_type: 'general',
    ...changes,
  });
const social = async (path: string, claims: object, as?: { token: string }) =>
  post(api, path, { provider: 'google', access_token: await issuer.sign(claims) }, as);

describe('register with Google', () => {
  it('creates a verified client, who can log in again', async () => {
    const claims = { sub: 'g-1', email: 'G.One@mail.example', given_name: 'Gia', family_name: 'O' };
    const response = await signUp(claims, { client_type: 'ndis', phone_number: '0491 570 156' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual(googleSessionSchema.parse(response.json()));
    expect(response.json()).toMatchObject({
      email: 'g.one@mail.example',
      first_name: 'Gia',
      user_type: 'client',
      client_type: 'ndis',
      is_verified: true,
    });
    const again = await logIn(claims);
    expect(again.statusCode).toBe(200);
    expect(again.json().user_id).toBe(response.json().user_id);
    const profile = await api.call({ path: 'accounts/profile/', as: again.json() });
    expect(profile.json()).toMatchObject({ is_google_user: true, auth_provider: 'google' });
    const withEnvelope = await social('auth/social/login', claims);
    expect(sessionIn(withEnvelope).user.id).toBe(response.json().user_id);
  });

  it('refuses a Google account or an address that already has an account', async () => {
    const { email } = await api.signIn();
    await signUp({ sub: 'g-2', email: 'two@mail.example' });
    for (const claims of [
      { sub: 'g-2', email: 'moved@mail.example' },
      { sub: 'g-3', email },
    ]) {
      const response = await signUp(claims);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual(EXISTS);
    }
  });

  it('creates one account for two concurrent calls', async () => {
    const claims = { sub: 'g-twice', email: 'twice@mail.example' };
    const responses = await Promise.all([signUp(claims), signUp(claims)]);
    expect(statusesOf(responses)).toEqual([201, 400]);
  });

  it('replaces an unverified registration of the address', async () => {
    const squatter = await register(api, { email: 'mine@mail.example' });
    expect((await signUp({ sub: 'g-4', email: 'mine@mail.example' })).statusCode).toBe(201);
    expect(await isSignedIn(api, squatter.token)).toBe(false);
  });

  it('creates only clients', async () => {
    const response = await signUp(
      { sub: 'g-5', email: 'five@mail.example' },
      { user_type: 'staff' },
    );
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toHaveProperty('user_type');
  });

  it.each(['google', 'google/register'])('names the invalid fields of auth/%s/', async (path) => {
    const body = { access_token: 'any', user_type: 'staff', client_type: 'wrong' };
    const response = await post(api, `auth/${path}`, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      success: false,
      error: 'Check the details below.',
      errors: {
        user_type: ['Only clients can use Google to log in.'],
        client_type: ['Choose who the cleaning is for.'],
      },
    });
  });

  it('uses a name where Google has only half of one', async () => {
    const first = await signUp({ sub: 'g-6', email: 'six@mail.example', name: 'Ada Lovelace' });
    const second = await signUp({ sub: 'g-7', email: 'seven@mail.example' });
    expect([first.json().first_name, second.json().first_name]).toEqual(['Ada', 'seven']);
  });
});

describe('a Google credential', () => {
  it.each([
    ['of another site', { aud: 'another-site' }],
    ['of another issuer', { iss: 'https://accounts.example.com' }],
    ['that has expired', { exp: 1 }],
    ['with an unconfirmed address', { email_verified: false }],
    ['without an address', { email: undefined }],
    ['without a subject', { sub: undefined }],
  ])('%s is refused', async (_what, claims) => {
    const response = await logIn({ sub: 'g-8', email: 'eight@mail.example', ...claims });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(DOUBTED);
  });

  it.each(FORGERIES)('signed %s is refused', async (how) => {
    const claims = { sub: 'g-1', email: 'g.one@mail.example' };
    const response = await post(api, 'auth/google', {
      access_token: await issuer.forge(claims, how),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(DOUBTED);
  });

  it('that is not a token is refused', async () => {
    const response = await post(api, 'auth/google', { access_token: 'abc' });
    expect(response.json()).toEqual(DOUBTED);
  });
});

describe('log in with Google', () => {
  it('asks an unknown user to register', async () => {
    const response = await logIn({ sub: 'g-9', email: 'nine@mail.example' });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain('Please register first');
  });

  it('never links an account by its address alone', async () => {
    const { email } = await api.signIn();
    const response = await logIn({ sub: 'g-10', email });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain('Log in with your password');
  });
});

describe('link a Google account', () => {
  it('logs the same user in from then on, until it is unlinked', async () => {
    const person = await api.signIn();
    const claims = { sub: 'g-11', email: 'elsewhere@mail.example' };
    expect((await social('profile/social/link', claims, person)).statusCode).toBe(200);
    expect((await social('profile/social/link', claims, person)).statusCode).toBe(200);
    expect((await logIn(claims)).json().user_id).toBe(person.id);
    const unlink = () => post(api, 'profile/social/unlink', { provider: 'google' }, person);
    expect((await unlink()).statusCode).toBe(200);
    expect((await logIn(claims)).statusCode).toBe(400);
    expect((await unlink()).json()).toEqual(refusedWith('No Google account is linked.'));
    const subjects = (await api.mails(person.email)).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(
      new Set(['A Google account was linked', 'Your Google account was unlinked']),
    );
    expect(subjects).toHaveLength(2);
  });

  it('refuses one that is linked elsewhere, and a second one', async () => {
    const [one, two] = [await api.signIn(), await api.signIn()];
    await social('profile/social/link', { sub: 'g-12', email: 'a@mail.example' }, one);
    const taken = await social(
      'profile/social/link',
      { sub: 'g-12', email: 'a@mail.example' },
      two,
    );
    expect(taken.json().error).toContain('already linked to another account');
    const second = await social(
      'profile/social/link',
      { sub: 'g-13', email: 'b@mail.example' },
      one,
    );
    expect(second.json().error).toContain('Unlink that one first');
  });

  it('requires a verified address', async () => {
    const person = await api.signIn({ verifiedAt: null });
    const claims = { sub: 'g-14', email: person.email };
    const response = await social('profile/social/link', claims, person);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ success: false, code: 'email_not_verified' });
  });

  it('cannot be undone without another way to log in', async () => {
    const session = await signUp({ sub: 'g-15', email: 'only@mail.example' });
    const response = await post(
      api,
      'profile/social/unlink',
      { provider: 'google' },
      session.json(),
    );
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain('your only way to log in');
  });

  it.each(['auth/social/login', 'profile/social/link'])('%s accepts only Google', async (path) => {
    const body = { provider: 'facebook', access_token: 'x' };
    const response = await post(api, path, body, await api.signIn());
    expect(response.json()).toMatchObject({
      errors: { provider: ['Only Google accounts are supported.'] },
    });
  });
});

describe('without a Google client id', () => {
  it('says that Google sign-in is not available', async () => {
    const bare = await createTestApp();
    const response = await post(bare, 'auth/google', { access_token: 'x' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(refusedWith('Google sign-in is not available.'));
    await bare.close();
  });
});

it('a failure of Google is reported, and does not count against the caller', async () => {
  const gone = await createGoogleIssuer();
  const bare = await createTestApp({ dependencies: { google: gone.verifier } });
  const credential = await gone.sign({ sub: 'g-16', email: 'x@mail.example' });
  await gone.close();
  const response = await post(bare, 'auth/google', { access_token: credential });
  expect(response.statusCode).toBe(503);
  await bare.close();
});
