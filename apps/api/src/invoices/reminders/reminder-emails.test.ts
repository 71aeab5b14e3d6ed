import { reminderEmailSchema, STANDARD_REMINDER, type Invoice } from '@cleaning/contract/invoices';
import { beforeEach, describe, expect, test } from 'vitest';
import { runDue } from '../../../test/run-due.ts';
import { issueInvoice, NDIS_LINE, pay } from '../../../test/invoice-fixtures.ts';
import { signInParticipant, TEST_SECRETS } from '../../../test/ndis-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../../test/set-up.ts';
import { paymentReminderJobs } from './remind-of-payment-job.ts';

const path = 'invoices/reminders/';

const api = startBeforeEach({ dependencies: { secrets: TEST_SECRETS } });
beforeEach(() => api.clock.set('2026-11-20T01:00:00.000Z'));
const staff = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' }),
);
const client = makeBeforeEach(() => api.signIn({ firstName: 'Olivia', lastName: 'Marsh' }));

const read = async () => {
  const { emails } = (await api.call({ path, as: staff })).json<{ emails: unknown }>();
  return reminderEmailSchema.array().parse(emails);
};

const WORDS = { subject: '{invoice} is waiting', body: 'Please pay {amount}.\n\n{how to pay}' };

const save = (changes: object = {}, as = staff) =>
  api.call({
    method: 'PATCH',
    path,
    as,
    body: { days: 10, version: 1, ...WORDS, ...changes },
  });

/** Half past two in the afternoon in Sydney. */
const remindOn = (day: string) => {
  api.clock.set(`${day}T03:30:00.000Z`);
  return runDue(api, paymentReminderJobs);
};

const remindersTo = async (address: string, { number }: Invoice) =>
  (await api.mails(address)).filter(({ subject }) => subject.startsWith(`${number} `));

describe('the text of a reminder', () => {
  test('starts as the standard text, and staff can change each of the three', async () => {
    expect(
      (await read()).map(({ days, version, subject, body }) => [days, version, subject, body]),
    ).toEqual(
      [3, 10, 21].map((days) => [days, 1, STANDARD_REMINDER.subject, STANDARD_REMINDER.body]),
    );
    const saved = reminderEmailSchema.parse((await save()).json());
    expect(saved).toEqual({
      days: 10,
      version: 2,
      ...WORDS,
      updated_at: api.clock.now.toISOString(),
    });
    expect((await read()).map(({ subject }) => subject)).toEqual([
      STANDARD_REMINDER.subject,
      WORDS.subject,
      STANDARD_REMINDER.subject,
    ]);
  });

  test('is sent to the payer with the invoices, and looks the same in the preview', async () => {
    const invoice = await issueInvoice(api, staff, client);
    await pay(api, staff, invoice, 30_00, 'PAY-1');
    const body =
      '{client}, {invoice} from {company} was due on {due date}.\r\n\r\nIt is {days overdue} late: {amount}.\nCall {phone}, say {payment reference}.';
    await save({ days: 3, body });
    const preview = await api.call({ path: `invoices/${invoice.id}/reminder/`, as: staff });
    await remindOn('2026-12-07');
    const [mail] = await remindersTo(client.email, invoice);
    const paragraphs = [
      `Olivia Marsh, ${invoice.number} from Blue Wren Cleaning was due on 4 Dec 2026.`,
      expect.stringMatching(
        /^It is 3 days late: \$80\.00 of \$110\.00\.\nCall [\d ]+, say \d{8}\.$/u,
      ),
    ];
    expect(preview.json()).toMatchObject({ subject: `${invoice.number} is waiting`, paragraphs });
    const text = preview.json<{ paragraphs: string[] }>().paragraphs.join('\n\n');
    expect(mail?.subject).toBe(`${invoice.number} is waiting`);
    expect(mail?.text).toContain(`Hello Olivia,\n\n${text}\n\nView the invoice:`);
  });

  test('is filled in for an early reminder with its days, and names the plan manager’s client', async () => {
    const participant = await signInParticipant(api, {
      planManagement: 'plan',
      planManagerName: 'Plans Together',
      planManagerInvoiceEmail: 'accounts@plans.example',
    });
    const invoice = await issueInvoice(api, staff, participant, {
      kind: 'ndis',
      lines: [NDIS_LINE],
    });
    await save({ days: 3 });
    api.clock.set('2026-12-05T01:00:00.000Z');
    const sent = await api.call({
      method: 'POST',
      path: `invoices/${invoice.id}/send_reminder/`,
      as: staff,
      body: { days: 3 },
    });
    expect(sent.statusCode).toBe(200);
    const [mail] = await remindersTo(invoice.bill_to?.email ?? '', invoice);
    expect(mail?.subject).toBe(`${invoice.number} for ${invoice.client_name} is waiting`);
    expect(mail?.text).toContain('To pay, transfer it to');
  });

  test('is plain text: HTML is escaped, and braces in a name are not replaced', async () => {
    const odd = await api.signIn({ firstName: '{phone}', lastName: 'Marsh & Sons' });
    const invoice = await issueInvoice(api, staff, odd);
    await save({ days: 3, body: '{client}: pay "now" & <b>here</b>' });
    await remindOn('2026-12-07');
    const [mail] = await remindersTo(odd.email, invoice);
    expect(mail?.text).toContain('{phone} Marsh & Sons: pay "now" &');
    expect(mail?.html).toContain('{phone} Marsh &amp; Sons: pay &quot;now&quot; &amp;');
    expect(mail?.html).not.toContain('<b>');
  });

  test('is reset by saving the standard text, which then follows releases', async () => {
    await save();
    const response = await save({ version: 2, ...STANDARD_REMINDER });
    expect(response.json()).toMatchObject({ version: 3, ...STANDARD_REMINDER });
    const { rows } = await api.database.execute<{ subject: string | null }>(
      'select subject from reminder_emails where days = 10',
    );
    expect(rows).toEqual([{ subject: null }]);
  });

  test('is recorded in the audit log with who changed it', async () => {
    await save();
    await save({ version: 2, ...STANDARD_REMINDER });
    const admin = await api.signIn({ userType: 'admin' });
    const log = await api.call({ path: 'audit/?subject_type=settings', as: admin });
    expect(log.json()).toMatchObject({
      results: [
        {
          actor: { id: staff.id },
          reason: 'Put the standard text of the reminder after 10 days back.',
        },
        { actor: { id: staff.id }, reason: 'Changed the reminder after 10 days.' },
      ],
    });
  });
});

