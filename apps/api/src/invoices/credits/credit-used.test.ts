import type { Invoice, InvoiceResult, Statement } from '@cleaning/contract/invoices';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  changeStoredPlan,
  command,
  createInvoice,
  creditsOf,
  invoiceIn,
  issueInvoice,
  issueWithoutCredit,
  LINE,
  NDIS_LINE,
  overpay,
  pay,
  readInvoice,
  storePlan,
} from '../../../test/invoice-fixtures.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const TODAY = '2026-11-21T00:00:00Z';
const TOMORROW = '2026-11-22T00:00:00Z';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
beforeEach(() => api.clock.set(TODAY));
const client = makeBeforeEach(() => api.signIn());

const heldFor = async (person: TestPerson) =>
  (await creditsOf(api, staff, person)).reduce((cents, { open_cents }) => cents + open_cents, 0);

const closingOf = async ({ id }: TestPerson) => {
  const path = `invoices/statement/?client_id=${id}&from=2026-11-01&to=2026-11-30`;
  return (await api.call({ path, as: staff })).json<Statement>().closing_balance_cents;
};

const issue = (draft: Invoice, changes: object = {}) =>
  command(api, staff, draft, 'issue', { version: draft.version, ...changes });

describe('issuing an invoice', () => {
  test('uses the credit of its client, and asks for the rest on screen, in the mail and on paper', async () => {
    const credit = await overpay(api, staff, await issueInvoice(api, staff, client), 66_50);
    const draft = await createInvoice(api, staff, client);
    expect(draft).toMatchObject({
      uses_credit: true,
      credit_used_cents: 0,
      credit_to_use: { held_cents: 66_50, used_cents: 66_50 },
    });
    const issued = invoiceIn(await issue(draft));
    expect(issued).toMatchObject({
      status: 'partially_paid',
      total_cents: 110_00,
      paid_cents: 66_50,
      credit_used_cents: 66_50,
      balance_cents: 43_50,
      credit_to_use: null,
      payments: [{ kind: 'payment', method: 'account_credit', amount_cents: 66_50 }],
    });
    expect(issued.payments[0]?.reference).toContain(credit.reference);
    expect(issued.events.at(-1)).toMatchObject({ command: 'record_payment', actor: 'system' });
    expect(await heldFor(client)).toBe(0);
    // $220 was invoiced and $176.50 received.
    expect(await closingOf(client)).toBe(43_50);
    const mails = await api.mails(client.email);
    const mail = mails.find(({ subject }) => subject.includes(issued.number ?? 'no number'));
    expect(mail?.text).toContain('$110.00. Credit used, $66.50. Please pay $43.50 by 5 Dec 2026');
    const pdf = await api.call({ path: `invoices/${issued.id}/download_pdf/`, as: client });
    const { text } = await readPdf(pdf.rawPayload);
    expect(text.replaceAll(/\s+/gu, ' ')).toMatch(/Credit used \$66\.50.*Amount due \$43\.50/u);
    expect(text).not.toMatch(/^Paid/mu);
  });

  test('uses the oldest money first, and keeps what is above the invoice', async () => {
    const [first, second] = [
      await issueInvoice(api, staff, client),
      await issueWithoutCredit(api, staff, client),
    ];
    const before = api.clock.now;
    api.clock.set('2026-11-22T02:00:00.000Z');
    const later = await overpay(api, staff, first, 80_00, { received_on: '2026-11-22' });
    const earlier = await overpay(api, staff, second, 50_00, { received_on: '2026-11-21' });
    api.clock.set(before.toISOString());
    const issued = await issueInvoice(api, staff, client);
    expect(issued).toMatchObject({ status: 'paid', balance_cents: 0, credit_used_cents: 110_00 });
    expect(
      issued.payments.map((each) => [each.amount_cents, each.reference.split(' ').at(-1)]),
    ).toEqual([
      [50_00, earlier.reference],
      [60_00, later.reference],
    ]);
    expect(await creditsOf(api, staff, client)).toMatchObject([
      { id: later.id, open_cents: 20_00 },
    ]);
    const [mail] = (await api.mails(client.email)).filter(({ subject }) =>
      subject.includes(issued.number ?? 'no number'),
    );
    expect(mail?.text).toContain('Nothing is left to pay');
    // The second credit pays the next invoice again.
    expect(await issueInvoice(api, staff, client)).toMatchObject({ balance_cents: 90_00 });
  });

  test('leaves the credit where the draft says so, until it is switched on again', async () => {
    await overpay(api, staff, await issueInvoice(api, staff, client), 20_00);
    const draft = await createInvoice(api, staff, client);
    const set = async (invoice: Invoice, uses_credit: boolean) =>
      invoiceIn(
        await api.call({
          method: 'PATCH',
          path: `invoices/${invoice.id}/`,
          as: staff,
          body: { version: invoice.version, uses_credit },
        }),
      );
    const off = await set(draft, false);
    expect(off).toMatchObject({
      uses_credit: false,
      credit_to_use: { held_cents: 20_00, used_cents: 0 },
      note: draft.note,
    });
    const other = await set(await createInvoice(api, staff, client), false);
    expect(await readInvoice(api, staff, off)).toMatchObject({ uses_credit: false });
    expect(invoiceIn(await issue(off))).toMatchObject({
      status: 'issued',
      balance_cents: 110_00,
      payments: [],
    });
    expect(await heldFor(client)).toBe(20_00);
    expect(invoiceIn(await issue(await set(other, true)))).toMatchObject({ balance_cents: 90_00 });
  });

  test('uses credit in bulk likewise, each cent once', async () => {
    await overpay(api, staff, await issueInvoice(api, staff, client), 150_00);
    const drafts = [
      await createInvoice(api, staff, client),
      await createInvoice(api, staff, client),
    ];
    const response = await api.call({
      method: 'POST',
      path: 'invoices/bulk_issue/',
      as: staff,
      body: { invoices: drafts.map(({ id, version }) => ({ id, version })) },
    });
    expect(response.json<{ results: InvoiceResult[] }>().results).toMatchObject([
      { error: null },
      { error: null },
    ]);
    const issued = await Promise.all(drafts.map((draft) => readInvoice(api, staff, draft)));
    expect(issued.map(({ balance_cents }) => balance_cents)).toEqual([0, 70_00]);
    expect(await heldFor(client)).toBe(0);
  });

  test('uses a credit once when two invoices are issued at once', async () => {
    await overpay(api, staff, await issueInvoice(api, staff, client), 60_00);
    const drafts = [
      await createInvoice(api, staff, client),
      await createInvoice(api, staff, client),
    ];
    const issued = (await Promise.all(drafts.map((draft) => issue(draft)))).map(invoiceIn);
    expect(issued.reduce((sum, each) => sum + each.credit_used_cents, 0)).toBe(60_00);
    expect(issued.reduce((sum, each) => sum + each.balance_cents, 0)).toBe(160_00);
    expect(await heldFor(client)).toBe(0);
  });

  test('takes nothing when it is refused', async () => {
    await overpay(api, staff, await issueInvoice(api, staff, client), 60_00);
    const draft = await createInvoice(api, staff, client);
    expect((await issue(draft, { due_date: '2026-11-20' })).statusCode).toBe(400);
    expect(await heldFor(client)).toBe(60_00);
  });
});

