import type { Invoice } from '@cleaning/contract/invoices';
import { beforeEach, describe, expect, test } from 'vitest';
import { statusesOf } from '../../../test/account-fixtures.ts';
import {
  command,
  createInvoice,
  invoiceIn,
  issueInvoice,
  LINE,
  NDIS_LINE,
  readInvoice,
  storePlan,
} from '../../../test/invoice-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
beforeEach(() => testApp.clock.set('2026-11-21T00:00:00.000Z'));
const client = makeBeforeEach(() => testApp.signIn());

const issue = (draft: Invoice, body: object = {}) =>
  command(testApp, staff, draft, 'issue', { version: draft.version, ...body });

const sequenceOf = ({ number }: Invoice) => Number(number?.slice(-5));

const issueFor = async (plan: Parameters<typeof storePlan>[2]) => {
  const participant = await testApp.signIn({ clientType: 'ndis', firstName: 'Noah' });
  await storePlan(testApp, participant, plan);
  const changes = { kind: 'ndis', lines: [NDIS_LINE] };
  const invoice = await issueInvoice(testApp, staff, participant, changes);
  return { participant, invoice };
};

describe('issuing an invoice', () => {
  test('sets its number, issue date, due date and payer', async () => {
    const draft = await createInvoice(testApp, staff, client, { note: 'Thank you.' });
    expect(draft).toMatchObject({ number: null, issue_date: null, due_date: null, bill_to: null });
    const issued = invoiceIn(await issue(draft));
    expect(issued).toMatchObject({
      number: expect.stringMatching(/^INV-2026-\d{5}$/u),
      status: 'issued',
      version: 2,
      claim_status: 'not_applicable',
      issue_date: '2026-11-21',
      due_date: '2026-12-05',
      is_overdue: false,
      subtotal_cents: 100_00,
      gst_cents: 10_00,
      total_cents: 110_00,
      balance_cents: 110_00,
      note: 'Thank you.',
      bill_to: { name: 'Robin Park', email: client.email, address: null, abn: null },
      available_commands: ['send_again', 'record_payment', 'credit', 'void'],
    });
    expect(issued.events.map(({ command: name }) => name)).toEqual(['create', 'issue']);
    expect(await readInvoice(testApp, client, issued)).toMatchObject({
      number: issued.number,
      available_commands: ['send_again'],
    });
  });

  test('mails the client the total and a link, once', async () => {
    const issued = await issueInvoice(testApp, staff, client);
    const mails = await testApp.mails(client.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(issued.number);
    expect(mails[0]?.text).toContain('$110.00');
    expect(mails[0]?.text).toContain('5 Dec 2026');
    expect(mails[0]?.text).toContain(`/clients/invoices/${issued.id}`);
  });

  test('numbers it by the year in Sydney', async () => {
    testApp.clock.set('2027-12-31T13:30:00.000Z');
    const awake = await testApp.signIn({ userType: 'staff' });
    const first = await issueInvoice(testApp, awake, client);
    const second = await issueInvoice(testApp, awake, client);
    expect([first.number, second.number]).toEqual(['INV-2028-00001', 'INV-2028-00002']);
    expect(first.issue_date).toBe('2028-01-01');
  });

  test('accepts another due date from staff, but not before today', async () => {
    const draft = await createInvoice(testApp, staff, client);
    const past = await issue(draft, { due_date: '2026-11-20' });
    expect(past.json()).toEqual({ due_date: ['Choose today or a later date.'] });
    expect(invoiceIn(await issue(draft, { due_date: '2026-11-21' })).due_date).toBe('2026-11-21');
  });

  test('makes it overdue from the day after its due date, in Sydney', async () => {
    const issued = await issueInvoice(testApp, staff, client);
    testApp.clock.set('2026-12-05T12:59:00.000Z');
    expect((await readInvoice(testApp, client, issued)).is_overdue).toBe(false);
    testApp.clock.set('2026-12-05T13:00:00.000Z');
    expect((await readInvoice(testApp, client, issued)).is_overdue).toBe(true);
  });

  test('freezes the invoice and its lines', async () => {
    const issued = await issueInvoice(testApp, staff, client);
    const { id, version, lines } = issued;
    const changes = [
      { method: 'PATCH', path: `invoices/${id}/`, body: { version, note: 'Other.' } },
      { method: 'DELETE', path: `invoices/${id}/?version=${version}` },
      { method: 'POST', path: 'invoices/items/', body: { invoice_id: id, version, ...LINE } },
      { method: 'PATCH', path: `invoices/items/${lines[0]?.id}/`, body: { version, quantity: 2 } },
      { method: 'DELETE', path: `invoices/items/${lines[0]?.id}/?version=${version}` },
    ] as const;
    for (const change of changes) {
      const response = await testApp.call({ ...change, as: staff });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'invalid_transition' });
    }
    expect(await readInvoice(testApp, staff, issued)).toEqual(issued);
  });
});

