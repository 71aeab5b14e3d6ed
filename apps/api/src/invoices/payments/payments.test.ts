import type { Invoice } from '@cleaning/contract/invoices';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { statusesOf } from '../../../test/account-fixtures.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  command,
  invoiceIn,
  issueInvoice,
  LINE,
  pay,
  readInvoice,
} from '../../../test/invoice-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const TODAY = '2026-11-21T00:00:00Z';
const TOMORROW = '2026-11-22T00:00:00Z';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
beforeEach(() => testApp.clock.set(TODAY));
const client = makeBeforeEach(() => testApp.signIn());
const invoice = makeBeforeEach(() => issueInvoice(testApp, staff, client));

const give = (name: string, body: object, as: TestPerson = staff, about: Invoice = invoice) =>
  command(testApp, as, about, name, body);

const refund = (amountCents: number, reference: string) =>
  give('refunds', {
    amount_cents: amountCents,
    reference,
    method: 'bank_transfer',
    reason: 'Paid twice.',
  });

const credit = (amountCents: number, reference: string, about: Invoice = invoice) =>
  give(
    'credits',
    { amount_cents: amountCents, reference, reason: 'A window was missed.' },
    staff,
    about,
  );

const read = () => readInvoice(testApp, staff, invoice);

describe('a payment', () => {
  test('in part leaves the rest, and the rest settles the invoice', async () => {
    // The mailbox sorts by the second at which an email was written.
    testApp.clock.advance(1000);
    const part = invoiceIn(await pay(testApp, staff, invoice, 40_00, 'T-1'));
    testApp.clock.advance(1000);
    expect(part).toMatchObject({
      status: 'partially_paid',
      paid_cents: 40_00,
      balance_cents: 70_00,
      payments: [
        {
          kind: 'payment',
          amount_cents: 40_00,
          gst_cents: 0,
          reference: 'T-1',
          number: null,
          method: 'bank_transfer',
          received_on: '2026-11-21',
        },
      ],
    });
    const whole = invoiceIn(await pay(testApp, staff, invoice, 70_00, 'T-2'));
    expect(whole).toMatchObject({ status: 'paid', balance_cents: 0, paid_cents: 110_00 });
    expect(whole.events.map((event) => [event.command, event.to_status])).toEqual([
      ['create', 'draft'],
      ['issue', 'issued'],
      ['record_payment', 'partially_paid'],
      ['record_payment', 'paid'],
    ]);
    const [second, first] = await testApp.mails(client.email);
    expect(first?.text).toContain('We received $40.00');
    expect(first?.text).toContain('$70.00 is still to be paid.');
    expect(second?.text).toContain('It is now paid in full.');
  });

  test('with the reference of another one is a payment of its own, with its own receipt', async () => {
    await pay(testApp, staff, invoice, 40_00, 'CASH');
    testApp.clock.advance(1000);
    const other = invoiceIn(await pay(testApp, staff, invoice, 30_00, 'CASH'));
    expect(other).toMatchObject({ paid_cents: 70_00, balance_cents: 40_00 });
    const [receipt] = await testApp.mails(client.email);
    expect(receipt?.text).toContain('We received $30.00');
  });

  test('sent five times at once with one key is recorded once', async () => {
    const body = { amount_cents: 40_00, reference: 'T-1', method: 'cash' };
    const key = { 'idempotency-key': `five-${invoice.id}` };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => command(testApp, staff, invoice, 'payments', body, key)),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201]);
    expect(await read()).toMatchObject({ paid_cents: 40_00, payments: [{}] });
  });

  test('sent five times at once without a key is recorded once, and asked about', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => pay(testApp, staff, invoice, 20_00, 'T-1')),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409]);
    expect(await read()).toMatchObject({ paid_cents: 20_00, payments: [{}] });
  });

  test('may have an idempotency key, which is bound to its invoice', async () => {
    const other = await issueInvoice(testApp, staff, client);
    const body = { amount_cents: 10_00, reference: 'T-1', method: 'cash' };
    const key = { 'idempotency-key': 'one-key' };
    const first = await command(testApp, staff, invoice, 'payments', body, key);
    const again = await command(testApp, staff, invoice, 'payments', body, key);
    expect(again.json()).toEqual(first.json());
    const elsewhere = await command(testApp, staff, other, 'payments', body, key);
    expect(elsewhere.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test.each([
    ['more than is owed', { amount_cents: 110_01 }, 'amount_cents'],
    ['nothing', { amount_cents: 0 }, 'amount_cents'],
    ['less than nothing', { amount_cents: -5 }, 'amount_cents'],
    ['half a cent', { amount_cents: 0.5 }, 'amount_cents'],
    ['no reference', { reference: '  ' }, 'reference'],
    ['an unknown method', { method: 'shells' }, 'method'],
    ['a day that is not yet', { received_on: '2026-11-22' }, 'received_on'],
    ['a status of its own', { status: 'paid' }, 'status'],
  ])('of %s is refused with an error by field', async (_what, change, field) => {
    const response = await give('payments', {
      amount_cents: 10_00,
      reference: 'T-1',
      method: 'card',
      ...change,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [expect.any(String)] });
    expect(await read()).toEqual(invoice);
  });

  test('of more than is owed is refused with the amount owed', async () => {
    const response = await pay(testApp, staff, invoice, 200_00, 'T-1');
    expect(response.json()).toEqual({ amount_cents: ['Only $110.00 is still to be paid.'] });
  });

  test('sent concurrently never exceeds what is owed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => pay(testApp, staff, invoice, 20_00, `T-${index}`)),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, 400, 400, 400, 400, 400]);
    const after = await read();
    expect(after).toMatchObject({ status: 'partially_paid', balance_cents: 10_00 });
    expect(after.payments).toHaveLength(5);
  });

  test('cannot be recorded by a client', async () => {
    expect((await pay(testApp, client, invoice, 110_00, 'T-1')).statusCode).toBe(403);
  });
});

