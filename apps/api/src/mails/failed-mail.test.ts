import { failedMailSchema, failedMailsPageSchema, type FailedMail } from '@cleaning/contract/mails';
import { beforeEach, describe, expect, it } from 'vitest';
import { statusesOf } from '../../test/account-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { startSmtpBeforeAll } from '../../test/sending-mails.ts';
import { TEST_SECRETS } from '../../test/ndis-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';
import { clearMails, holdMails, storedTexts } from '../../test/stored-mails.ts';
import { deliverDueMails, RETRIES_IN_A_DAY, RETRY_AFTER_MS } from '../core/mail/deliver.ts';
import { postMail, type Mail } from '../core/mail/outbox.ts';
import { renderPdf } from '../core/pdf/render-pdf.ts';

const smtp = startSmtpBeforeAll();
const api = startBeforeAll();
beforeEach(async () => {
  await clearMails(api);
  smtp.server.refusal = null;
});
const team = { clientType: null, firstName: 'Sam' };
const office = makeBeforeEach(() => api.signIn({ ...team, userType: 'staff' }));
const admin = makeBeforeEach(() => api.signIn({ ...team, userType: 'admin' }));
const client = makeBeforeEach(() => api.signIn({ firstName: 'Mele', lastName: 'Tauiliili' }));
beforeEach(() => clearMails(api));

const deliver = () =>
  deliverDueMails({
    database: api.database,
    transport: smtp.transport,
    renderPdf,
    secrets: TEST_SECRETS,
    now: () => api.clock.now,
    onFailure: () => {},
  });

/** Posts an email that the mail server refuses. */
async function fail(
  mail: Partial<Mail> = {},
  refusal: readonly [code: number, text: string] = [550, '5.1.1 User unknown'],
): Promise<void> {
  await api.database.transaction((transaction) =>
    postMail(
      transaction,
      {
        recipient: client.email,
        subject: 'Your quote is ready',
        text: 'See https://site.example/secret',
        html: '<p>See</p>',
        ...mail,
      },
      api.clock.now,
    ),
  );
  [smtp.server.refusal, smtp.server.refusalText] = refusal;
  await deliver();
  smtp.server.refusal = null;
}

async function listed(as: TestPerson, query = ''): Promise<FailedMail[]> {
  const response = await api.call({ path: `mails/failed/${query}`, as });
  expect(response.statusCode).toBe(200);
  return failedMailsPageSchema.parse(response.json()).results;
}

async function only(as: TestPerson, query = ''): Promise<FailedMail> {
  const [mail, ...others] = await listed(as, query);
  if (mail === undefined || others.length > 0) throw new Error('There is not one failed email.');
  return mail;
}

const act = (as: TestPerson, { id, version }: FailedMail, command: string, body = {}) =>
  api.call({ method: 'POST', path: `mails/${id}/${command}/`, as, body: { version, ...body } });

describe('the list of failed mail', () => {
  it('says whom an email did not reach and why, and nothing of its text', async () => {
    await fail();
    const response = await api.call({ path: 'mails/failed/', as: office });
    expect(response.body).not.toContain('secret');
    expect(await only(office)).toMatchObject({
      status: 'given_up',
      subject: 'Your quote is ready',
      email: client.email,
      reader: { name: 'Mele Tauiliili', client_id: client.id },
      cause: 'no_address',
      answer: '550 5.1.1 User unknown',
      about: null,
      link: 'none',
      available_commands: ['retry', 'readdress', 'tell'],
    });
  });

  it('leaves out what the first attempts bring, and has what is still tried after them', async () => {
    await fail({}, [452, '4.2.2 Full']);
    expect(await listed(office)).toEqual([]);
    for (const wait of RETRY_AFTER_MS.slice(0, 2)) {
      api.clock.advance(wait);
      smtp.server.refusal = 452;
      await deliver();
    }
    expect(await only(office)).toMatchObject({ status: 'waiting', cause: 'full', attempts: 3 });
  });

  it('is filtered by cause, and by what is settled', async () => {
    await fail();
    await fail({}, [554, '5.7.1 Spam']);
    expect(await listed(office, '?cause=spam')).toHaveLength(1);
    expect(await listed(office, '?show=settled')).toEqual([]);
    expect((await api.call({ path: 'mails/failed/?cause=none', as: office })).statusCode).toBe(400);
  });

  it('shows emails to people of the team to admins only', async () => {
    await fail({ recipient: office.email, subject: 'Reset your password' });
    expect(await listed(office)).toEqual([]);
    const mail = await only(admin);
    expect(mail).toMatchObject({ reader: { client_id: null } });
    expect((await act(office, mail, 'retry')).statusCode).toBe(404);
    const today = await api.call({ path: 'staff/today/', as: office });
    expect(today.json()).toMatchObject({ failed_mails: 0 });
  });

  it('shows emails to a client to the office, also after an invitation of the address was closed', async () => {
    const { now } = api.clock;
    const unused = { verifiedAt: null, passwordHash: null, deactivatedAt: now, createdAt: now };
    await api.signIn({ ...team, ...unused, userType: 'staff', email: client.email });
    await fail();
    expect(await only(office)).toMatchObject({ reader: { client_id: client.id } });
  });

  it('is counted for the day of the office', async () => {
    await fail();
    const today = await api.call({ path: 'staff/today/', as: office });
    expect(today.json()).toMatchObject({ failed_mails: 1 });
  });
});

