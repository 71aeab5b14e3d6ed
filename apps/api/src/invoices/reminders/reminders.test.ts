import {
  remindedInvoiceSchema,
  reminderPreviewSchema,
  type Invoice,
} from '@cleaning/contract/invoices';
import { paymentReference } from '@cleaning/contract/payments/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { runDue } from '../../../test/run-due.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  command,
  invoiceIn,
  issueInvoice,
  LINE,
  NDIS_LINE,
  pay,
  readInvoice,
} from '../../../test/invoice-fixtures.ts';
import { signInParticipant, TEST_SECRETS } from '../../../test/ndis-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../../test/set-up.ts';
import { paymentReminderJobs } from './remind-of-payment-job.ts';
import { deleteEndedHolds } from './reminder-repository.ts';

const api = startBeforeEach({ dependencies: { secrets: TEST_SECRETS } });
beforeEach(() => api.clock.set('2026-11-20T01:00:00.000Z'));
const staff = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' }),
);
const client = makeBeforeEach(() => api.signIn({ firstName: 'Olivia', lastName: 'Marsh' }));

const remind = () => runDue(api, paymentReminderJobs);

/** Half past two in the afternoon in Sydney. */
const afternoonOf = (day: string) => api.clock.set(`${day}T03:30:00.000Z`);

const remindersTo = async (address: string) =>
  (await api.mails(address)).filter(({ subject }) => subject.endsWith('days overdue'));

/** Due on 4 December. */
const issued = (to: TestPerson = client, changes: object = {}) =>
  issueInvoice(api, staff, to, changes);

const call = (path: string, body?: object) => api.call({ method: 'POST', path, as: staff, body });

const list = async () => {
  const response = await api.call({ path: 'invoices/reminders/', as: staff });
  expect(response.statusCode).toBe(200);
  const { results, total_cents, left_out } = response.json<Record<string, unknown>>();
  return {
    invoices: remindedInvoiceSchema.array().parse(results),
    total: total_cents,
    leftOut: left_out,
  };
};

const switchTo = (isOn: boolean) => call(`clients/${client.id}/reminders/`, { is_on: isOn });
const stop = ({ id }: Invoice) =>
  call(`invoices/${id}/stop_reminders/`, { reason: 'They say we missed a room.' });

/** Pays an invoice in full and some cents above it, which stay as a credit. */
const overpay = ({ id, balance_cents: owed }: Invoice, cents: number) =>
  call('invoices/split_payments/', {
    amount_cents: owed + cents,
    reference: `T-${cents}`,
    method: 'cash',
    parts: [{ invoice_id: id, amount_cents: owed }],
  });

describe('an invoice that the credit of its payer pays', () => {
  test.each([
    [110_00, 1],
    [109_99, 2],
    [220_00, 0],
  ])('gets no reminder: %i cents leave %i of two invoices to remind of', async (cents, left) => {
    const [paid] = [await issued(), await issued(), await issued()];
    await overpay(paid, cents);
    const { invoices, total } = await list();
    expect(invoices).toHaveLength(left);
    expect(total).toBe(220_00 - cents);
    afternoonOf('2026-12-07');
    await remind();
    expect(await remindersTo(client.email)).toHaveLength(left);
  });

  test.each([
    ['none', 110_00, 0],
    ['one', 109_99, 1],
  ])('gets %s while %i cents are free again from a void invoice', async (_what, cents, left) => {
    await overpay(await issued(), cents);
    const wrong = await issued();
    await issued();
    const { version } = await readInvoice(api, staff, wrong);
    const voided = await command(api, staff, wrong, 'void', { version, reason: 'Wrong date.' });
    expect(voided.statusCode).toBe(200);
    expect((await list()).invoices).toHaveLength(left);
  });

  test('gets one all the same when the office keeps the credit from it', async () => {
    const paid = await issued();
    await overpay(paid, 110_00);
    const draft = invoiceIn(
      await call('invoices/', { client_id: client.id, kind: 'private', lines: [LINE] }),
    );
    const changed = await api.call({
      method: 'PATCH',
      path: `invoices/${draft.id}/`,
      as: staff,
      body: { version: draft.version, uses_credit: false },
    });
    await command(api, staff, draft, 'issue', { version: invoiceIn(changed).version });
    afternoonOf('2026-12-07');
    await remind();
    expect(await remindersTo(client.email)).toHaveLength(1);
  });

  test('gets one when the credit is of another client', async () => {
    const participant = await signInParticipant(api, { planManagement: 'self' });
    const byClient = await issued(participant);
    await overpay(byClient, 300_00);
    expect((await list()).invoices).toHaveLength(0);
    await issued(client);
    expect((await list()).invoices).toHaveLength(1);
  });
});

