import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { afterAll, describe, expect, it } from 'vitest';
import {
  choosePassword,
  isSignedIn,
  post,
  statusesOf,
  tokenIn,
} from '../../test/account-fixtures.ts';
import { createTestApp, TEST_PASSWORD } from '../../test/create-test-app.ts';
import {
  commanded,
  confirmedAppointment,
  requestAppointment,
} from '../../test/appointment-fixtures.ts';
import { issueInvoice, pay } from '../../test/invoice-fixtures.ts';
import { createGoogleIssuer } from '../../test/google-issuer.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';
import { RATE_LIMITS } from '../core/http/rate-limits.ts';
import { findClientRecord } from '../clients/client-directory.ts';
import { insertGoogleIdentity } from '../accounts/google/identity-repository.ts';

const issuer = makeBeforeAll(createGoogleIssuer);
afterAll(() => issuer.close());
const api = startBeforeAll({
  dependencies: { google: (credential) => issuer.verifier(credential) },
});

const CLOSED = /^This account is closed\. To open it again, call us on /u;

const close = (as: { token: string }, body: object = { password: TEST_PASSWORD }) =>
  post(api, 'profile/deactivate', body, as);

/** A client who signs in with Google, with a credential that is some minutes old. */
async function aGoogleClient(subject: string) {
  const person = await api.signIn({ passwordHash: null });
  await insertGoogleIdentity(api.database, {
    userId: person.id,
    subject,
    createdAt: api.clock.now,
  });
  const credential = (minutesOld: number, sub = subject) =>
    issuer.sign({
      sub,
      email: person.email,
      iat: Math.floor(api.clock.now.getTime() / 1000) - minutesOld * 60,
    });
  return { person, credential };
}

describe('closing an account', () => {
  it('ends every session and every way to log in, and sends a mail about it', async () => {
    const person = await api.signIn();
    await post(api, 'auth/password/reset', { email: person.email });
    const [resetMail] = await api.mails(person.email);
    const login = { email: person.email, password: TEST_PASSWORD };
    const other = await post(api, 'auth/login', login);
    api.clock.advance(1);
    const response = await close(person, { password: TEST_PASSWORD, reason: 'We moved away.' });
    expect(response.json()).toMatchObject({ success: true, message: expect.any(String) });
    expect(await isSignedIn(api, person.token)).toBe(false);
    expect(await isSignedIn(api, other.json().data.token)).toBe(false);
    expect((await post(api, 'auth/login', login)).json()).toMatchObject({
      success: false,
      error: expect.stringMatching(CLOSED),
    });
    const reset = await choosePassword(api, tokenIn(resetMail), 'Other-Wren-9');
    expect(reset.statusCode).toBe(400);
    const [mail] = await api.mails(person.email);
    expect(mail?.subject).toBe('Your account is closed');
  });

  it('keeps the record that invoices need, and deletes saved addresses', async () => {
    const person = await api.signIn();
    await api.call({
      method: 'POST',
      path: 'accounts/addresses/',
      as: person,
      body: { line1: '12 Example Street', suburb: 'Ryde', postcode: '2112' },
    });
    await close(person);
    expect(await findClientRecord(api.database, person.id)).toMatchObject({
      email: person.email,
      isActive: false,
    });
    const rows = await api.database.query.clientAddresses.findMany();
    expect(rows.filter(({ clientId }) => clientId === person.id)).toEqual([]);
  });

  it('is mentioned at login only for the right password', async () => {
    const person = await api.signIn();
    await close(person);
    const wrong = { email: person.email, password: 'Wrong-Wren-7' };
    expect((await post(api, 'auth/login', wrong)).json()).toMatchObject({
      error: 'Email or password is incorrect.',
    });
  });

  it('prevents links that would open it again', async () => {
    const person = await api.signIn();
    await close(person);
    const { length } = await api.mails(person.email);
    const response = await post(api, 'auth/password/reset', { email: person.email });
    expect(response.statusCode).toBe(200);
    expect(await api.mails(person.email)).toHaveLength(length);
  });

  it.each([
    ['a wrong password', { password: 'Wrong-Wren-7' }],
    ['no proof at all', {}],
    ['a forged credential', { access_token: 'forged' }],
  ])('is refused with %s', async (_what, body) => {
    const person = await api.signIn();
    expect((await close(person, body)).statusCode).toBe(400);
    expect(await isSignedIn(api, person.token)).toBe(true);
  });

  it('limits guesses of the password on a stolen device', async () => {
    const strict = await createTestApp({ dependencies: { rateLimits: RATE_LIMITS } });
    const person = await strict.signIn();
    const guess = () => post(strict, 'profile/deactivate', { password: 'Wrong-Wren-7' }, person);
    for (let count = 0; count < RATE_LIMITS.login.perAccount.calls; count += 1) {
      expect((await guess()).statusCode).toBe(400);
    }
    const late = await post(strict, 'profile/deactivate', { password: TEST_PASSWORD }, person);
    expect(late.statusCode).toBe(429);
    expect(await isSignedIn(strict, person.token)).toBe(true);
    await strict.close();
  });

  it('happens once for two presses', async () => {
    const person = await api.signIn();
    const answers = await Promise.all([close(person), close(person)]);
    expect(statusesOf(answers)[0]).toBe(200);
    const closed = (await api.mails(person.email)).filter(({ subject }) =>
      subject.endsWith('is closed'),
    );
    expect(closed).toHaveLength(1);
  });

  it('is not for users of the company, whom an admin removes', async () => {
    const staff = await api.signIn({ userType: 'staff' });
    const response = await close(staff);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ detail: ERROR_MESSAGES.permissionDenied });
  });
});