describe('trying again', () => {
  it('sends the email, and the list says so', async () => {
    await fail();
    const response = await act(office, await only(office), 'retry');
    expect(failedMailSchema.parse(response.json())).toMatchObject({ status: 'waiting' });
    await deliver();
    expect(smtp.server.received.at(-1)?.to).toEqual([client.email]);
    expect(await listed(office)).toEqual([]);
    expect(await only(office, '?show=settled')).toMatchObject({
      status: 'sent',
      sent_at: api.clock.now.toISOString(),
      answer: null,
      available_commands: [],
    });
  });

  it('gives an email that was given up all of its attempts again', async () => {
    await fail({}, [452, '4.2.2 Full']);
    smtp.server.refusal = 452;
    for (const wait of RETRY_AFTER_MS.slice(0, RETRIES_IN_A_DAY)) {
      api.clock.advance(wait);
      await deliver();
    }
    expect(await only(office)).toMatchObject({ status: 'given_up' });
    await act(office, await only(office), 'retry');
    await deliver();
    expect(await only(office)).toMatchObject({ status: 'waiting', attempts: 1 });
  });

  it('is done by the first of two people', async () => {
    await fail();
    const mail = await only(office);
    const answers = await Promise.all([act(office, mail, 'retry'), act(admin, mail, 'retry')]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it('does several at once, and says which could not be', async () => {
    await fail();
    await fail();
    const [one, two] = await listed(office);
    const chosen = [one, two].map((mail) => ({ id: mail?.id, version: mail?.version }));
    await act(office, one as FailedMail, 'retry');
    const body = { mails: chosen };
    const response = await api.call({
      method: 'POST',
      path: 'mails/bulk_retry/',
      as: office,
      body,
    });
    expect(response.json().results).toEqual([
      { id: one?.id, error: expect.objectContaining({ code: 'stale_version' }) },
      { id: two?.id, error: null },
    ]);
  });

  it('is refused while the email is being sent', async () => {
    await fail();
    await holdMails(api);
    const response = await act(office, await only(office), 'retry');
    expect(response.statusCode).toBe(409);
    expect(response.json().detail).toContain('being sent right now');
  });
});

const askForReset = () =>
  api.call({
    method: 'POST',
    path: 'accounts/auth/password/reset/',
    body: { email: client.email },
  });

async function failReset(): Promise<FailedMail> {
  await askForReset();
  [smtp.server.refusal, smtp.server.refusalText] = [550, '5.1.1 User unknown'];
  await deliver();
  smtp.server.refusal = null;
  return only(office);
}

describe('an email with a link into an account', () => {
  it('goes to no other address, and is tried again while its link works', async () => {
    const mail = await failReset();
    expect(mail).toMatchObject({ link: 'works', available_commands: ['retry', 'tell'] });
    const refused = await act(office, mail, 'readdress', { email: 'thief@mail.example' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('the address of that account only');
    expect((await act(office, mail, 'retry')).statusCode).toBe(200);
  });

  it('is not tried again once its link was replaced, or has ended', async () => {
    const mail = await failReset();
    await askForReset();
    const replaced = await act(office, mail, 'retry');
    expect(replaced.statusCode).toBe(409);
    expect(replaced.json().detail).toContain('has ended or was replaced');
    api.clock.advance(2 * 60 * 60 * 1000);
    expect(await listed(office)).toContainEqual(
      expect.objectContaining({ id: mail.id, link: 'ended', available_commands: ['tell'] }),
    );
  });
});

describe('another address', () => {
  it('gets this email alone, and the client keeps theirs', async () => {
    await fail();
    const response = await act(office, await only(office), 'readdress', {
      email: ' Mele@New.example ',
    });
    expect(response.json()).toMatchObject({
      email: 'mele@new.example',
      first_email: client.email,
      reader: { client_id: client.id },
    });
    await deliver();
    expect(smtp.server.received.at(-1)?.to).toEqual(['mele@new.example']);
    const kept = await api.call({ path: `clients/${client.id}/`, as: office });
    expect(kept.json()).toMatchObject({ email: client.email });
  });

  it.each([
    ['no address', 'Enter'],
    ['', 'Enter'],
  ])('is refused when it is %j', async (email) => {
    await fail();
    const response = await act(office, await only(office), 'readdress', { email });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('email');
  });

  it('is refused when it is the same', async () => {
    await fail();
    const response = await act(office, await only(office), 'readdress', { email: client.email });
    expect(response.json().email[0]).toContain('this address already');
  });
});

describe('an email whose reader was told by phone', () => {
  const told = { told_to: 'Mele', told_on: '2026-11-21', note: 'She will log in.' };

  it('is closed with who said what, and is not tried again; its text is deleted', async () => {
    await fail();
    const [told_on] = new Date(api.clock.now.getTime() + 11 * 3600_000).toISOString().split('T');
    const response = await act(office, await only(office), 'tell', { ...told, told_on });
    expect(response.json()).toMatchObject({
      status: 'closed',
      told: { name: 'Mele', date: told_on, note: 'She will log in.', by: 'Sam' },
      available_commands: [],
    });
    const before = smtp.server.received.length;
    await deliver();
    expect(smtp.server.received).toHaveLength(before);
    expect(await storedTexts(api)).toEqual([{ text: '', html: '' }]);
    expect(await listed(office)).toEqual([]);
  });

  it.each(['2020-01-01', '2999-01-01', 'yesterday'])('is refused a call of %s', async (day) => {
    await fail();
    const response = await act(office, await only(office), 'tell', { ...told, told_on: day });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('told_on');
  });
});