describe('credit stays with who paid too much', () => {
  const PLANS = {
    self: { planManagement: 'self' },
    agency: { planManagement: 'agency' },
    'Example Plans': {
      planManagement: 'plan',
      planManagerName: 'Example Plans',
      planManagerInvoiceEmail: 'invoices@plans.example',
    },
    'Other Plans': {
      planManagement: 'plan',
      planManagerName: 'Other Plans',
      planManagerInvoiceEmail: 'invoices@other.example',
    },
    unknown: { planManagement: null, planManagerName: null },
  } as const;
  type Payer = keyof typeof PLANS | 'private';

  const invoiceFor = async (payer: Payer, person: TestPerson) => {
    if (payer === 'private') return issueInvoice(api, staff, person);
    await changeStoredPlan(api, person, PLANS[payer]);
    return issueInvoice(api, staff, person, { kind: 'ndis', lines: [NDIS_LINE] });
  };

  test.each<[Payer, Payer, boolean]>([
    ['private', 'private', true],
    ['private', 'self', true],
    ['self', 'private', true],
    ['private', 'Example Plans', false],
    ['private', 'agency', false],
    ['Example Plans', 'private', false],
    ['Example Plans', 'Example Plans', true],
    ['Example Plans', 'Other Plans', false],
    ['Example Plans', 'agency', false],
    ['agency', 'agency', true],
    ['agency', 'private', false],
    ['unknown', 'unknown', false],
    ['unknown', 'private', false],
  ])('what %s paid too much pays an invoice of %s: %s', async (from, to, isUsed) => {
    const person = await api.signIn({ clientType: 'ndis' });
    await storePlan(api, person, PLANS.self);
    const credit = await overpay(api, staff, await invoiceFor(from, person), 10_00);
    const next = await invoiceFor(to, person);
    expect(next.credit_used_cents).toBe(isUsed ? 10_00 : 0);
    expect(await creditsOf(api, staff, person)).toMatchObject(isUsed ? [] : [{ id: credit.id }]);
  });
});