describe('a refund', () => {
  test('increases the balance, needs a reason, and never exceeds what was paid', async () => {
    await pay(testApp, staff, invoice, 110_00, 'T-1');
    const refunded = invoiceIn(await refund(30_00, 'R-1'));
    expect(refunded).toMatchObject({
      status: 'partially_paid',
      paid_cents: 110_00,
      refunded_cents: 30_00,
      balance_cents: 30_00,
    });
    expect(refunded.events.at(-1)).toMatchObject({ command: 'refund', reason: 'Paid twice.' });
    const tooMuch = await refund(80_01, 'R-2');
    expect(tooMuch.json()).toEqual({
      amount_cents: ['Only $80.00 was paid and can be given back.'],
    });
    expect(invoiceIn(await refund(80_00, 'R-2'))).toMatchObject({
      status: 'issued',
      balance_cents: 110_00,
    });
  });

  test('is refused for an unpaid invoice', async () => {
    const response = await refund(1_00, 'R-1');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'invalid_transition' });
  });
});

describe('a credit', () => {
  test('has its own number, its share of the GST, and a reason that the client can read', async () => {
    const credited = invoiceIn(await credit(11_00, 'C-1'));
    expect(credited).toMatchObject({
      status: 'issued',
      credited_cents: 11_00,
      balance_cents: 99_00,
    });
    expect(credited.payments).toMatchObject([
      {
        kind: 'credit',
        amount_cents: 11_00,
        gst_cents: 1_00,
        number: expect.stringMatching(/^CRN-2026-\d{5}$/u),
        method: null,
      },
    ]);
    const seen = await readInvoice(testApp, client, invoice);
    expect(seen.events.at(-1)?.reason).toBe('A window was missed.');
  });

  test('of the remainder settles the invoice', async () => {
    await pay(testApp, staff, invoice, 100_00, 'T-1');
    expect(invoiceIn(await credit(10_00, 'C-1'))).toMatchObject({
      status: 'paid',
      balance_cents: 0,
    });
  });

  test('of more than is owed is refused, so that a payment is refunded first', async () => {
    await pay(testApp, staff, invoice, 110_00, 'T-1');
    expect((await credit(10_00, 'C-1')).statusCode).toBe(409);
    await refund(10_00, 'R-1');
    expect(invoiceIn(await credit(10_00, 'C-1'))).toMatchObject({ status: 'paid' });
  });

  test('of a whole invoice in several parts carries its GST to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3, max: 9_999 }),
        fc.array(fc.integer({ min: 1, max: 98 }), { minLength: 1, maxLength: 3 }),
        async (price, percents) => {
          const lines = [{ ...LINE, unit_price_cents: price }];
          const odd = await issueInvoice(testApp, staff, client, { lines });
          let left = price;
          for (const [index, percent] of percents.entries()) {
            const amount = Math.floor((left * percent) / 100);
            if (amount === 0) continue;
            expect((await credit(amount, `C-${index}`, odd)).statusCode).toBe(201);
            left -= amount;
          }
          const settled = invoiceIn(await credit(left, 'C-last', odd));
          expect(settled.status).toBe('paid');
          const gst = settled.payments.reduce((sum, { gst_cents: cents }) => sum + cents, 0);
          expect(gst).toBe(settled.gst_cents);
        },
      ),
      { numRuns: 8 },
    );
  });
});