describe('an account with open business', () => {
  it('cannot be closed while an invoice is unpaid', async () => {
    const staff = await api.signIn({ userType: 'staff' });
    const person = await api.signIn();
    const invoice = await issueInvoice(api, staff, person);
    const response = await close(person);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      success: false,
      code: 'invalid_transition',
      error: expect.stringContaining('You have $110.00 to pay first.'),
    });
    expect(await isSignedIn(api, person.token)).toBe(true);
    await pay(api, staff, invoice, invoice.total_cents, 'LAST-PAYMENT');
    expect((await close(person)).statusCode).toBe(200);
  });

  it('cannot be closed while an appointment is planned', async () => {
    const staff = await api.signIn({ userType: 'staff' });
    const person = await api.signIn();
    await confirmedAppointment(api, { client: person, staff });
    expect((await close(person)).json()).toMatchObject({
      error: expect.stringContaining('We are to clean on Thursday 3 December 2026'),
    });
  });

  it('cannot be closed while an appointment is requested', async () => {
    const person = await api.signIn();
    const request = await requestAppointment(api, person);
    const response = await close(person);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      error: expect.stringMatching(
        /^You asked us to clean on Thursday 3 December 2026: cancel that request first\. If you need/u,
      ),
    });
    await commanded(api, person, request, 'cancel');
    expect((await close(person)).statusCode).toBe(200);
  });

  it('can be closed when the day of an unanswered request has passed', async () => {
    const person = await api.signIn();
    await requestAppointment(api, person, { preferred_date: '2026-11-23' });
    api.clock.advance(5 * 24 * 60 * 60 * 1000);
    const again = await post(api, 'auth/login', { email: person.email, password: TEST_PASSWORD });
    expect((await close({ token: again.json().data.token })).statusCode).toBe(200);
  });
});

describe('closing an account with Google', () => {
  it('needs a fresh credential, and is permanent', async () => {
    const { person, credential } = await aGoogleClient('leaver');
    const response = await close(person, { access_token: await credential(1) });
    expect(response.statusCode).toBe(200);
    const login = await post(api, 'auth/google', { access_token: await credential(0) });
    expect(login.statusCode).toBe(400);
    expect(login.json()).toMatchObject({ error: expect.stringMatching(CLOSED) });
  });

  it('is refused for an old credential, and for another user’s', async () => {
    const { person, credential } = await aGoogleClient('stayer');
    for (const token of [await credential(6), await credential(0, 'somebody-else')]) {
      expect((await close(person, { access_token: token })).statusCode).toBe(400);
    }
    expect(await isSignedIn(api, person.token)).toBe(true);
  });
});