describe('an overdue invoice', () => {
  test('gets reminders after 3, 10 and 21 days, once each, however many processes run', async () => {
    const invoice = await issued();
    for (const day of ['2026-12-04', '2026-12-06', '2026-12-07', '2026-12-10', '2026-12-14']) {
      afternoonOf(day);
      await Promise.all([remind(), remind(), remind()]);
      await remind();
    }
    afternoonOf('2026-12-25');
    await Promise.all([remind(), remind()]);
    const mails = await remindersTo(client.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `${invoice.number} is 10 days overdue`,
      `${invoice.number} is 21 days overdue`,
      `${invoice.number} is 3 days overdue`,
    ]);
    const [first] = mails;
    expect(first?.text).toContain('was due on 4 Dec 2026, and $110.00 is still to be paid.');
    expect(first?.text).toContain(paymentReference(invoice.number));
    expect(first?.text).toContain(`http://localhost:8080/clients/invoices/${invoice.id}`);
  });

  test('gets no reminder in the morning', async () => {
    await issued();
    api.clock.set('2026-12-07T02:59:59.000Z');
    await remind();
    expect(await remindersTo(client.email)).toEqual([]);
  });

  test('gets a reminder a few days late, but not later than that', async () => {
    await issued();
    afternoonOf('2026-12-13');
    await remind();
    expect(await remindersTo(client.email)).toHaveLength(1);
    afternoonOf('2027-03-01');
    await remind();
    expect(await remindersTo(client.email)).toHaveLength(1);
  });

  test('gets a reminder of the remainder when a part was paid', async () => {
    const invoice = await issued();
    await pay(api, staff, invoice, 60_00, 'A');
    afternoonOf('2026-12-07');
    await remind();
    expect((await remindersTo(client.email))[0]?.text).toContain('$50.00 of $110.00');
  });

  /** Each of these ends the reminders of an invoice. */
  const ENDS: Readonly<Record<string, (invoice: Invoice) => ReturnType<typeof call>>> = {
    paid: (invoice) => pay(api, staff, invoice, 110_00, 'A'),
    credited: (invoice) =>
      command(api, staff, invoice, 'credits', {
        amount_cents: 110_00,
        reference: 'C',
        reason: 'Missed.',
      }),
    void: (invoice) =>
      command(api, staff, invoice, 'void', { version: invoice.version, reason: 'Twice.' }),
    stopped: stop,
    'switched off': () => switchTo(false),
  };

  test.each(Object.entries(ENDS))('that is %s gets no reminder', async (_what, end) => {
    const invoice = await issued();
    expect((await end(invoice)).statusCode).toBeLessThan(300);
    afternoonOf('2026-12-07');
    await remind();
    expect(await remindersTo(client.email)).toEqual([]);
  });

  test('gets reminders again once a stop, for it or its client, is removed', async () => {
    const invoice = await issued();
    await stop(invoice);
    await switchTo(false);
    await switchTo(true);
    afternoonOf('2026-12-07');
    await remind();
    expect(await remindersTo(client.email)).toEqual([]);
    expect((await call(`invoices/${invoice.id}/resume_reminders/`)).statusCode).toBe(200);
    await remind();
    expect(await remindersTo(client.email)).toHaveLength(1);
  });
});