describe.each([
  ['payment', 'payments', { method: 'cash' }],
  ['refund', 'refunds', { method: 'cash', reason: 'Paid twice.' }],
  ['credit', 'credits', { reason: 'A window was missed.' }],
] as const)('a %s like one before it', (kind, name, details) => {
  const body = { amount_cents: 25_00, reference: 'CASH', ...details };
  const recorded = async () => (await read()).payments.filter((each) => each.kind === kind);
  beforeEach(async () => {
    if (kind === 'refund') await pay(testApp, staff, invoice, 110_00, 'T-1');
    await give(name, body);
  });

  test('of the same day is asked about, and recorded once the caller says that it is another one', async () => {
    const asked = await give(name, body);
    expect([asked.statusCode, asked.json()]).toEqual([
      409,
      {
        code: 'already_recorded',
        detail: 'Already recorded today. Is this another one?',
        current: await read(),
      },
    ]);
    expect(await recorded()).toHaveLength(1);
    const another = await give(name, { ...body, confirm_another: true });
    expect(another.statusCode).toBe(201);
    expect(await recorded()).toMatchObject([{ amount_cents: 25_00 }, { amount_cents: 25_00 }]);
  });

  test('but with another amount or reference is recorded at once', async () => {
    expect((await give(name, { ...body, amount_cents: 25_01 })).statusCode).toBe(201);
    expect((await give(name, { ...body, reference: 'CASH 2' })).statusCode).toBe(201);
    expect(await recorded()).toHaveLength(3);
  });

  test('of another day is recorded at once', async () => {
    testApp.clock.set(TOMORROW);
    expect((await give(name, body)).statusCode).toBe(201);
    expect(await recorded()).toMatchObject([
      { amount_cents: 25_00, reference: 'CASH', received_on: '2026-11-21' },
      { amount_cents: 25_00, reference: 'CASH', received_on: '2026-11-22' },
    ]);
  });
});

test('a payment like one of another day is recorded, and its own day is asked about', async () => {
  const cash = { amount_cents: 50_00, reference: 'CASH', method: 'cash' };
  const yesterday = { ...cash, received_on: '2026-11-20', confirm_before_issue: true };
  expect((await give('payments', yesterday)).statusCode).toBe(201);
  expect((await give('payments', cash)).statusCode).toBe(201);
  expect(await read()).toMatchObject({
    paid_cents: 100_00,
    payments: [{ received_on: '2026-11-20' }, { received_on: '2026-11-21' }],
  });
  const again = { ...yesterday, amount_cents: 10_00 };
  expect((await give('payments', again)).statusCode).toBe(201);
  await refund(60_00, 'R-1');
  expect((await give('payments', yesterday)).json()).toMatchObject({
    code: 'already_recorded',
    detail: 'Already recorded for 20 Nov 2026. Is this another one?',
  });
});
