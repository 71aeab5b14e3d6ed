import { statementSchema, type Invoice, type Statement } from '@cleaning/contract/invoices';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../test/read-pdf.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  command,
  createInvoice,
  invoiceIn,
  issueInvoice,
  NDIS_LINE,
  pay,
  readInvoice,
  storePlan,
} from '../../../test/invoice-fixtures.ts';
import { startBeforeAll } from '../../../test/set-up.ts';

let staff: TestPerson;
let admin: TestPerson;
let client: TestPerson;
let first: Invoice;
let second: Invoice;
let third: Invoice;

const on = (day: string) => testApp.clock.set(`${day}T00:00:00.000Z`);

const testApp = startBeforeAll();
beforeAll(async () => {
  on('2026-10-01');
  staff = await testApp.signIn({ userType: 'staff' });
  admin = await testApp.signIn({ userType: 'admin' });
  client = await testApp.signIn({ firstName: 'Grace', lastName: 'Nguyen' });
  await issueInvoice(testApp, staff, await testApp.signIn());
  first = await issueInvoice(testApp, staff, client);
  on('2026-10-05');
  await pay(testApp, staff, first, 60_00, 'T-1');
  second = await issueInvoice(testApp, staff, client);
  await createInvoice(testApp, staff, client);
  on('2026-10-10');
  await command(testApp, staff, first, 'refunds', {
    amount_cents: 10_00,
    reference: 'R-1',
    method: 'bank_transfer',
    reason: 'Too much.',
  });
  await command(testApp, staff, first, 'credits', {
    amount_cents: 20_00,
    reference: 'C-1',
    reason: 'Missed a room.',
  });
  await command(testApp, staff, second, 'void', { version: 2, reason: 'Twice.' });
  on('2026-10-20');
  third = await issueInvoice(testApp, staff, client);
  await pay(testApp, staff, third, 50_00, 'T-3');
  const { version } = await readInvoice(testApp, staff, third);
  await command(testApp, admin, third, 'write_off', { version, reason: 'Gone.' });
});

const read = (query: string, as: TestPerson = client) =>
  testApp.call({ path: `invoices/statement/?${query}`, as });

async function statement(query: string, as?: TestPerson): Promise<Statement> {
  const response = await read(query, as);
  expect(response.statusCode).toBe(200);
  return statementSchema.parse(response.json());
}

const shortRows = ({ rows }: Statement) =>
  rows.map(({ date, kind, amount_cents: amount, balance_cents: balance }) => [
    date,
    kind,
    amount,
    balance,
  ]);

describe('a statement of account', () => {
  test('lists every change of the balance in order, with the balance after each', async () => {
    const all = await statement('from=2026-01-01&to=2026-12-31');
    expect(all).toMatchObject({
      client_id: client.id,
      client_name: 'Grace Nguyen',
      opening_balance_cents: 0,
      closing_balance_cents: 40_00,
    });
    expect(shortRows(all)).toEqual([
      ['2026-10-01', 'invoice', 110_00, 110_00],
      ['2026-10-05', 'payment', -60_00, 50_00],
      ['2026-10-05', 'invoice', 110_00, 160_00],
      ['2026-10-10', 'refund', 10_00, 170_00],
      ['2026-10-10', 'credit', -20_00, 150_00],
      ['2026-10-10', 'void', -110_00, 40_00],
      ['2026-10-20', 'invoice', 110_00, 150_00],
      ['2026-10-20', 'payment', -50_00, 100_00],
      ['2026-10-20', 'write_off', -60_00, 40_00],
    ]);
    expect(all.rows[1]).toMatchObject({ invoice_number: first.number, reference: 'T-1' });
    expect(all.rows[4]?.reference).toMatch(/^CRN-2026-\d{5}$/u);
  });

  test('starts with what was owed before, and ends with what is owed after', async () => {
    const middle = await statement('from=2026-10-05&to=2026-10-10');
    expect(middle.opening_balance_cents).toBe(110_00);
    expect(middle.closing_balance_cents).toBe(40_00);
    expect(middle.rows).toHaveLength(5);
    const later = await statement('from=2026-11-01&to=2026-11-30');
    expect(later).toMatchObject({
      opening_balance_cents: 40_00,
      closing_balance_cents: 40_00,
      rows: [],
    });
  });

  test('closes with the balance with which the next one opens', async () => {
    for (const [day, next] of [
      ['2026-10-01', '2026-10-02'],
      ['2026-10-05', '2026-10-06'],
      ['2026-10-10', '2026-10-11'],
      ['2026-10-20', '2026-10-21'],
    ]) {
      const before = await statement(`from=2026-01-01&to=${day}`);
      const after = await statement(`from=${next}&to=2026-12-31`);
      expect(after.opening_balance_cents).toBe(before.closing_balance_cents);
    }
  });

  test('can be read by staff, who name the client', async () => {
    const query = 'from=2026-01-01&to=2026-12-31';
    expect(await statement(`${query}&client_id=${client.id}`, staff)).toEqual({
      ...(await statement(query)),
      recipients: [expect.objectContaining({ recipient: 'client', email: client.email })],
    });
    expect((await read(query, staff)).json()).toEqual({
      client_id: ['Say whose statement to read.'],
    });
    const unknownClient = await read(
      `${query}&client_id=6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11`,
      staff,
    );
    expect(unknownClient.statusCode).toBe(404);
  });

  test.each([
    ['from=2026-10-02&to=2026-10-01', 'to'],
    ['from=2020-01-01&to=2026-10-01', 'from'],
    ['from=2026-10-01', 'to'],
    ['from=2026-02-30&to=2026-10-01', 'from'],
  ])('over %s is refused', async (query, field) => {
    const response = await read(query);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });
});

