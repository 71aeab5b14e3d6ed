import type { Invoice, Statement } from '@cleaning/contract/invoices';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  changeStoredAppointment,
  command,
  invoiceIn,
  pay,
  readInvoice,
} from '../../../test/invoice-fixtures.ts';
import { approvedUrgent, payDeposit, readQuote } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const TOTAL_CENTS = 258_00;
const DEPOSIT_CENTS = 77_40;
const REST_CENTS = TOTAL_CENTS - DEPOSIT_CENTS;

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff', clientType: null }));
const client = makeBeforeEach(() => testApp.signIn());
const quote = makeBeforeEach(() => approvedUrgent(testApp, client, staff));

async function draftOfQuote(): Promise<Invoice> {
  const body = { quote_id: quote.id };
  return invoiceIn(
    await testApp.call({ method: 'POST', path: 'invoices/from_quote/', as: staff, body }),
  );
}

const give = async (invoice: Invoice, name: string, body: object = {}) =>
  command(testApp, staff, invoice, name, { version: invoice.version, ...body });

const issue = async (draft: Invoice) => invoiceIn(await give(draft, 'issue'));
const cancel = (invoice: Invoice) => give(invoice, 'void', { reason: 'Wrong date.' });
const deposit = async () => (await readQuote(testApp, client, quote)).deposit;
const historyOf = async (as: TestPerson) =>
  (await readQuote(testApp, as, quote)).events.map(({ command: name }) => name);

async function statement(): Promise<Statement> {
  const path = 'invoices/statement/?from=2026-11-01&to=2026-11-30';
  return (await testApp.call({ path, as: client })).json<Statement>();
}

describe('the invoice of a quote whose deposit was paid', () => {
  beforeEach(async () => {
    await payDeposit(testApp, staff, quote);
  });

  test('asks for the remainder, and shows the deposit', async () => {
    const draft = await draftOfQuote();
    expect(draft).toMatchObject({ balance_cents: TOTAL_CENTS, deposit_cents: 0 });
    const issued = await issue(draft);
    expect(issued).toMatchObject({
      status: 'partially_paid',
      total_cents: TOTAL_CENTS,
      paid_cents: DEPOSIT_CENTS,
      deposit_cents: DEPOSIT_CENTS,
      balance_cents: REST_CENTS,
      payments: [
        {
          kind: 'payment',
          method: 'deposit',
          amount_cents: DEPOSIT_CENTS,
          reference: `Deposit ${quote.reference}`,
          received_on: '2026-11-21',
        },
      ],
    });
    expect(issued.events.at(-1)).toMatchObject({ command: 'record_payment', actor: 'system' });
    expect(await deposit()).toMatchObject({ status: 'paid', taken_off_cents: DEPOSIT_CENTS });
    const { events } = await readQuote(testApp, client, quote);
    expect(events.at(-1)).toMatchObject({ command: 'take_deposit_off', reason: issued.number });
    const mails = await testApp.mails(client.email);
    const mail = mails.find(({ subject }) => subject.includes(issued.number ?? 'no number'));
    expect(mail?.text).toContain(
      '$258.00, less your deposit of $77.40. Please pay $180.60 by 5 Dec 2026',
    );
  });

  test('is settled by the remainder, and the statement counts every cent once', async () => {
    const issued = await issue(await draftOfQuote());
    const settled = invoiceIn(await pay(testApp, staff, issued, REST_CENTS, 'T-2'));
    expect(settled).toMatchObject({ status: 'paid', balance_cents: 0 });
    const { rows, closing_balance_cents: closing } = await statement();
    expect(rows.map((row) => row.amount_cents)).toEqual([TOTAL_CENTS, -DEPOSIT_CENTS, -REST_CENTS]);
    expect(closing).toBe(0);
  });

  test('returns the deposit to the quote when it is voided, and the next one uses it', async () => {
    const issued = await issue(await draftOfQuote());
    expect(issued.available_commands).toContain('void');
    const voided = await cancel(issued);
    expect(voided.statusCode).toBe(200);
    expect(invoiceIn(voided)).toMatchObject({
      status: 'void',
      balance_cents: 0,
      paid_cents: DEPOSIT_CENTS,
      refunded_cents: DEPOSIT_CENTS,
      deposit_cents: 0,
    });
    expect(await deposit()).toMatchObject({ status: 'paid', taken_off_cents: 0 });
    expect((await statement()).closing_balance_cents).toBe(0);
    const again = await issue(await draftOfQuote());
    expect(again.balance_cents).toBe(REST_CENTS);
    expect((await statement()).closing_balance_cents).toBe(REST_CENTS);
    expect((await historyOf(staff)).slice(-3)).toEqual([
      'take_deposit_off',
      'release_deposit',
      'take_deposit_off',
    ]);
  });

  test('cannot be voided after another payment, and its deposit is not refunded twice', async () => {
    const issued = await issue(await draftOfQuote());
    const part = invoiceIn(await pay(testApp, staff, issued, 1_00, 'T-3'));
    expect((await cancel(part)).statusCode).toBe(409);
    const back = await testApp.call({
      method: 'POST',
      path: `quotes/${quote.id}/deposit/refunds/`,
      as: staff,
      body: {
        amount_cents: DEPOSIT_CENTS,
        reference: 'Back',
        method: 'bank_transfer',
        reason: 'They moved.',
      },
    });
    expect(back.statusCode).toBe(400);
    expect(back.json()).toEqual({
      amount_cents: ['It was taken off an invoice. Refund the payment of that invoice.'],
    });
  });

  test('that is smaller than the deposit leaves the rest of it with the quote', async () => {
    const draft = await draftOfQuote();
    let current = draft;
    for (const line of draft.lines.slice(1)) {
      const path = `invoices/items/${line.id}/?version=${current.version}`;
      await testApp.call({ method: 'DELETE', path, as: staff });
      current = await readInvoice(testApp, staff, draft);
    }
    const [only] = current.lines;
    await testApp.call({
      method: 'PATCH',
      path: `invoices/items/${only?.id}/`,
      as: staff,
      body: { version: current.version, unit_price_cents: 50_00 },
    });
    const issued = await issue(await readInvoice(testApp, staff, draft));
    expect(issued).toMatchObject({ status: 'paid', deposit_cents: 50_00, balance_cents: 0 });
    expect(await deposit()).toMatchObject({ status: 'paid', taken_off_cents: 50_00 });
    expect((await cancel(issued)).statusCode).toBe(200);
    expect(await deposit()).toMatchObject({ taken_off_cents: 0 });
  });
});

