import { auditEntrySchema } from '@cleaning/contract/audit';
import { pageOf } from '@cleaning/contract/http';
import { readingProblem } from '@cleaning/test-setup/reading-grade';
import { describe, expect, it } from 'vitest';
import { isSignedIn, post } from '../../test/account-fixtures.ts';
import { commanded, confirmedAppointment, PLANNED_TIME } from '../../test/appointment-fixtures.ts';
import { TEST_PASSWORD, type TestPerson } from '../../test/create-test-app.ts';
import { leaves, setLastDay } from '../../test/leaving-fixtures.ts';
import { openStream } from '../../test/live-reader.ts';
import { reply, startedThread } from '../../test/message-fixtures.ts';
import { createOfficeQuote } from '../../test/quote-fixtures.ts';
import { runDue } from '../../test/run-due.ts';
import { startedSeries } from '../../test/series-fixtures.ts';
import { startBeforeEach } from '../../test/set-up.ts';
import { closeLeaversJob } from './close-leavers-job.ts';

let admin: TestPerson;
let tom: TestPerson;
const api = startBeforeEach();

/** Begins a test at a moment with an admin and somebody of the office. */
async function beginAt(moment: string) {
  api.clock.set(moment);
  admin = await api.signIn({ userType: 'admin', firstName: 'Kim' });
  tom = await api.signIn({ userType: 'staff', firstName: 'Tom' });
}

async function closeAt(moment: string) {
  api.clock.set(moment);
  await runDue(api, closeLeaversJob);
}

const mailsToAdmin = async () => (await api.mails(admin.email)).map(({ subject }) => subject);

describe('the end of a last day', () => {
  it('closes the account at 11:59 pm in Sydney, once, and tells the admins', async () => {
    await beginAt('2026-11-21T00:00:00.000Z');
    const left = await api.signIn({ userType: 'admin', deactivatedAt: api.clock.now });
    await leaves(api, admin, tom);
    await closeAt('2026-12-04T12:58:59.000Z');
    expect(await isSignedIn(api, tom.token)).toBe(true);
    const stream = await openStream(api.app, tom);
    await closeAt('2026-12-04T12:59:00.000Z');
    await stream.ends();
    expect(await isSignedIn(api, tom.token)).toBe(false);
    const login = await post(api, 'auth/login', { email: tom.email, password: TEST_PASSWORD });
    expect(login.statusCode).toBe(400);
    await Promise.all([closeAt('2026-12-04T12:59:30.000Z'), closeAt('2026-12-05T00:00:00.000Z')]);
    const account = await api.call({ path: `users/${tom.id}/`, as: admin });
    expect(account.json()).toMatchObject({ is_active: false, last_day: null });
    expect(await mailsToAdmin()).toEqual(['Tom’s account is closed']);
    expect(await api.mails(left.email)).toEqual([]);
    const [mail] = await api.mails(admin.email);
    expect(mail?.text).toContain('Nothing is left with Tom.');
    expect(readingProblem(mail?.text ?? '')).toBeNull();
    const audit = await api.call({
      path: `audit/?subject_id=${tom.id}&action=deactivate`,
      as: admin,
    });
    expect(pageOf(auditEntrySchema).parse(audit.json()).results).toMatchObject([
      { actor: null, reason: 'The last day was Friday 4 December 2026.' },
    ]);
  });

  it('counts in the mail what they were given since', async () => {
    await beginAt('2026-11-21T00:00:00.000Z');
    const client = await api.signIn({ firstName: 'Amira', lastName: 'Haddad' });
    await startedSeries(api, { client, staff: tom });
    await leaves(api, admin, tom);
    await reply(api, tom, await startedThread(api, client));
    await createOfficeQuote(api, tom, client);
    await closeAt('2026-12-04T13:00:00.000Z');
    const [mail] = await api.mails(admin.email);
    for (const words of ['1 series of visits', '1 conversation', '1 open quote']) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).not.toMatch(/Amira|Haddad|other visit/u);
    expect(readingProblem(mail?.text ?? '')).toBeNull();
  });

  it('says in the mail that a visit was begun and not completed', async () => {
    await beginAt('2026-12-02T20:00:00.000Z');
    const client = await api.signIn({ firstName: 'Amira', lastName: 'Haddad' });
    const visit = await confirmedAppointment(api, { client, staff: tom });
    await leaves(api, admin, tom);
    api.clock.set(PLANNED_TIME.starts_at);
    await commanded(api, tom, visit, 'start');
    await closeAt('2026-12-04T13:00:00.000Z');
    const [mail] = await api.mails(admin.email);
    expect(mail?.text).toContain('Nothing is left with Tom.');
    expect(mail?.text).toContain('Tom has begun 1 visit and not completed it.');
    expect(mail?.text).not.toMatch(/Amira|Haddad/u);
    expect(readingProblem(mail?.text ?? '')).toBeNull();
  });

  it('is caught up with after the service stood still', async () => {
    await beginAt('2026-11-21T00:00:00.000Z');
    await leaves(api, admin, tom);
    await closeAt('2026-12-09T00:00:00.000Z');
    expect(await isSignedIn(api, tom.token)).toBe(false);
    expect(await mailsToAdmin()).toHaveLength(1);
  });

  it('does not come for who stays on, or was closed before', async () => {
    await beginAt('2026-11-21T00:00:00.000Z');
    const eva = await api.signIn({ userType: 'staff' });
    await leaves(api, admin, tom);
    await leaves(api, admin, eva);
    const act = (whose: TestPerson, command: string) =>
      api.call({
        method: 'POST',
        path: `users/${whose.id}/${command}/`,
        as: admin,
        body: { reason: 'Agreed.' },
      });
    expect((await act(tom, 'stay_on')).statusCode).toBe(200);
    expect((await act(eva, 'deactivate')).json()).toMatchObject({ last_day: null });
    expect((await act(eva, 'reactivate')).json()).toMatchObject({ is_active: true });
    await closeAt('2026-12-05T00:00:00.000Z');
    expect(await isSignedIn(api, tom.token)).toBe(true);
    expect(await mailsToAdmin()).toEqual([]);
  });

  it.each([
    ['clocks go back', '2027-04-04', '2027-04-04T13:58:59.000Z', '2027-04-04T13:59:00.000Z'],
    [
      'day before they go back',
      '2027-04-03',
      '2027-04-03T12:58:59.000Z',
      '2027-04-03T12:59:00.000Z',
    ],
    ['clocks go forward', '2027-10-03', '2027-10-03T12:58:59.000Z', '2027-10-03T12:59:00.000Z'],
    [
      'day before they go forward',
      '2027-10-02',
      '2027-10-02T13:58:59.000Z',
      '2027-10-02T13:59:00.000Z',
    ],
  ])('is 11:59 pm on the clock when the %s', async (_what, lastDay, before, after) => {
    await beginAt(`${lastDay}T00:00:00.000Z`);
    expect((await setLastDay(api, admin, tom, { last_day: lastDay })).statusCode).toBe(200);
    await closeAt(before);
    expect(await isSignedIn(api, tom.token)).toBe(true);
    await closeAt(after);
    expect(await isSignedIn(api, tom.token)).toBe(false);
  });
});