describe('an overdue invoice that a plan pays', () => {
  const ndis = { kind: 'ndis', lines: [{ ...NDIS_LINE, service_date_from: '2026-11-20' }] };

  test('reminds the plan manager, and never the participant', async () => {
    const participant = await signInParticipant(api, {
      planManagement: 'plan',
      planManagerName: 'Plans Together',
      planManagerInvoiceEmail: 'accounts@plans.example',
    });
    const invoice = await issued(participant, ndis);
    afternoonOf('2026-12-07');
    await remind();
    const [mail] = await remindersTo('accounts@plans.example');
    expect(mail?.subject).toBe(`${invoice.number} for ${invoice.client_name} is 3 days overdue`);
    expect(mail?.text).not.toContain('http://localhost:8080/clients');
    expect(await remindersTo(participant.email)).toEqual([]);
  });

  test.each([
    ['the NDIA pays it', { planManagement: 'agency' }],
    ['it is not known who pays', { planManagement: null }],
    ['the plan manager is not on record', { planManagement: 'plan' }],
  ] as const)('reminds no one where %s', async (_what, plan) => {
    const participant = await signInParticipant(api, plan);
    await issued(participant, ndis);
    afternoonOf('2026-12-07');
    await remind();
    expect(await remindersTo(participant.email)).toEqual([]);
    expect(await list()).toEqual({ invoices: [], total: 0, leftOut: { count: 1, cents: 150_25 } });
  });
});

describe('the list of reminders', () => {
  test('shows what was sent, what is next, and what is stopped with its reason', async () => {
    const invoice = await issued();
    afternoonOf('2026-12-07');
    await remind();
    const { invoices, total } = await list();
    expect(total).toBe(110_00);
    expect(invoices).toMatchObject([
      {
        number: invoice.number,
        client_name: 'Olivia Marsh',
        goes_to: 'Olivia Marsh',
        balance_cents: 110_00,
        is_client_on: true,
        stopped: null,
        reminders: [
          { days: 3, on: '2026-12-07', state: 'sent' },
          { days: 10, on: '2026-12-14', state: 'next' },
          { days: 21, on: '2026-12-25', state: 'planned' },
        ],
      },
    ]);
    const stopped = remindedInvoiceSchema.parse((await stop(invoice)).json());
    expect(stopped).toMatchObject({
      stopped: { reason: 'They say we missed a room.', by: 'Sam Taylor' },
      reminders: [{ state: 'sent' }, { state: 'none' }, { state: 'none' }],
    });
    await switchTo(false);
    expect((await list()).invoices).toMatchObject([{ is_client_on: false }]);
  });

  test('is only for staff, and its changes are in the audit log', async () => {
    const invoice = await issued();
    await stop(invoice);
    expect((await api.call({ path: 'invoices/reminders/', as: client })).statusCode).toBe(403);
    const admin = await api.signIn({ userType: 'admin' });
    const log = await api.call({ path: `audit/?subject_id=${invoice.id}`, as: admin });
    expect(log.json()).toMatchObject({ results: [{ reason: 'They say we missed a room.' }] });
    const noClient = '6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11';
    expect((await call(`clients/${noClient}/reminders/`, { is_on: true })).statusCode).toBe(404);
    expect((await call(`invoices/${noClient}/resume_reminders/`)).statusCode).toBe(404);
  });
});

const hold = (until: string, as = staff) =>
  api.call({
    method: 'POST',
    path: `clients/${client.id}/hold_reminders/`,
    as,
    body: { until, reason: 'Accounts will pay it this week.' },
  });

