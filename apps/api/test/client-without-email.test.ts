import { remindedInvoiceSchema, statementSchema } from '@cleaning/contract/invoices';
import { beforeEach, describe, expect, test } from 'vitest';
import { remindOfVisitsJob } from '../src/appointments/reminders/remind-of-visits-job.ts';
import { paymentReminderJobs } from '../src/invoices/reminders/remind-of-payment-job.ts';
import { appointmentIn, PLANNED_TIME, REQUEST } from './appointment-fixtures.ts';
import { users } from '../src/core/db/schema/index.ts';
import { clientWithoutEmail } from './client-without-email-fixtures.ts';
import { runDue } from './run-due.ts';
import type { TestPerson } from './create-test-app.ts';
import { documentCalls } from './document-fixtures.ts';
import {
  command,
  invoiceIn,
  issueInvoice,
  NDIS_LINE,
  pay,
  readInvoice,
} from './invoice-fixtures.ts';
import { start } from './message-fixtures.ts';
import { TEST_SECRETS } from './ndis-fixtures.ts';
import { CHOICES, command as quoteCommand, quoteIn, SITE } from './quote-fixtures.ts';
import { startedSeries } from './series-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from './set-up.ts';

const NO_EMAIL =
  'Lena Fisher has no email. Download the PDF and print or post it, or add an email.';

let staff: TestPerson;
const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
beforeEach(() => api.clock.set('2026-11-20T01:00:00.000Z'));
beforeEach(async () => {
  staff = await api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' });
});
const lena = makeBeforeEach(() => clientWithoutEmail(api, staff));

const postAs = (path: string, body: object) => api.call({ method: 'POST', path, as: staff, body });

/** What was mailed while something happened. */
async function mailedBy(work: () => Promise<unknown>) {
  const before = new Set((await api.mails()).map(({ id }) => id));
  await work();
  const mails = (await api.mails()).filter(({ id }) => !before.has(id));
  return mails.map(({ recipient }) => recipient);
}

const startQuote = (changes: object = {}) =>
  postAs('quotes/', {
    ...CHOICES,
    ...SITE,
    client_id: lena.id,
    reason: 'Lena phoned.',
    ...changes,
  });

describe('a quote for a client without an email', () => {
  test('is submitted as staff make it, is sent without a mail, and is approved by phone', async () => {
    const mailed = await mailedBy(async () => {
      const made = quoteIn(await startQuote());
      expect(made).toMatchObject({
        status: 'submitted',
        client: { has_email: false },
        staff_details: { client_email: null },
        events: [{ command: 'create', to_status: 'submitted', on_behalf_of_client: true }],
      });
      expect(made.submitted_at).not.toBeNull();
      const sent = quoteIn(await quoteCommand(api, staff, made, 'send'));
      expect(sent).toMatchObject({ status: 'sent', staff_details: { offer_mail: null } });
      const approved = await quoteCommand(api, staff, sent, 'approve', {
        reason: 'Lena said yes on the phone.',
      });
      expect([approved.statusCode, approved.json()]).toMatchObject([200, { status: 'approved' }]);
    });
    expect(mailed.filter((recipient) => recipient.includes('mail.example'))).toEqual([]);
  });

  test('says what it lacks when it is made, since nobody can add it to a draft', async () => {
    const response = await startQuote({ address_line1: null });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['address_line1']);
  });
});

describe('visits of a client without an email', () => {
  test('are booked, moved and reminded of without a mail to anybody', async () => {
    const mailed = await mailedBy(async () => {
      const booked = appointmentIn(
        await postAs('appointments/for_client/', {
          ...REQUEST,
          client_id: lena.id,
          plan: { ...PLANNED_TIME, staff_id: staff.id },
          reason: 'Lena phoned.',
        }),
      );
      expect(booked).toMatchObject({ status: 'confirmed', client_has_email: false });
      api.clock.set('2026-12-02T00:00:00.000Z');
      await runDue(api, remindOfVisitsJob);
    });
    expect(mailed).toEqual([]);
  });

  test('are planned as a series without a mail', async () => {
    expect(await mailedBy(() => startedSeries(api, { client: lena, staff }))).toEqual([]);
  });
});

describe('what is written to a client without an email', () => {
  test('waits in the portal for the day when they have one', async () => {
    const mailed = await mailedBy(async () => {
      const answer = await start(api, staff, { client_id: lena.id });
      expect(answer.statusCode).toBe(201);
      await documentCalls(api).upload({ as: staff, fields: { client_id: lena.id } });
    });
    expect(mailed).toEqual([]);
  });
});