test('an invoice includes the whole price when no deposit was paid, and the deposit is no longer due', async () => {
  const issued = await issue(await draftOfQuote());
  expect(issued).toMatchObject({ status: 'issued', balance_cents: TOTAL_CENTS, payments: [] });
  expect(await deposit()).toMatchObject({ status: 'none', amount_cents: 0 });
  expect((await historyOf(client)).at(-1)).toBe('waive_deposit');
  expect((await payDeposit(testApp, staff, quote)).statusCode).toBe(409);
});

test.each([
  ['a part', [50_00]],
  ['two parts', [30_00, 20_00]],
  ['all of it in parts', [50_00, 27_40]],
])('an invoice uses what was received of a deposit: %s', async (_what, parts) => {
  for (const [index, amount_cents] of parts.entries()) {
    await payDeposit(testApp, staff, quote, { amount_cents, reference: `Part ${index}` });
  }
  const received = parts.reduce((sum, cents) => sum + cents, 0);
  const isWhole = received === DEPOSIT_CENTS;
  const issued = await issue(await draftOfQuote());
  expect(issued).toMatchObject({
    status: 'partially_paid',
    deposit_cents: received,
    balance_cents: TOTAL_CENTS - received,
    payments: [{ method: 'deposit', amount_cents: received }],
  });
  expect((await historyOf(client)).slice(isWhole ? -1 : -2)).toEqual([
    ...(isWhole ? [] : ['waive_deposit']),
    'take_deposit_off',
  ]);
  const used = { status: 'paid', amount_cents: received, due_cents: 0, taken_off_cents: received };
  expect(await deposit()).toMatchObject(used);
  expect((await statement()).closing_balance_cents).toBe(TOTAL_CENTS - received);
  expect((await cancel(issued)).statusCode).toBe(200);
  expect(await deposit()).toMatchObject({ ...used, taken_off_cents: 0 });
  expect((await issue(await draftOfQuote())).deposit_cents).toBe(received);
});

test.each([1, 2, 3])(
  'a deposit recorded while its invoice is issued pays it, or is refused (%i)',
  async () => {
    const draft = await draftOfQuote();
    const [paid, issued] = await Promise.all([
      payDeposit(testApp, staff, quote),
      give(draft, 'issue'),
    ]);
    expect([201, 409]).toContain(paid.statusCode);
    const isPaid = paid.statusCode === 201;
    expect(invoiceIn(issued)).toMatchObject({
      deposit_cents: isPaid ? DEPOSIT_CENTS : 0,
      balance_cents: isPaid ? REST_CENTS : TOTAL_CENTS,
    });
    expect(await deposit()).toMatchObject({
      status: isPaid ? 'paid' : 'none',
      taken_off_cents: isPaid ? DEPOSIT_CENTS : 0,
    });
  },
);

test('an invoice for the visits of a quote deducts its deposit as well', async () => {
  await payDeposit(testApp, staff, quote);
  const { version } = await readQuote(testApp, staff, quote);
  const visit = { starts_at: '2026-11-22T22:00:00Z', ends_at: '2026-11-23T00:00:00Z' };
  await testApp.call({
    method: 'POST',
    path: `quotes/${quote.id}/convert/`,
    as: staff,
    body: { version, appointments: [{ ...visit, staff_id: staff.id }] },
  });
  const list = await testApp.call({ path: `appointments/?client_id=${client.id}`, as: staff });
  const [booked] = list.json<{ results: { id: string }[] }>().results;
  if (booked === undefined) throw new Error('No visit was booked.');
  await changeStoredAppointment(testApp, booked.id, { status: 'completed' });
  const made = await testApp.call({
    method: 'POST',
    path: 'invoices/from_appointments/',
    as: staff,
    body: { appointment_ids: [booked.id], hourly_rate_cents: 129_00 },
  });
  const issued = await issue(invoiceIn(made));
  expect(issued).toMatchObject({ quote_id: null, deposit_cents: DEPOSIT_CENTS });
  expect(await deposit()).toMatchObject({ taken_off_cents: DEPOSIT_CENTS });
});