describe('an invoice is not issued', () => {
  test.each([
    ['without a line', []],
    ['over nothing', [{ ...LINE, unit_price_cents: 0 }]],
  ])('%s', async (_why, lines) => {
    const draft = await createInvoice(testApp, staff, client, { lines });
    const response = await issue(draft);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      non_field_errors: ['Add a line with a price before you issue it.'],
    });
  });

  test('a second time', async () => {
    const issued = await issueInvoice(testApp, staff, client);
    const response = await issue(issued);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'invalid_transition', current: issued });
  });

  test('with a stale version', async () => {
    const draft = await createInvoice(testApp, staff, client);
    const changed = await testApp.call({
      method: 'PATCH',
      path: `invoices/${draft.id}/`,
      as: staff,
      body: { version: 1, note: 'Changed.' },
    });
    const response = await issue(draft);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'stale_version',
      current: invoiceIn(changed),
    });
  });

  test('by a client, even their own', async () => {
    const draft = await createInvoice(testApp, staff, client);
    const response = await command(testApp, client, draft, 'issue', { version: 1 });
    expect(response.statusCode).toBe(403);
  });
});

describe('the invoice numbers', () => {
  test('of twenty invoices issued at once have no gap and no duplicate', async () => {
    const before = sequenceOf(await issueInvoice(testApp, staff, client));
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () => createInvoice(testApp, staff, client)),
    );
    const issued = (await Promise.all(drafts.map((draft) => issue(draft)))).map(invoiceIn);
    expect(issued.map(sequenceOf).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => before + 1 + index),
    );
  });

  test('have no gap when issuing was rolled back', async () => {
    const ndis = await testApp.signIn({ clientType: 'ndis' });
    const before = sequenceOf(await issueInvoice(testApp, staff, client));
    const draft = await createInvoice(testApp, staff, ndis, { kind: 'ndis', lines: [NDIS_LINE] });
    const refused = await issue(draft);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'not_compliant' });
    expect(await readInvoice(testApp, staff, draft)).toEqual(draft);
    expect(await testApp.mails(ndis.email)).toEqual([]);
    expect(sequenceOf(await issueInvoice(testApp, staff, client))).toBe(before + 1);
  });

  test('are given once when two users issue the same draft at once', async () => {
    const before = sequenceOf(await issueInvoice(testApp, staff, client));
    const draft = await createInvoice(testApp, staff, client);
    const answers = await Promise.all(Array.from({ length: 4 }, () => issue(draft)));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
    expect(sequenceOf(await issueInvoice(testApp, staff, client))).toBe(before + 2);
  });
});

