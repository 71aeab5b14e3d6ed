import type { AgedDebts, GstReport, Invoice, InvoiceStats } from '@cleaning/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../test/create-test-app.ts';
import {
  command,
  issueInvoice,
  LINE,
  NDIS_LINE,
  pay,
  readInvoice,
} from '../../../test/invoice-fixtures.ts';
import { signInParticipant, TEST_SECRETS } from '../../../test/ndis-fixtures.ts';

const PERIOD = 'from=2026-10-01&to=2026-12-31';

let api: TestApp;
let staff: TestPerson;
let admin: TestPerson;
let client: TestPerson;
let invoices: Invoice[];
beforeAll(async () => {
  api = await createTestApp({ dependencies: { secrets: TEST_SECRETS } });
  staff = await api.signIn({ userType: 'staff' });
  admin = await api.signIn({ userType: 'admin' });
  client = await api.signIn({ firstName: '=cmd', lastName: 'Tran' });
  const participant = await signInParticipant(api, { planManagement: 'self' });
  const [taxed, odd, written, voided] = [
    await issueInvoice(api, staff, client),
    await issueInvoice(api, staff, client, { lines: [{ ...LINE, unit_price_cents: 100_01 }] }),
    await issueInvoice(api, staff, client),
    await issueInvoice(api, staff, client),
  ];
  const ndis = await issueInvoice(api, staff, participant, { kind: 'ndis', lines: [NDIS_LINE] });
  await pay(api, staff, taxed, 60_00, 'BANK-1');
  await command(api, staff, taxed, 'credits', {
    amount_cents: 11_00,
    reference: 'Late',
    reason: 'We came late.',
  });
  await pay(api, staff, odd, 33_33, 'BANK-last');
  await command(api, staff, odd, 'refunds', {
    amount_cents: 10_00,
    reference: 'BACK-1',
    method: 'bank_transfer',
    reason: 'Paid twice.',
  });
  const close = async (invoice: Invoice, name: string) => {
    const { version } = await readInvoice(api, staff, invoice);
    return command(api, admin, invoice, name, { version, reason: 'Because.' });
  };
  await close(written, 'write_off');
  await pay(api, staff, written, 22_00, 'BANK-9');
  await close(voided, 'void');
  invoices = await Promise.all(
    [taxed, odd, written, ndis].map((invoice) => readInvoice(api, staff, invoice)),
  );
});
afterAll(() => api.close());

const sum = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((total, each) => total + each, 0) * 100);

async function exported(record: string, layout: string): Promise<Record<string, string>[]> {
  const path = `bookkeeping/export/?record=${record}&layout=${layout}&${PERIOD}`;
  const response = await api.call({ path, as: staff });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  return parse(response.body, { columns: true, bom: true, skipEmptyLines: true });
}

const columnSum = (rows: readonly Record<string, string>[], column: string) =>
  sum(rows.map((row) => Number(row[column])));

const totalOf = (field: 'total_cents' | 'gst_cents' | 'credited_cents') =>
  invoices.reduce((total, invoice) => total + invoice[field], 0);

describe.each([
  ['xero', '*UnitAmount', 'TaxAmount', '*Amount', '*ContactName'],
  ['myob', 'Inc-Tax Amount', 'GST Amount', 'Amount Applied', 'Co./Last Name'],
] as const)('the export for %s', (layout, amount, gst, paid, name) => {
  test('has the invoices that stand, to the cent and with their GST', async () => {
    const rows = await exported('invoices', layout);
    expect(rows).toHaveLength(invoices.length);
    expect(columnSum(rows, amount)).toBe(totalOf('total_cents'));
    expect(columnSum(rows, gst)).toBe(totalOf('gst_cents'));
    // No spreadsheet runs what a client calls themselves.
    expect(rows[0]?.[name]).toBe("'=cmd Tran");
  });

  test('has the money that came and went, and the credits below zero', async () => {
    const moved = invoices.reduce(
      (all, { paid_cents, refunded_cents }) => all + paid_cents - refunded_cents,
      0,
    );
    expect(columnSum(await exported('payments', layout), paid)).toBe(moved);
    const credits = await exported('credits', layout);
    expect(columnSum(credits, amount)).toBe(-totalOf('credited_cents'));
    expect(columnSum(credits, gst)).toBe(-1_00);
  });
});