describe('credit that was used', () => {
  test('is free again when its invoice is voided, and the next invoice uses it', async () => {
    await overpay(api, staff, await issueInvoice(api, staff, client), 130_00);
    const paid = await issueInvoice(api, staff, client);
    expect(paid.available_commands).toContain('void');
    const voided = await command(api, staff, paid, 'void', {
      version: paid.version,
      reason: 'Wrong date.',
    });
    expect(invoiceIn(voided)).toMatchObject({
      status: 'void',
      balance_cents: 0,
      paid_cents: 110_00,
      refunded_cents: 110_00,
      credit_used_cents: 0,
    });
    expect(await heldFor(client)).toBe(130_00);
    expect(await closingOf(client)).toBe(-130_00);
    expect(await issueInvoice(api, staff, client)).toMatchObject({ credit_used_cents: 110_00 });
    expect(await closingOf(client)).toBe(-20_00);
  });

  test('keeps an invoice from being void once other money paid it too', async () => {
    await overpay(api, staff, await issueInvoice(api, staff, client), 60_00);
    const issued = await issueInvoice(api, staff, client);
    const paid = invoiceIn(await pay(api, staff, issued, 10_00, 'BANK-part'));
    expect(paid.available_commands).not.toContain('void');
  });
});

const refund = (id: string, changes: object = {}) =>
  api.call({
    method: 'POST',
    path: `invoices/account_credits/${id}/refunds/`,
    as: staff,
    body: {
      amount_cents: 25_00,
      reference: 'BACK-1',
      method: 'bank_transfer',
      reason: 'They asked for it.',
      ...changes,
    },
  });

describe('paying a credit back', () => {
  test('reduces what is held, and the statement says so', async () => {
    const credit = await overpay(api, staff, await issueInvoice(api, staff, client), 40_00);
    const response = await refund(credit.id);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ id: credit.id, open_cents: 15_00, payer: 'client' });
    expect(await closingOf(client)).toBe(-15_00);
    expect(await issueInvoice(api, staff, client)).toMatchObject({ balance_cents: 95_00 });
    expect((await refund(credit.id, { amount_cents: 1 })).json()).toEqual({
      amount_cents: ['Only $0.00 of this credit is left.'],
    });
  });

  test('asks about one like another of the same day, and records it once it is confirmed', async () => {
    const credit = await overpay(api, staff, await issueInvoice(api, staff, client), 60_00);
    expect((await refund(credit.id)).statusCode).toBe(201);
    const again = await refund(credit.id);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'already_recorded',
      current: { id: credit.id, open_cents: 35_00 },
    });
    const other = await refund(credit.id, { reference: 'BACK-2' });
    expect(other.json()).toMatchObject({ open_cents: 10_00 });
    const small = await refund(credit.id, { amount_cents: 5_00 });
    expect(small.json()).toMatchObject({ open_cents: 5_00 });
    const another = { amount_cents: 5_00, confirm_another: true };
    expect((await refund(credit.id, another)).json()).toMatchObject({ open_cents: 0 });
  });

  test('records one like another of another day at once', async () => {
    const credit = await overpay(api, staff, await issueInvoice(api, staff, client), 60_00);
    expect((await refund(credit.id)).statusCode).toBe(201);
    api.clock.set(TOMORROW);
    const nextDay = await refund(credit.id);
    expect(nextDay.statusCode).toBe(201);
    expect(nextDay.json()).toMatchObject({ open_cents: 10_00 });
  });

  test.each([
    ['more than is left', { amount_cents: 40_01 }, 'amount_cents', 'Only $40.00'],
    ['on a day to come', { received_on: '2026-11-22' }, 'received_on', 'today or an earlier'],
    ['before it came', { received_on: '2026-11-20' }, 'received_on', 'The money came on 21 Nov'],
    ['without a reason', { reason: '' }, 'reason', ''],
  ])('is refused %s', async (_what, changes, field, message) => {
    const credit = await overpay(api, staff, await issueInvoice(api, staff, client), 40_00);
    const response = await refund(credit.id, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [expect.stringContaining(message)] });
    expect(await heldFor(client)).toBe(40_00);
  });

  test('is refused for a credit that is not there', async () => {
    expect((await refund('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });
});

test('a draft counts what its lines come to, also above and below the credit', async () => {
  await overpay(api, staff, await issueInvoice(api, staff, client), 60_00);
  const small = await createInvoice(api, staff, client, {
    lines: [{ ...LINE, unit_price_cents: 40_00 }],
  });
  expect(small.credit_to_use).toEqual({ held_cents: 60_00, used_cents: 40_00 });
  const empty = await createInvoice(api, staff, client, { lines: [] });
  expect(empty.credit_to_use).toEqual({ held_cents: 60_00, used_cents: 0 });
});