describe('an NDIS invoice', () => {
  const PLAN = { planManagement: 'plan', planManagerName: 'Plan Partners' } as const;

  test('that fails its check needs a reason, which only staff can read', async () => {
    const { participant, invoice } = await issueFor(PLAN);
    expect(invoice.override_reason).toBe('Checked by hand.');
    expect(invoice.events.at(-1)?.reason).toBe('Checked by hand.');
    const seen = await readInvoice(testApp, participant, invoice);
    expect(seen.override_reason).toBeNull();
    expect(seen.events.map(({ reason }) => reason)).toEqual([null, null]);
  });

  test('mails the plan manager, with a copy to the participant', async () => {
    const email = 'invoices@plan-partners.example';
    const { participant, invoice } = await issueFor({ ...PLAN, planManagerInvoiceEmail: email });
    expect(invoice).toMatchObject({
      plan_management: 'plan',
      claim_status: 'not_applicable',
      bill_to: { name: 'Plan Partners', email },
    });
    const [toManager] = await testApp.mails(email);
    expect(toManager?.text).toContain('2.5 H at $60.10: $150.25');
    expect(toManager?.text).toContain('01_020_0120_1_1');
    const [copy] = await testApp.mails(participant.email);
    expect(copy?.text).toContain('You do not need to pay it. We sent it to Plan Partners');
  });

  test('mails the nominee of a self-managed participant', async () => {
    const email = 'nominee@mail.example';
    const { participant, invoice } = await issueFor({
      planManagement: 'self',
      nomineeName: 'Ann Lee',
      nomineeEmail: email,
    });
    expect(invoice.bill_to).toEqual({ name: 'Ann Lee', email, address: null, abn: null });
    expect(await testApp.mails(email)).toHaveLength(1);
    expect(await testApp.mails(participant.email)).toHaveLength(1);
  });

  test('mails the nominee too once the participant agreed, also later mails', async () => {
    const email = 'copies@mail.example';
    const agreed = { nomineeName: 'Ann Lee', nomineeEmail: email, nomineeGetsCopies: true };
    const { participant, invoice } = await issueFor({ planManagement: 'agency', ...agreed });
    const [copy] = await testApp.mails(email);
    expect(copy?.subject).toBe(`For Noah Park: Invoice ${invoice.number} from Blue Wren Cleaning`);
    expect(copy?.text).toContain('Hello Ann Lee,\n\nNoah Park agreed that you get copies.');
    expect(copy?.text).not.toContain('/clients/invoices/');
    expect(copy?.text).toContain('It is attached as a PDF.');
    await command(testApp, staff, invoice, 'void', { version: 2, reason: 'Twice.' });
    const subjects = (await testApp.mails(email)).map(({ subject }) => subject);
    expect(subjects).toContain(`For Noah Park: Invoice ${invoice.number} is cancelled`);
    expect(await testApp.mails(participant.email)).toHaveLength(2);
  });

  test('sends one mail to a nominee who pays, or who has the address of the participant', async () => {
    const pays = { planManagement: 'self', nomineeEmail: 'pays@mail.example' } as const;
    await issueFor({ ...pays, nomineeGetsCopies: true });
    expect(await testApp.mails(pays.nomineeEmail)).toHaveLength(1);
    const participant = await testApp.signIn({ clientType: 'ndis' });
    const shared = { nomineeEmail: participant.email, nomineeGetsCopies: true };
    await storePlan(testApp, participant, { planManagement: 'agency', ...shared });
    await issueInvoice(testApp, staff, participant, { kind: 'ndis', lines: [NDIS_LINE] });
    expect(await testApp.mails(participant.email)).toHaveLength(1);
  });

  test('mails only the participant while they have not agreed, or are a general client now', async () => {
    const email = 'no-copies@mail.example';
    const nominee = { nomineeName: 'Ann Lee', nomineeEmail: email };
    await issueFor({ planManagement: 'agency', ...nominee });
    const general = await testApp.signIn();
    await storePlan(testApp, general, { ...nominee, nomineeGetsCopies: true });
    await issueInvoice(testApp, staff, general);
    expect(await testApp.mails(email)).toEqual([]);
  });

  test('of an agency-managed participant makes it ready to claim, with nothing to pay', async () => {
    const { participant, invoice } = await issueFor({ planManagement: 'agency' });
    expect(invoice).toMatchObject({ plan_management: 'agency', claim_status: 'ready' });
    const [copy] = await testApp.mails(participant.email);
    expect(copy?.text).toContain('We claim it from your plan');
  });
});