describe('the statement of a participant whose plan pays', () => {
  test('asks only for their own invoices, and lists separately what the plan pays', async () => {
    const participant = await testApp.signIn({ clientType: 'ndis' });
    await storePlan(testApp, participant, {
      planManagement: 'plan',
      planManagerName: 'Example Plans',
      planManagerInvoiceEmail: 'invoices@plans.example',
    });
    const lines = [{ ...NDIS_LINE, service_date_from: '2026-10-02' }];
    const byPlan = await issueInvoice(testApp, staff, participant, { kind: 'ndis', lines });
    await issueInvoice(testApp, staff, participant);
    await pay(testApp, staff, byPlan, 100_00, 'PM-1');
    const own = await statement('from=2026-01-01&to=2026-12-31', participant);
    expect(own).toMatchObject({ opening_balance_cents: 0, closing_balance_cents: 110_00 });
    expect(shortRows(own)).toEqual([['2026-10-20', 'invoice', 110_00, 110_00]]);
    expect(own.plan).toMatchObject({
      payers: ['plan_manager'],
      closing_balance_cents: 50_25,
      rows: [
        { kind: 'invoice', amount_cents: 150_25, balance_cents: 150_25 },
        { kind: 'payment', amount_cents: -100_00, balance_cents: 50_25 },
      ],
    });
    const later = await statement('from=2026-11-01&to=2026-11-30', participant);
    expect(later).toMatchObject({ opening_balance_cents: 110_00, rows: [] });
    expect(later.plan).toMatchObject({ opening_balance_cents: 50_25, rows: [] });

    const pdf = await testApp.call({
      path: 'invoices/statement_pdf/?from=2026-01-01&to=2026-12-31',
      as: participant,
    });
    const text = (await readPdf(pdf.rawPayload)).text;
    expect(text).toContain('With your plan manager');
    expect(text).toContain('you do not pay this part');
  });

  test('of a client without a plan has no such part', async () => {
    expect((await statement('from=2026-01-01&to=2026-12-31')).plan).toBeNull();
  });
});

describe('the claim of an agency-managed invoice', () => {
  test('can be submitted, rejected, submitted again, and paid', async () => {
    const participant = await testApp.signIn({ clientType: 'ndis' });
    await storePlan(testApp, participant, { planManagement: 'agency' });
    const lines = [{ ...NDIS_LINE, service_date_from: '2026-10-02' }];
    let invoice = await issueInvoice(testApp, staff, participant, { kind: 'ndis', lines });
    const move = async (name: string, body: object = {}) => {
      const response = await command(testApp, staff, invoice, `claim/${name}`, {
        version: invoice.version,
        ...body,
      });
      if (response.statusCode === 200) invoice = invoiceIn(response);
      return response;
    };
    expect((await move('accept')).statusCode).toBe(409);
    await move('submit');
    expect(invoice.claim_status).toBe('submitted');
    expect(invoice.available_commands).toEqual([
      'send_again',
      'record_payment',
      'credit',
      'accept_claim',
      'reject_claim',
    ]);
    expect((await move('reject')).json()).toEqual({ reason: ['Say why, in a sentence.'] });
    await move('reject', { reason: 'No budget.' });
    await move('reopen');
    await move('submit');
    await move('accept');
    await pay(testApp, staff, invoice, 150_25, 'NDIA-1');
    expect((await move('reconcile')).json()).toMatchObject({ code: 'stale_version' });
    invoice = { ...invoice, version: invoice.version + 1 };
    await move('reconcile');
    expect(invoice).toMatchObject({ status: 'paid', claim_status: 'reconciled' });
    expect(invoice.events.map(({ claim_status: claim }) => claim)).toEqual([
      'not_applicable',
      'ready',
      'submitted',
      'rejected',
      'ready',
      'submitted',
      'accepted',
      'accepted',
      'reconciled',
    ]);
  });
});
