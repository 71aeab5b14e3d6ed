import type { AgedDebts } from '@cleaning/contract/bookkeeping';
import type { Invoice } from '@cleaning/contract/invoices';
import { beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../test/create-test-app.ts';
import { command, issueInvoice, pay, readInvoice } from '../../test/invoice-fixtures.ts';
import { startBeforeAll } from '../../test/set-up.ts';

let staff: TestPerson;
let admin: TestPerson;
/** What was owed on each day of the test, as it was read on that day. */
const owedThen = new Map<string, AgedDebts>();

const api = startBeforeAll();
beforeAll(async () => {
  await on('2026-11-02', () => Promise.resolve());
  const client = await api.signIn();
  const invoices: Invoice[] = [];
  await on('2026-11-03', async () => {
    for (let index = 0; index < 4; index += 1) {
      invoices.push(await issueInvoice(api, staff, client));
    }
  });
  const [paid, written, voided, credited] = invoices;
  if (!paid || !written || !voided || !credited) throw new Error('Four invoices were expected.');
  await on('2026-11-10', async () => {
    await pay(api, staff, paid, 60_00, 'BANK-1');
    await close(written, 'write_off');
    await close(voided, 'void');
  });
  await on('2026-11-20', async () => {
    await pay(api, staff, paid, 50_00, 'BANK-2');
    // A payment of a written-off invoice does not make it owed again.
    await pay(api, staff, written, 22_00, 'BANK-3');
    const because = { reason: 'We came late.', reference: 'Late' };
    await command(api, staff, credited, 'credits', { amount_cents: 11_00, ...because });
    await issueInvoice(api, staff, await api.signIn({ firstName: 'Wei' }));
  });
  await on('2026-12-24', async () => {
    const back = { reason: 'Paid twice.', reference: 'BACK', method: 'bank_transfer' };
    await command(api, staff, paid, 'refunds', { amount_cents: 10_00, ...back });
  });
  await on('2026-12-25', () => Promise.resolve());
});

/** Does some work at noon of a day in Sydney, and stores what is owed after it. */
async function on(day: string, work: () => Promise<void>): Promise<void> {
  api.clock.set(`${day}T01:00:00.000Z`);
  staff = await api.signIn({ userType: 'staff' });
  admin = await api.signIn({ userType: 'admin' });
  await work();
  owedThen.set(day, await debtsOn());
}

async function close(invoice: Invoice, name: 'void' | 'write_off'): Promise<void> {
  const { version } = await readInvoice(api, staff, invoice);
  const { statusCode } = await command(api, admin, invoice, name, { version, reason: 'Because.' });
  expect(statusCode).toBe(200);
}

async function debtsOn(day?: string): Promise<AgedDebts> {
  const query = day === undefined ? '' : `?on=${day}`;
  const response = await api.call({ path: `bookkeeping/aged_debts/${query}`, as: staff });
  expect(response.statusCode).toBe(200);
  return response.json<AgedDebts>();
}

test('the debts at the end of a day are the same when read later', async () => {
  expect([...owedThen].map(([day, { total_cents: cents }]) => [day, cents])).toEqual([
    ['2026-11-02', 0],
    ['2026-11-03', 440_00],
    ['2026-11-10', 160_00],
    ['2026-11-20', 209_00],
    ['2026-12-24', 219_00],
    ['2026-12-25', 219_00],
  ]);
  for (const [day, debts] of owedThen) expect(await debtsOn(day)).toEqual(debts);
});

test('a day between two changes has the balance of the earlier one, and its age in days', async () => {
  const [then] = owedThen.get('2026-11-10')?.clients ?? [];
  const debts = await debtsOn('2026-11-18');
  expect(debts).toMatchObject({ on: '2026-11-18', total_cents: 160_00, current_cents: 0 });
  // Due on 17 November, a fortnight after they were issued.
  expect(debts.clients).toEqual([
    { ...then, current_cents: 0, days_1_to_30_cents: then?.current_cents },
  ]);
});

test('a payment recorded later counts from the day when it was received', async () => {
  const owed = await api.call({ path: 'invoices/?status=issued', as: staff });
  const [invoice] = owed.json<{ results: Invoice[] }>().results;
  if (invoice === undefined) throw new Error('Something is still owed.');
  const before = await debtsOn('2026-12-01');
  const paid = await command(api, staff, invoice, 'payments', {
    amount_cents: 9_00,
    reference: 'BANK-9',
    method: 'bank_transfer',
    received_on: '2026-12-01',
  });
  expect(paid.statusCode).toBe(201);
  expect(await debtsOn('2026-11-30')).toMatchObject({ total_cents: before.total_cents });
  expect(await debtsOn('2026-12-01')).toMatchObject({ total_cents: before.total_cents - 9_00 });
});

test('the file is for that day too, and the audit log names the day', async () => {
  const path = 'bookkeeping/export/report/?report=aged_debts&on=2026-11-03';
  const response = await api.call({ path, as: staff });
  expect(response.headers['content-disposition']).toContain('aged-debts-2026-11-03.csv');
  expect(response.body).toContain('440.00');
  const log = await api.call({ path: 'audit/?action=export', as: admin });
  expect(log.json<{ results: object[] }>().results[0]).toMatchObject({
    reason: 'who owes what on 2026-11-03',
  });
});

test('a day in the future is refused, with the field', async () => {
  for (const path of [
    'bookkeeping/aged_debts/?on=2026-12-26',
    'bookkeeping/export/report/?report=aged_debts&on=2026-12-26',
  ]) {
    const response = await api.call({ path, as: staff });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('Choose today or an earlier day.');
  }
  const as = await api.signIn();
  const mine = await api.call({ path: 'bookkeeping/aged_debts/?on=2026-11-03', as });
  expect(mine.statusCode).toBe(403);
});
