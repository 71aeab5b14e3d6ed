import type { Quote } from '@cleaning/contract/quotes';
import { beforeEach, describe, expect, test } from 'vitest';
import { statusesOf } from '../../../test/account-fixtures.ts';
import {
  approvedUrgent,
  createDraft,
  payDeposit,
  quoteIn,
  readQuote,
  refundDeposit,
  storeStatus,
} from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const DEPOSIT_CENTS = 77_40;
const TODAY = '2026-11-21';

let quote: Quote;

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff', clientType: null }));
const client = makeBeforeEach(() => testApp.signIn());
beforeEach(async () => {
  quote = await approvedUrgent(testApp, client, staff);
});

const pay = (changes: object = {}, as = staff) => payDeposit(testApp, as, quote, changes);

const payPart = (amount_cents: number, changes: object = {}) => pay({ amount_cents, ...changes });

const refund = (changes: object = {}, as = staff) => refundDeposit(testApp, as, quote, changes);

const read = (as = client) => readQuote(testApp, as, quote);

describe('a deposit that is due', () => {
  test('shows its amount, and only staff can record it', async () => {
    expect(quote.deposit).toEqual({
      status: 'due',
      amount_cents: DEPOSIT_CENTS,
      received_cents: 0,
      due_cents: DEPOSIT_CENTS,
      paid_on: null,
      payments: [],
      taken_off_cents: 0,
      refunded_cents: 0,
      refunded_on: null,
    });
    expect(quote.available_commands).toEqual([]);
    expect((await read(staff)).available_commands).toEqual(['convert', 'record_deposit']);
    expect((await pay({}, client)).statusCode).toBe(403);
  });

  test('is paid by all of it, and the client is told without amounts', async () => {
    const answer = await pay({ received_on: '2026-11-20' });
    expect(answer.statusCode).toBe(201);
    expect(quoteIn(answer).version).toBe(quote.version + 1);
    const paid = await read();
    expect(paid.deposit).toMatchObject({
      status: 'paid',
      paid_on: '2026-11-20',
      due_cents: 0,
      payments: [
        {
          amount_cents: DEPOSIT_CENTS,
          method: 'bank_transfer',
          reference: 'Transfer 1',
          received_on: '2026-11-20',
        },
      ],
    });
    expect(paid.events.at(-1)).toMatchObject({
      command: 'record_deposit',
      from_status: 'approved',
      to_status: 'approved',
      actor: 'staff',
      reason: null,
    });
    const mails = await testApp.mails(client.email);
    const subject = `We have your deposit for quote ${quote.reference}`;
    const mail = mails.find((each) => each.subject === subject);
    expect(mail?.text).toContain('Thank you.');
    expect(mail?.text).not.toContain('77.40');
  });

  test('is recorded once, and whoever records it again learns that it was paid', async () => {
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    const { events } = await read();
    expect(events.filter(({ command }) => command === 'record_deposit')).toHaveLength(1);
    for (const changes of [{}, { reference: 'Transfer 2' }]) {
      const second = await pay(changes);
      expect(second.statusCode).toBe(409);
      expect(second.json()).toMatchObject({
        code: 'invalid_transition',
        detail: 'The deposit of this quote has been paid.',
        current: { id: quote.id },
      });
    }
  });

  test.each([
    [{ amount_cents: 77_41 }, { amount_cents: ['The deposit is $77.40. Type that or less.'] }],
    [{ received_on: '2026-11-22' }, { received_on: ['Choose today or an earlier date.'] }],
    [{ reference: ' ' }, { reference: ['Enter the reference that the bank statement shows.'] }],
    [{ method: 'deposit' }, { method: ['Choose how the money came.'] }],
  ])('is not paid by %j', async (changes, message) => {
    const answer = await pay(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(message);
    expect((await read()).deposit.status).toBe('due');
  });

  test('cannot be refunded before it was paid', async () => {
    const answer = await refund();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      detail: 'The deposit of this quote has not been paid yet.',
    });
  });
});