describe('a client whose reminders are paused until a date', () => {
  test('gets none before it, and again from then on automatically', async () => {
    const invoice = await issued();
    await issued(await api.signIn({ firstName: 'Tim', lastName: 'Farrugia' }));
    const both = async () => {
      const { invoices } = await list();
      const hers = invoices.find(({ invoice_id: id }) => id === invoice.id);
      return [hers, invoices.find((each) => each !== hers)];
    };
    afternoonOf('2026-12-06');
    expect((await hold('2026-12-09')).json()).toEqual({ until: '2026-12-09' });
    const [held, other] = await both();
    expect(held).toMatchObject({
      is_client_on: true,
      held: { until: '2026-12-09', reason: 'Accounts will pay it this week.', by: 'Sam Taylor' },
      reminders: [
        { days: 3, on: '2026-12-09', state: 'held' },
        { days: 10, on: '2026-12-14', state: 'planned' },
        { days: 21, on: '2026-12-25', state: 'planned' },
      ],
    });
    expect(other).toMatchObject({ held: null, reminders: [{ state: 'next' }, {}, {}] });
    for (const day of ['2026-12-07', '2026-12-08']) {
      afternoonOf(day);
      await remind();
    }
    expect(await remindersTo(client.email)).toEqual([]);
    afternoonOf('2026-12-09');
    await Promise.all([remind(), remind()]);
    expect(await remindersTo(client.email)).toHaveLength(1);
    await deleteEndedHolds(api.database, '2026-12-09');
    expect(await api.database.query.remindersOff.findMany()).toEqual([]);
    expect((await both())[0]).toMatchObject({ held: null, reminders: [{ state: 'sent' }, {}, {}] });
  });

  test('has no pause from the morning of that day, before the first reminders', async () => {
    await issued();
    afternoonOf('2026-12-06');
    await hold('2026-12-09');
    api.clock.set('2026-12-08T22:00:00.000Z');
    await remind();
    expect((await list()).invoices[0]).toMatchObject({
      held: null,
      reminders: [{ state: 'next' }, {}, {}],
    });
  });

  test('still gets a reminder that staff send', async () => {
    const invoice = await issued();
    afternoonOf('2026-12-07');
    await hold('2026-12-10');
    expect((await preview(invoice)).json()).toMatchObject({ days: 3, can_go_now: true });
    expect((await sendNow(invoice, 3)).statusCode).toBe(200);
    expect(await remindersTo(client.email)).toHaveLength(1);
  });

  test('can get a longer pause, be switched off, and be resumed', async () => {
    await issued();
    afternoonOf('2026-12-06');
    await hold('2026-12-09');
    await hold('2026-12-12');
    expect((await list()).invoices[0]).toMatchObject({ held: { until: '2026-12-12' } });
    await switchTo(false);
    expect((await list()).invoices[0]).toMatchObject({ held: null, is_client_on: false });
    await hold('2026-12-12');
    await switchTo(true);
    expect((await list()).invoices[0]).toMatchObject({ held: null, is_client_on: true });
    afternoonOf('2026-12-07');
    await remind();
    expect(await remindersTo(client.email)).toHaveLength(1);
  });

  test.each([
    ['today', '2026-11-20', 'Choose a day after today.'],
    ['too far away', '2027-02-19', 'Choose a day within 90 days, or switch the reminders off.'],
  ])('cannot get a pause until a day that is %s', async (_title, until, message) => {
    expect((await hold(until)).json()).toEqual({ until: [message] });
  });

  test('gets the pause from staff, with a reason in the audit log', async () => {
    expect((await hold('2026-12-09', client)).statusCode).toBe(403);
    await hold('2026-12-09');
    const admin = await api.signIn({ userType: 'admin' });
    const log = await api.call({ path: `audit/?subject_id=${client.id}`, as: admin });
    expect(log.json()).toMatchObject({
      results: [
        { reason: 'Payment reminders held until 2026-12-09. Accounts will pay it this week.' },
      ],
    });
  });
});

const switchAsRead = (isOn: boolean, earlier: object) =>
  call(`clients/${client.id}/reminders/`, { is_on: isOn, earlier_reminders: earlier });

/** What who read other reminders of Olivia Marsh is told. */
const refusal = (state: string) =>
  `The reminders of Olivia Marsh have changed since you opened them: they are ${state} now. Check them and try again.`;

const resumeAsRead = ({ id }: Invoice, earlier: string) =>
  call(`invoices/${id}/resume_reminders/`, { earlier_reason: earlier });

/** The statuses of calls that came at the same time. */
const statusesOf = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