test('MYOB gets numbers of 13 characters at most, and an empty line between sales', async () => {
  const path = `bookkeeping/export/?record=invoices&layout=myob&${PERIOD}`;
  const { body } = await api.call({ path, as: staff });
  const [, ...lines] = body.trimEnd().split('\r\n');
  // The header and each sale of one line, with an empty line from one sale to the next.
  expect(lines.map((line) => line === '')).toEqual(
    Array.from({ length: 2 * invoices.length - 1 }, (_, index) => index % 2 === 1),
  );
  const numbers = (await exported('invoices', 'myob')).map((row) => row['Invoice #'] ?? '');
  expect(new Set(numbers).size).toBe(invoices.length);
  for (const number of numbers) expect(number).toMatch(/^INV\d{9,10}$/u);
  const [receipt] = await exported('payments', 'myob');
  expect(numbers).toContain(receipt?.['Invoice #']);
});

test('the GST of a quarter is that of its invoices, and of its payments', async () => {
  const response = await api.call({ path: 'bookkeeping/gst/?year=2026', as: staff });
  const report = response.json<GstReport>();
  expect(report.financial_year).toBe('2026-27');
  expect(report.quarters.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-07-01 2026-09-30',
    '2026-10-01 2026-12-31',
    '2027-01-01 2027-03-31',
    '2027-04-01 2027-06-30',
  ]);
  const quarter = report.quarters[1];
  // Of the written-off $110, $22 came after all: $88 and its $8 of GST are lost.
  expect(quarter?.accrual).toEqual({
    sales_cents: totalOf('total_cents') - 11_00 - 88_00,
    gst_cents: totalOf('gst_cents') - 1_00 - 8_00,
  });
  const cash = invoices.reduce(
    (all, { paid_cents, refunded_cents }) => all + paid_cents - refunded_cents,
    0,
  );
  expect(quarter?.cash.sales_cents).toBe(cash);
  expect(Math.abs((quarter?.cash.gst_cents ?? 0) - cash / 11)).toBeLessThan(2);
  expect(report.quarters[0]?.cash).toEqual({ sales_cents: 0, gst_cents: 0 });
});

test('aged debts come to what the screens say is due', async () => {
  const stats = (
    await api.call({ path: 'invoices/dashboard-stats/', as: staff })
  ).json<InvoiceStats>();
  const debts = (await api.call({ path: 'bookkeeping/aged_debts/', as: staff })).json<AgedDebts>();
  expect(debts.total_cents).toBe(stats.due_cents);
  expect(debts.current_cents).toBe(stats.due_cents);
  expect(debts.clients.map((each) => each.total_cents).reduce((a, b) => a + b, 0)).toBe(
    stats.due_cents,
  );
  api.clock.set('2027-02-10T00:00:00.000Z');
  const late = (
    await api.call({ path: 'bookkeeping/aged_debts/', as: await api.signIn({ userType: 'staff' }) })
  ).json<AgedDebts>();
  expect(late).toMatchObject({ current_cents: 0, days_61_to_90_cents: stats.due_cents });
  api.clock.set('2026-11-21T02:00:00.000Z');
});

test('an export is noted, and clients get none', async () => {
  await exported('invoices', 'xero');
  const log = await api.call({ path: 'audit/?action=export', as: admin });
  expect(log.json<{ results: object[] }>().results[0]).toMatchObject({
    actor: { id: staff.id },
    reason: 'invoices from 2026-10-01 to 2026-12-31 for xero',
  });
  for (const path of [
    `bookkeeping/export/?record=invoices&layout=xero&${PERIOD}`,
    'bookkeeping/gst/?year=2026',
    'bookkeeping/aged_debts/',
  ]) {
    expect((await api.call({ path, as: client })).statusCode).toBe(403);
  }
});

test.each([
  'bookkeeping/export/?record=invoices&layout=xero&from=2026-12-31&to=2026-10-01',
  'bookkeeping/export/?record=secrets&layout=xero&from=2026-10-01&to=2026-12-31',
  'bookkeeping/gst/?year=soon',
])('%s is refused', async (path) => {
  expect((await api.call({ path, as: staff })).statusCode).toBe(400);
});
