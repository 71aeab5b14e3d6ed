import type { Invoice, Statement } from '@cleaning/contract/invoices';
import type { AccountCredit } from '@cleaning/contract/payments';
import { describe, expect, test } from 'vitest';
import {
  command,
  createInvoice,
  issueInvoice,
  issueWithoutCredit,
  NDIS_LINE,
  pay,
  readInvoice,
  storePlan,
} from '../../../test/invoice-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));
const client = makeBeforeEach(() => api.signIn());

const part = ({ id }: Invoice, amount_cents: number) => ({ invoice_id: id, amount_cents });

const payAll = (amountCents: number, parts: readonly object[], changes: object = {}) =>
  api.call({
    method: 'POST',
    path: 'invoices/split_payments/',
    as: staff,
    body: {
      amount_cents: amountCents,
      reference: 'BANK-77',
      method: 'bank_transfer',
      parts,
      ...changes,
    },
  });

const closingOf = async () => {
  const path = 'invoices/statement/?from=2026-07-01&to=2027-06-30';
  return (await api.call({ path, as: client })).json<Statement>().closing_balance_cents;
};

describe('one payment for several invoices', () => {
  test('pays a part of each, and keeps the rest as a credit', async () => {
    const [first, second] = [
      await issueInvoice(api, staff, client),
      await issueWithoutCredit(api, staff, client),
    ];
    const parts = [part(first, 110_00), part(second, 100_00)];
    const paid = await payAll(230_00, parts);
    expect(paid.statusCode).toBe(201);
    const body = paid.json<{ invoices: Invoice[]; credit: AccountCredit }>();
    expect(body.invoices).toMatchObject([
      { id: first.id, status: 'paid' },
      { id: second.id, status: 'partially_paid', balance_cents: 10_00 },
    ]);
    expect(body.credit).toMatchObject({ client_id: client.id, open_cents: 20_00 });
    // 220 was charged and 230 was paid.
    expect(await closingOf()).toBe(-10_00);

    const apply = (amount_cents: number) =>
      command(api, staff, second, 'account_credits', { credit_id: body.credit.id, amount_cents });
    expect((await apply(20_01)).body).toContain('Only $20.00 of this credit is left.');
    expect((await apply(10_00)).json()).toMatchObject({
      status: 'paid',
      payments: [{ amount_cents: 100_00 }, { method: 'account_credit', amount_cents: 10_00 }],
    });
    expect(await closingOf()).toBe(-10_00);
    const path = `invoices/account_credits/?client_id=${client.id}`;
    expect((await api.call({ path, as: staff })).json()).toMatchObject({
      results: [{ open_cents: 10_00 }],
    });
  });

  test('is asked about when a part of it is recorded already, and another one is recorded whole', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const parts = [part(invoice, 40_00)];
    expect((await payAll(45_00, parts)).statusCode).toBe(201);
    expect((await payAll(45_00, parts)).json()).toMatchObject({
      code: 'already_recorded',
      detail: `${invoice.number}: Already recorded today. Is this another one?`,
      current: { id: invoice.id, paid_cents: 45_00 },
    });
    expect((await payAll(45_00, parts, { confirm_another: true })).statusCode).toBe(201);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ paid_cents: 90_00 });
  });

  test('answers with what its rest paid of these invoices and others at once', async () => {
    const [first, second, third] = [
      await issueInvoice(api, staff, client),
      await issueInvoice(api, staff, client),
      await issueInvoice(api, staff, client),
    ];
    const paid = await payAll(250_00, [part(second, 100_00), part(first, 20_00)]);
    // $90 and $10 of the rest pay these two, and $30 the third.
    expect(paid.json()).toMatchObject({
      invoices: [
        { id: second.id, status: 'paid', credit_used_cents: 10_00 },
        { id: first.id, status: 'paid', credit_used_cents: 90_00 },
      ],
      credit: { amount_cents: 130_00, open_cents: 0 },
    });
    expect(await readInvoice(api, staff, third)).toMatchObject({ balance_cents: 80_00 });
  });

  test.each([
    ['a draft', 'This invoice is a draft, so it cannot be paid now.'],
    ['paid', 'This invoice has been paid, so it cannot be paid now.'],
    ['void', 'This invoice is void, so it cannot be paid now.'],
  ])('is refused entirely when one of its invoices is %s, and says which', async (state, why) => {
    const good = await issueInvoice(api, staff, client);
    const bad =
      state === 'a draft'
        ? await createInvoice(api, staff, client)
        : await issueInvoice(api, staff, client);
    if (state === 'paid') await pay(api, staff, bad, 110_00, 'BANK-1');
    if (state === 'void') {
      await command(api, staff, bad, 'void', { version: bad.version, reason: 'Wrong client.' });
    }
    const refused = await payAll(20_00, [part(good, 10_00), part(bad, 10_00)]);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'invalid_transition',
      detail: bad.number === null ? why : `${bad.number}: ${why}`,
      current: { id: bad.id },
    });
    expect(await readInvoice(api, staff, good)).toMatchObject({ paid_cents: 0 });
  });

  test('uses a credit twice for one invoice, and asks about the second time on a day', async () => {
    const [first, second] = [
      await issueInvoice(api, staff, client),
      await issueWithoutCredit(api, staff, client),
    ];
    const { credit } = (await payAll(150_00, [part(first, 110_00)])).json<{
      credit: AccountCredit;
    }>();
    const use = (changes: object = {}) =>
      command(api, staff, second, 'account_credits', {
        credit_id: credit.id,
        amount_cents: 20_00,
        ...changes,
      });
    expect((await use()).statusCode).toBe(201);
    expect((await use()).json()).toMatchObject({ code: 'already_recorded' });
    expect((await use({ confirm_another: true })).json()).toMatchObject({ paid_cents: 40_00 });
    expect((await use({ confirm_another: true })).body).toContain('Only $0.00 of this credit');
  });

  test('is refused entirely when its parts exceed it, or exceed what is owed', async () => {
    const [first, second] = [
      await issueInvoice(api, staff, client),
      await issueInvoice(api, staff, client),
    ];
    const over = await payAll(100_00, [part(first, 60_00), part(second, 60_00)]);
    expect(over.json()).toEqual({
      amount_cents: ['The parts come to $20.00 more than the payment.'],
    });
    const tooMuch = await payAll(200_00, [part(first, 50_00), part(second, 110_01)]);
    expect(tooMuch.statusCode).toBe(400);
    expect(await readInvoice(api, staff, first)).toMatchObject({ paid_cents: 0 });
  });

  test('cannot use the credit of another client', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const { credit } = (await payAll(120_00, [part(invoice, 110_00)])).json<{
      credit: AccountCredit;
    }>();
    const other = await issueInvoice(api, staff, await api.signIn());
    const request = { credit_id: credit.id, amount_cents: 1_00 };
    expect((await command(api, staff, other, 'account_credits', request)).statusCode).toBe(404);
  });

  test('cannot pay a private invoice with an overpayment of a plan', async () => {
    const person = await api.signIn({ clientType: 'ndis' });
    await storePlan(api, person, {
      planManagement: 'plan',
      planManagerName: 'Example Plans',
      planManagerInvoiceEmail: 'invoices@plans.example',
    });
    const byPlan = await issueInvoice(api, staff, person, { kind: 'ndis', lines: [NDIS_LINE] });
    const { credit } = (await payAll(160_25, [part(byPlan, 150_25)])).json<{
      credit: AccountCredit;
    }>();
    const own = await issueInvoice(api, staff, person);
    const request = { credit_id: credit.id, amount_cents: 1_00 };
    const refused = await command(api, staff, own, 'account_credits', request);
    expect(refused.json()).toEqual({ credit_id: [expect.stringContaining('another payer')] });
  });
});

test('a payment after a write-off is recorded, and the statement still adds up', async () => {
  const invoice = await issueInvoice(api, staff, client);
  await pay(api, staff, invoice, 10_00, 'BANK-1');
  const { version } = await readInvoice(api, staff, invoice);
  await command(api, admin, invoice, 'write_off', { version, reason: 'Cannot be found.' });
  expect(await closingOf()).toBe(0);
  const late = await pay(api, staff, invoice, 60_00, 'BANK-2');
  expect(late.json()).toMatchObject({
    status: 'written_off',
    paid_cents: 70_00,
    balance_cents: 0,
  });
  expect(await closingOf()).toBe(0);
  expect((await pay(api, staff, invoice, 40_01, 'BANK-3')).body).toContain('Only $40.00');
});