describe('reminders that a colleague changed meanwhile', () => {
  const ON = { is_client_on: true, held: null };
  const OFF = { is_client_on: false, held: null };
  const HOLD = { until: '2026-12-09', reason: 'Accounts will pay it this week.' };
  const HELD = { is_client_on: true, held: HOLD };

  const holdAsRead = (earlier: object) =>
    call(`clients/${client.id}/hold_reminders/`, { ...HOLD, earlier_reminders: earlier });

  test('stay off when they were switched off before a hold', async () => {
    await issued();
    await switchTo(false);
    const stale = await holdAsRead(ON);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'stale_version', detail: refusal('switched off'), current: OFF },
    ]);
    afternoonOf(HOLD.until);
    await remind();
    expect(await remindersTo(client.email)).toEqual([]);
  });

  test('stay off when a hold is ended that is none any more', async () => {
    await issued();
    await hold(HOLD.until);
    await switchTo(false);
    const stale = await switchAsRead(true, HELD);
    expect(stale.json()).toMatchObject({ detail: refusal('switched off'), current: OFF });
    expect((await list()).invoices).toMatchObject([OFF]);
    expect((await switchAsRead(true, OFF)).json()).toEqual({ is_on: true });
    expect((await list()).invoices).toMatchObject([ON]);
  });

  test('stay held until the day, and for the reason, that the colleague gave', async () => {
    await issued();
    await hold('2026-12-16');
    const until = await holdAsRead(HELD);
    expect(until.json()).toMatchObject({
      detail: refusal('held until 16 Dec 2026'),
      current: { held: { until: '2026-12-16', by: 'Sam Taylor' } },
    });
    const why = { is_client_on: true, held: { until: '2026-12-16', reason: 'Another reason.' } };
    expect((await switchAsRead(false, why)).statusCode).toBe(409);
    expect((await switchAsRead(false, ON)).statusCode).toBe(409);
    const read = { is_client_on: true, held: { ...HOLD, until: '2026-12-16' } };
    expect((await holdAsRead(read)).statusCode).toBe(200);
    expect((await list()).invoices).toMatchObject([HELD]);
  });

  test('are on for whoever read a hold whose day has come', async () => {
    await issued();
    await hold(HOLD.until);
    afternoonOf(HOLD.until);
    expect((await switchAsRead(false, HELD)).json()).toMatchObject({
      detail: refusal('on'),
      current: ON,
    });
    expect((await switchAsRead(false, ON)).statusCode).toBe(200);
  });

  test('are changed by one of two colleagues who press at the same time', async () => {
    await issued();
    const answers = await Promise.all([switchAsRead(false, ON), holdAsRead(ON)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  test('of one invoice keep the reason for which they are stopped', async () => {
    const invoice = await issued();
    const stopAsRead = (earlier: string | null) =>
      call(`invoices/${invoice.id}/stop_reminders/`, {
        reason: 'They pay by instalments.',
        earlier_reason: earlier,
      });
    await stop(invoice);
    const stale = await stopAsRead(null);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        code: 'stale_version',
        detail: `The reminders of ${invoice.number} have changed since you opened them: they are stopped now. Check them and try again.`,
        current: { stopped: { reason: 'They say we missed a room.', by: 'Sam Taylor' } },
      },
    ]);
    expect((await stopAsRead('They say we missed a room.')).json()).toMatchObject({
      stopped: { reason: 'They pay by instalments.' },
    });
    await call(`invoices/${invoice.id}/resume_reminders/`);
    expect((await stopAsRead('They pay by instalments.')).json()).toMatchObject({
      detail: expect.stringContaining('they are on now') as string,
      current: { stopped: null },
    });
    const both = await Promise.all([stopAsRead(null), resumeAsRead(invoice, 'Another reason.')]);
    expect(statusesOf(both)).toEqual([200, 409]);
  });

  test('of one invoice stay stopped for whoever read another reason', async () => {
    const invoice = await issued();
    await stop(invoice);
    const stale = await resumeAsRead(invoice, 'They pay by instalments.');
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        code: 'stale_version',
        detail: expect.stringContaining('they are stopped now') as string,
        current: { stopped: { reason: 'They say we missed a room.' } },
      },
    ]);
    expect((await list()).invoices).toMatchObject([{ stopped: { by: 'Sam Taylor' } }]);
    const resumed = await resumeAsRead(invoice, 'They say we missed a room.');
    expect(resumed.json()).toMatchObject({ stopped: null });
  });
});