describe('a change of a reminder text', () => {
  test.each([
    ['subject', '{invoce} is late', '{invoce}'],
    ['body', 'Pay {amount} by {dueDate} or {soon}.', '{dueDate}, {soon}'],
    ['body', 'Pay {amount', '{amount'],
    ['body', 'Pay amount}', '}'],
    ['body', 'Pay {}', '{}'],
  ])('is refused with its name where the %s is “%s”', async (field, words, named) => {
    const response = await save({ [field]: words });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      [field]: [expect.stringContaining(`We cannot fill in ${named}. Use {invoice}, {client}, `)],
    });
    expect((await read()).map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  test.each([
    { subject: ' ' },
    { body: '' },
    { subject: 'x'.repeat(151) },
    { body: 'x'.repeat(4001) },
    { days: 5 },
    { version: 0 },
  ])('needs a valid text: %o', async (changes) => {
    expect((await save(changes)).statusCode).toBe(400);
  });

  test('never overwrites an unseen change, and one of two concurrent ones is refused', async () => {
    const answers = await Promise.all([save(), save({ subject: 'Mine' })]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const stale = answers.find(({ statusCode }) => statusCode === 409);
    const [, current] = await read();
    expect(stale?.json()).toMatchObject({ code: 'stale_version', current });
    expect((await save({ days: 21 })).statusCode).toBe(200);
  });

  test('with an equal text is not recorded', async () => {
    expect((await save(STANDARD_REMINDER)).json()).toMatchObject({ version: 1 });
    const admin = await api.signIn({ userType: 'admin' });
    const log = await api.call({ path: 'audit/?subject_type=settings', as: admin });
    expect(log.json()).toMatchObject({ results: [] });
  });

  test('is only for staff', async () => {
    expect((await save({}, client)).statusCode).toBe(403);
    expect((await api.call({ method: 'PATCH', path, body: {} })).statusCode).toBe(401);
    expect((await read()).map(({ version }) => version)).toEqual([1, 1, 1]);
  });
});
