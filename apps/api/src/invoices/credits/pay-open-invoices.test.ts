import type { Invoice } from '@cleaning/contract/invoices';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { importStatement, line, readOpenRows } from '../../../test/bank-fixtures.ts';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  command,
  createInvoice,
  creditsOf,
  invoiceIn,
  issueInvoice,
  issueWithoutCredit,
  NDIS_LINE,
  overpay,
  readInvoice,
  storePlan,
} from '../../../test/invoice-fixtures.ts';
import { untilWaiting } from '../../../test/lock-waits.ts';
import { setClaimStatus } from '../../../test/ndis-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const client = makeBeforeEach(() => api.signIn());

const read = (invoice: Invoice) => readInvoice(api, staff, invoice);

async function issueDue(due_date: string): Promise<Invoice> {
  const draft = await createInvoice(api, staff, client);
  return invoiceIn(await command(api, staff, draft, 'issue', { version: 1, due_date }));
}

const heldFor = async (person: TestPerson) =>
  (await creditsOf(api, staff, person)).reduce((cents, { open_cents }) => cents + open_cents, 0);

describe('credit that comes while invoices are open', () => {
  test('pays what is due first, then the others, and tells the client each time', async () => {
    const paid = await issueInvoice(api, staff, client);
    const later = await issueDue('2026-12-20');
    const soon = await issueDue('2026-11-25');
    const credit = await overpay(api, staff, paid, 150_00);
    expect(credit).toMatchObject({ amount_cents: 150_00, open_cents: 0 });
    expect(await read(soon)).toMatchObject({
      status: 'paid',
      credit_used_cents: 110_00,
      payments: [
        { method: 'account_credit', reference: expect.stringContaining(credit.reference) },
      ],
    });
    expect(await read(later)).toMatchObject({ balance_cents: 70_00, credit_used_cents: 40_00 });
    const mails = await api.mails(client.email);
    const textOf = ({ number }: Invoice) =>
      mails.find(({ subject }) => subject === `Payment received for invoice ${number}`)?.text;
    expect(textOf(soon)).toContain('We received $110.00');
    expect(textOf(later)).toContain('$70.00 is still to be paid.');
  });

  test('is kept for the next invoice once everything is paid', async () => {
    const paid = await issueInvoice(api, staff, client);
    await issueInvoice(api, staff, client);
    expect(await overpay(api, staff, paid, 130_00)).toMatchObject({ open_cents: 20_00 });
    expect(await issueInvoice(api, staff, client)).toMatchObject({ balance_cents: 90_00 });
  });

  test('leaves an invoice that is not to use credit, and those of other payers', async () => {
    const person = await api.signIn({ clientType: 'ndis' });
    await storePlan(api, person, { planManagement: 'agency' });
    const byAgency = await issueInvoice(api, staff, person, { kind: 'ndis', lines: [NDIS_LINE] });
    const left = await issueWithoutCredit(api, staff, person);
    await overpay(api, staff, await issueInvoice(api, staff, person), 60_00);
    for (const invoice of [byAgency, left]) {
      expect(await read(invoice)).toMatchObject({ paid_cents: 0 });
    }
    expect(await heldFor(person)).toBe(60_00);
  });

  test('leaves an invoice whose claim asked the agency for all of it', async () => {
    const person = await api.signIn({ clientType: 'ndis' });
    await storePlan(api, person, { planManagement: 'agency' });
    const ndis = { kind: 'ndis', lines: [NDIS_LINE] };
    const claimed = await issueInvoice(api, staff, person, ndis);
    await setClaimStatus(api, claimed.id, 'submitted');
    const ready = await issueInvoice(api, staff, person, ndis);
    await overpay(api, staff, await issueInvoice(api, staff, person, ndis), 60_00);
    expect(await read(claimed)).toMatchObject({ paid_cents: 0 });
    expect(await read(ready)).toMatchObject({ credit_used_cents: 60_00 });
  });

  test('pays each cent once when two payments come at once', async () => {
    const [one, other, open] = [
      await issueWithoutCredit(api, staff, client),
      await issueWithoutCredit(api, staff, client),
      await issueInvoice(api, staff, client),
    ];
    await Promise.all([overpay(api, staff, one, 70_00), overpay(api, staff, other, 70_00)]);
    const balances = [one, other, open].map(async (each) => (await read(each)).balance_cents);
    expect(await Promise.all(balances)).toEqual([0, 0, 0]);
    expect(await heldFor(client)).toBe(30_00);
  });
});

/** Two open invoices of the client. */
async function issuedByAscendingId(): Promise<readonly [Invoice, Invoice]> {
  const one = await issueInvoice(api, staff, client);
  const other = await issueInvoice(api, staff, client);
  return one.id < other.id ? [one, other] : [other, one];
}

const post = (path: string, body: object) => api.call({ method: 'POST', path, as: staff, body });

const lockIfFree = ({ id }: Invoice) =>
  sql`select id from invoices where id = ${id} for update skip locked`;

describe('the invoices that credit pays', () => {
  test.each<[string, (overpaid: Invoice) => Promise<LightMyRequestResponse>]>([
    [
      'a split payment',
      ({ id, balance_cents }) =>
        post('invoices/split_payments/', {
          amount_cents: balance_cents + 50_00,
          reference: 'OVER',
          method: 'bank_transfer',
          parts: [{ invoice_id: id, amount_cents: balance_cents }],
        }),
    ],
    [
      'a bank row',
      async ({ id, balance_cents }) => {
        await importStatement(api, staff, line(`OVER ${id.slice(0, 8)}`, '160.00'));
        const row = (await readOpenRows(api, staff)).at(-1);
        const parts = [{ invoice_id: id, amount_cents: balance_cents }];
        const kept = { invoice_id: id, amount_cents: 50_00 };
        return post('bank_statements/confirm/', { rows: [{ id: row?.id, parts, kept }] });
      },
    ],
    [
      'a remittance',
      ({ number }) =>
        post('invoices/remittances/', {
          content: `Invoice Number,Amount Paid\n${number},160.00`,
          reference: 'OVER',
        }),
    ],
  ])('are locked by ascending id, with the one that is paid too much: %s', async (_how, pay) => {
    const [first, last] = await issuedByAscendingId();
    const { answer } = await inTransaction(api.database, async (transaction) => {
      await transaction.execute(lockIfFree(first));
      const waiting = pay(last);
      await untilWaiting(api, 1);
      expect((await transaction.execute(lockIfFree(last))).rows).toHaveLength(1);
      return { answer: waiting };
    });
    expect((await answer).statusCode).toBeLessThan(300);
    expect(await read(last)).toMatchObject({ balance_cents: 0 });
    expect(await heldFor(client)).toBe(0);
  });
});