describe('a change of reminders whose answer was lost', () => {
  const ON = { is_client_on: true, held: null };
  const HOLD = { until: '2026-12-09', reason: 'Accounts will pay it this week.' };

  test.each([
    ['an end', () => switchAsRead(false, ON), { is_client_on: false, held: null }],
    [
      'a hold',
      () => call(`clients/${client.id}/hold_reminders/`, { ...HOLD, earlier_reminders: ON }),
      { is_client_on: true, held: HOLD },
    ],
  ])('can be sent again, and is done once: %s', async (_title, change, expected) => {
    await issued();
    const first = await change();
    const again = await change();
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await list()).invoices).toMatchObject([expected]);
    expect(await reasonsInAudit(client.id)).toHaveLength(1);
  });

  test('can be sent again, and is done once: the end of a hold', async () => {
    await issued();
    await hold(HOLD.until);
    const end = () => switchAsRead(true, { is_client_on: true, held: HOLD });
    expect([(await end()).statusCode, (await end()).statusCode]).toEqual([200, 200]);
    expect(await reasonsInAudit(client.id)).toEqual([
      'Payment reminders turned on.',
      `Payment reminders held until ${HOLD.until}. ${HOLD.reason}`,
    ]);
  });

  test('can be sent again, and is done once: of one invoice', async () => {
    const invoice = await issued();
    const reason = 'They say we missed a room.';
    const stopNow = () =>
      call(`invoices/${invoice.id}/stop_reminders/`, { reason, earlier_reason: null });
    const first = await stopNow();
    afternoonOf('2026-12-06');
    expect((await stopNow()).json()).toMatchObject({
      stopped: first.json<{ stopped: object }>().stopped,
    });
    const resume = () => resumeAsRead(invoice, reason);
    expect([(await resume()).statusCode, (await resume()).statusCode]).toEqual([200, 200]);
    expect(await reasonsInAudit(invoice.id)).toEqual(['Reminders are on again.', reason]);
  });
});

/** What the audit log says of a client or an invoice, the latest first. */
async function reasonsInAudit(subjectId: string): Promise<string[]> {
  const admin = await api.signIn({ userType: 'admin' });
  const log = await api.call({ path: `audit/?subject_id=${subjectId}&action=update`, as: admin });
  return log.json<{ results: { reason: string }[] }>().results.map(({ reason }) => reason);
}

const preview = ({ id }: Invoice) => api.call({ path: `invoices/${id}/reminder/`, as: staff });
const sendNow = ({ id }: Invoice, days: number) => call(`invoices/${id}/send_reminder/`, { days });

describe('the next reminder', () => {
  test('can be previewed as it will be sent, before the invoice is overdue', async () => {
    const invoice = await issued();
    expect(reminderPreviewSchema.parse((await preview(invoice)).json())).toMatchObject({
      days: 3,
      on: '2026-12-07',
      goes_to: 'Olivia Marsh',
      subject: `${invoice.number} is 3 days overdue`,
      can_go_now: false,
    });
    expect((await sendNow(invoice, 3)).statusCode).toBe(400);
    expect(await remindersTo(client.email)).toEqual([]);
  });

  test('can be sent early, once, as previewed, and states how long it is overdue', async () => {
    const invoice = await issued();
    afternoonOf('2026-12-07');
    await remind();
    api.clock.set('2026-12-08T22:00:00.000Z');
    const read = reminderPreviewSchema.parse((await preview(invoice)).json());
    expect(read).toMatchObject({ days: 10, on: '2026-12-09', can_go_now: true });
    const answers = await Promise.all([sendNow(invoice, 10), sendNow(invoice, 10)]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '400']);
    const mails = await remindersTo(client.email);
    const early = mails.find(({ subject }) => subject === read.subject);
    expect(early?.subject).toBe(`${invoice.number} is 5 days overdue`);
    for (const paragraph of read.paragraphs) expect(early?.text).toContain(paragraph);
    afternoonOf('2026-12-14');
    await remind();
    expect(await remindersTo(client.email)).toHaveLength(2);
    expect((await list()).invoices[0]?.reminders).toMatchObject([
      { state: 'sent', on: '2026-12-07' },
      { state: 'sent', on: '2026-12-09' },
      { days: 21, state: 'planned' },
    ]);
  });

  test('is not sent when stopped or paid, and only staff can read it', async () => {
    const invoice = await issued();
    afternoonOf('2026-12-06');
    await stop(invoice);
    expect((await preview(invoice)).statusCode).toBe(400);
    expect((await sendNow(invoice, 3)).statusCode).toBe(400);
    await call(`invoices/${invoice.id}/resume_reminders/`);
    await pay(api, staff, invoice, 110_00, 'A');
    expect((await sendNow(invoice, 3)).statusCode).toBe(404);
    const path = `invoices/${invoice.id}/reminder/`;
    expect((await api.call({ path, as: client })).statusCode).toBe(403);
    expect(await remindersTo(client.email)).toEqual([]);
  });
});