describe('a deposit that is paid in parts', () => {
  test('is due until all of it came: client and staff see what came and what is still due', async () => {
    await payPart(50_00, { received_on: '2026-11-20', method: 'cash', reference: 'CASH' });
    expect((await read()).deposit).toMatchObject({
      status: 'due',
      amount_cents: DEPOSIT_CENTS,
      received_cents: 50_00,
      due_cents: 27_40,
      paid_on: null,
      payments: [{ amount_cents: 50_00, method: 'cash', received_on: '2026-11-20' }],
    });
    const list = await testApp.call({ path: `quotes/?search=${quote.reference}`, as: staff });
    expect(list.json()).toMatchObject({ results: [{ deposit_due_cents: 27_40 }] });
    testApp.clock.advance(1000);
    await payPart(27_40, { reference: 'Transfer 2' });
    testApp.clock.advance(1000);
    expect((await read(staff)).deposit).toMatchObject({
      status: 'paid',
      received_cents: DEPOSIT_CENTS,
      due_cents: 0,
      paid_on: TODAY,
      payments: [{ reference: 'CASH' }, { reference: 'Transfer 2' }],
    });
    const [whole, part] = await testApp.mails(client.email);
    expect(part?.subject).toBe(`We have a part of your deposit for quote ${quote.reference}`);
    expect(part?.text).toContain('The rest is due before we come.');
    expect(whole?.subject).toBe(`We have your deposit for quote ${quote.reference}`);
  });

  test('is never paid above what is still due', async () => {
    await payPart(50_00);
    const answer = await payPart(27_41, { reference: 'Transfer 2' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        amount_cents: [
          'The deposit is $77.40, and $27.40 of it is still due. Type $27.40 or less.',
        ],
      },
    ]);
    expect((await read()).deposit.received_cents).toBe(50_00);
  });

  test('by several users at once never comes to more than the deposit', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => payPart(20_00, { reference: `T-${index}` })),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 201, 400, 400, 400]);
    expect((await read()).deposit).toMatchObject({ status: 'due', due_cents: 17_40 });
  });

  test('by the same press twice is recorded once, and asked about', async () => {
    const answers = await Promise.all([payPart(20_00), payPart(20_00)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    const asked = await payPart(20_00);
    expect(asked.json()).toMatchObject({
      code: 'already_recorded',
      detail: 'Already recorded today. Is this another one?',
      current: { id: quote.id },
    });
    expect((await payPart(20_00, { received_on: '2026-11-20' })).statusCode).toBe(201);
    expect((await payPart(20_00, { confirm_another: true })).statusCode).toBe(201);
    expect((await read()).deposit).toMatchObject({ received_cents: 60_00, payments: [{}, {}, {}] });
  });

  test('gives back all that came of it', async () => {
    await payPart(50_00);
    const more = await refund();
    expect(more.json()).toEqual({
      amount_cents: ['We hold $50.00 of it. Pay that amount back.'],
    });
    expect((await refund({ amount_cents: 50_00 })).statusCode).toBe(201);
    expect((await read()).deposit).toMatchObject({
      status: 'refunded',
      amount_cents: 50_00,
      received_cents: 50_00,
      due_cents: 0,
      refunded_cents: 50_00,
      refunded_on: TODAY,
    });
    expect((await payPart(27_40)).statusCode).toBe(409);
  });
});

describe('a deposit that was paid', () => {
  beforeEach(async () => {
    await pay();
  });

  test('can be refunded once, with a reason that the client can read', async () => {
    const answers = await Promise.all([refund(), refund()]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    const after = await read();
    expect(after.deposit).toMatchObject({
      status: 'refunded',
      refunded_cents: DEPOSIT_CENTS,
      refunded_on: TODAY,
    });
    const refunds = after.events.filter(({ command }) => command === 'refund_deposit');
    expect(refunds).toMatchObject([{ reason: 'The client moved away.', actor: 'staff' }]);
    expect((await refund({ reference: 'Back 2' })).statusCode).toBe(409);
    const mails = await testApp.mails(client.email);
    expect(mails.map(({ subject }) => subject)).toContain(
      `We paid back your deposit for quote ${quote.reference}`,
    );
  });

  test.each([
    [{ amount_cents: 77_39 }, 'amount_cents'],
    [{ reason: '' }, 'reason'],
    [{ refunded_on: '2027-01-01' }, 'refunded_on'],
  ])('is not refunded with %j', async (changes, field) => {
    const answer = await refund(changes);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
    expect((await refund({}, client)).statusCode).toBe(403);
    expect((await read()).deposit.status).toBe('paid');
  });
});

test.each(['draft', 'submitted', 'sent'] as const)(
  'no deposit can be paid for a quote that is %s',
  async (status) => {
    quote = await createDraft(testApp, client, { timeline_id: 'urgent' });
    await storeStatus(testApp, quote, status);
    const answer = await pay();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ detail: 'No deposit is due for this quote.' });
  },
);

test('the price of an urgent NDIS clean is composed like any other, also when staff set it', async () => {
  const choices = { service_id: 'ndis', rooms: {}, addon_ids: [], timeline_id: 'urgent' };
  const priced = await testApp.call({ method: 'POST', path: 'quotes/calculator/', body: choices });
  expect(priced.json()).toMatchObject({
    total_cents: 168_00,
    timeline_adjustment_cents: 28_00,
    deposit_percent: 30,
    deposit_cents: 50_40,
  });
  const draft = await createDraft(testApp, client, choices);
  await storeStatus(testApp, draft, 'submitted');
  const answer = await testApp.call({
    method: 'POST',
    path: 'quotes/items/',
    as: staff,
    body: {
      quote_id: draft.id,
      version: draft.version,
      description: 'House cleaning',
      quantity: 2.5,
      unit_cents: 60_10,
    },
  });
  expect(answer.statusCode).toBe(201);
  expect((await readQuote(testApp, client, draft)).price).toMatchObject({
    deposit_percent: 30,
    deposit_cents: 45_08,
  });
});