describe('an invoice to a client without an email', () => {
  test('is issued and paid without a mail, and is on the PDF without an address', async () => {
    const mailed = await mailedBy(async () => {
      const issued = await issueInvoice(api, staff, lena);
      expect(issued.bill_to).toMatchObject({ name: 'Lena Fisher', email: null });
      const pdf = await api.call({ path: `invoices/${issued.id}/download_pdf/`, as: staff });
      expect(pdf.statusCode).toBe(200);
      expect((await pay(api, staff, issued, 10_00, 'T-1')).statusCode).toBe(201);
    });
    expect(mailed).toEqual([]);
  });

  test('is not sent again, and the refusal says what to do', async () => {
    const issued = await issueInvoice(api, staff, lena);
    const refused = await command(api, staff, issued, 'send_again', {});
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining(NO_EMAIL)]);
    expect((await readInvoice(api, staff, issued)).events).toHaveLength(issued.events.length);
  });

  test('goes to the email that they get later', async () => {
    const issued = await issueInvoice(api, staff, lena);
    const email = 'lena.later@mail.example';
    const add = { email, is_invited: false };
    expect((await postAs(`clients/${lena.id}/add_email/`, add)).statusCode).toBe(200);
    const again = invoiceIn(await command(api, staff, issued, 'send_again', {}));
    expect(again.bill_to?.email).toBe(email);
    expect(await api.mails(email)).toMatchObject([{ subject: expect.stringContaining('Copy') }]);
  });

  test('goes to the plan manager and to the nominee who gets copies', async () => {
    const participant = await clientWithoutEmail(api, staff, {
      client_type: 'ndis',
      ndis_number: '430 123 001',
      plan_management: 'plan',
      plan_manager_name: 'Northside Plan Management',
      plan_manager_invoice_email: 'accounts@northside.example',
      nominee_name: 'Peter Lam',
      nominee_email: 'peter@lam.example',
      nominee_gets_copies: true,
    });
    const mailed = await mailedBy(async () => {
      const issued = await issueInvoice(api, staff, participant, {
        kind: 'ndis',
        lines: [NDIS_LINE],
      });
      expect((await command(api, staff, issued, 'send_again', {})).statusCode).toBe(200);
    });
    expect(mailed.toSorted()).toEqual([
      'accounts@northside.example',
      'accounts@northside.example',
      'peter@lam.example',
      'peter@lam.example',
    ]);
  });

  test('is never counted as reminded, until there is an email', async () => {
    const issued = await issueInvoice(api, staff, lena);
    const remind = () => runDue(api, paymentReminderJobs);
    const reminded = () =>
      api.database.query.paymentReminders.findMany({
        where: ({ invoiceId }, { eq }) => eq(invoiceId, issued.id),
      });
    api.clock.set(`${issued.due_date}T03:30:00.000Z`);
    api.clock.advance(8 * 24 * 60 * 60 * 1000);
    staff = await api.signIn({ userType: 'staff' });
    await remind();
    expect(await reminded()).toEqual([]);
    const listed = (await api.call({ path: 'invoices/reminders/', as: staff })).json<{
      results: unknown[];
      left_out: { count: number };
    }>();
    const ids = remindedInvoiceSchema
      .array()
      .parse(listed.results)
      .map(({ invoice_id: id }) => id);
    expect(ids).not.toContain(issued.id);
    expect(listed.left_out.count).toBeGreaterThan(0);
    const early = await api.call({ path: `invoices/${issued.id}/reminder/`, as: staff });
    expect(early.statusCode).toBe(404);
    const email = 'lena.reminded@mail.example';
    await postAs(`clients/${lena.id}/add_email/`, { email, is_invited: false });
    await remind();
    expect(await reminded()).toMatchObject([{ days: 3 }]);
    expect(await api.mails(email)).toHaveLength(1);
  });
});

describe('a statement of a client without an email', () => {
  const PERIOD = { from: '2026-11-01', to: '2026-11-30' };

  test('is not sent, and not counted as sent', async () => {
    await issueInvoice(api, staff, lena);
    const query = `from=${PERIOD.from}&to=${PERIOD.to}&client_id=${lena.id}`;
    const read = async () =>
      statementSchema.parse(
        (await api.call({ path: `invoices/statement/?${query}`, as: staff })).json(),
      ).recipients;
    expect(await read()).toMatchObject([{ recipient: 'client', email: null }]);
    const refused = await postAs('invoices/statement/send/', { ...PERIOD, client_id: lena.id });
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining(NO_EMAIL)]);
    expect(await read()).toMatchObject([{ sent_today: null }]);
  });

  test('is left out where several clients get one', async () => {
    await issueInvoice(api, staff, lena);
    api.clock.set('2026-12-20T03:00:00.000Z');
    staff = await api.signIn({ userType: 'staff' });
    const answer = await postAs('invoices/statement/send_overdue/', {
      ...PERIOD,
      client_ids: [lena.id],
    });
    expect(answer.json()).toMatchObject({
      results: [{ client_id: lena.id, sent_to: null, error: { detail: NO_EMAIL } }],
    });
  });
});

test.each(['xero', 'myob', 'plain'])(
  'the %s export has an empty cell for the email',
  async (layout) => {
    await issueInvoice(api, staff, lena);
    const period = 'from=2026-11-01&to=2026-11-30';
    const response = await api.call({
      path: `bookkeeping/export/?layout=${layout}&record=invoices&${period}`,
      as: staff,
    });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Lena Fisher');
    expect(response.body).not.toMatch(/null|undefined/u);
  },
);

test('the database keeps staff and admins from being without', async () => {
  const now = api.clock.now;
  const person = { firstName: 'No', lastName: 'Email', createdAt: now, updatedAt: now };
  for (const userType of ['staff', 'admin'] as const) {
    await expect(
      api.database.insert(users).values({ ...person, userType, email: null }),
    ).rejects.toMatchObject({ cause: { constraint: 'users_email_check' } });
  }
});
