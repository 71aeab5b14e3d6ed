import type { AgedDebts, ExportPreview, GstReport } from '@cleaning/contract/bookkeeping';
import type { Invoice, InvoiceStats } from '@cleaning/contract/invoices';
import type { Settings } from '@cleaning/contract/settings';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  command,
  issueInvoice,
  LINE,
  NDIS_LINE,
  pay,
  readInvoice,
} from '../../test/invoice-fixtures.ts';
import { signInParticipant, TEST_SECRETS } from '../../test/ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const PERIOD = 'from=2026-10-01&to=2026-12-31';

let invoices: Invoice[];
const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));
const client = makeBeforeAll(() => api.signIn({ firstName: '=cmd', lastName: 'Tran' }));
beforeAll(async () => {
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
  sum(
    rows.map((row) => {
      // Xero multiplies, and rounds to the cent.
      const quantity = column === '*UnitAmount' ? Number(row['*Quantity']) : 1;
      return Math.round(Number(row[column]) * quantity * 100) / 100;
    }),
  );

const totalOf = (field: 'total_cents' | 'gst_cents' | 'credited_cents') =>
  invoices.reduce((total, invoice) => total + invoice[field], 0);

test.each([
  ['xero', '*Description'],
  ['myob', 'Description'],
] as const)(
  'a line of the export for %s says how much of what at which price',
  async (layout, column) => {
    const lines = (await exported('invoices', layout)).map((row) => row[column] ?? '');
    expect(lines.some((line) => line.endsWith(', 1 unit at 110.00'))).toBe(true);
    expect(lines.some((line) => line.endsWith(', 2.5 hours at 60.10'))).toBe(true);
  },
);

describe.each([
  ['xero', '*UnitAmount', 'TaxAmount', '*Amount', '*ContactName'],
  ['myob', 'Inc-Tax Amount', 'GST Amount', 'Amount Applied', 'Co./Last Name'],
  ['plain', 'Amount', 'GST', 'Amount', 'Bill to'],
] as const)('the export for %s', (layout, amount, gst, paid, name) => {
  test('has the valid invoices, to the cent and with their GST', async () => {
    const rows = await exported('invoices', layout);
    expect(rows).toHaveLength(invoices.length);
    expect(columnSum(rows, amount)).toBe(totalOf('total_cents'));
    expect(columnSum(rows, gst)).toBe(totalOf('gst_cents'));
    // A spreadsheet must not run a client's name as a formula.
    expect(rows[0]?.[name]).toBe("'=cmd Tran");
  });

  test('has payments and refunds, and credits as negative amounts', async () => {
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

test('each program gets the accounts of private and NDIS sales, and MYOB also the bank account', async () => {
  const accountsIn = async (layout: string, name: string, account: string) =>
    new Set(
      (await exported('invoices', layout)).map((row) =>
        [row[name] === "'=cmd Tran" ? 'private' : 'NDIS', row[account]].join(' '),
      ),
    );
  const { version } = (await api.call({ path: 'settings/', as: staff })).json<Settings>();
  expect(await accountsIn('xero', '*ContactName', '*AccountCode')).toEqual(
    new Set(['private 200', 'NDIS 200']),
  );
  const response = await api.call({
    method: 'PATCH',
    path: 'settings/',
    as: admin,
    body: {
      version,
      xero_ndis_account: '205',
      myob_ndis_account: '4-2000',
      myob_bank_account: '1-1120',
    },
  });
  expect(response.statusCode).toBe(200);
  expect(await accountsIn('xero', '*ContactName', '*AccountCode')).toEqual(
    new Set(['private 200', 'NDIS 205']),
  );
  expect(await accountsIn('myob', 'Co./Last Name', 'Account #')).toEqual(
    new Set(['private 4-1000', 'NDIS 4-2000']),
  );
  const [receipt] = await exported('payments', 'myob');
  expect(receipt?.['Deposit Account #']).toBe('1-1120');
});

test('MYOB gets numbers of 13 characters at most, and an empty line between sales', async () => {
  const path = `bookkeeping/export/?record=invoices&layout=myob&${PERIOD}`;
  const { body } = await api.call({ path, as: staff });
  const [, ...lines] = body.trimEnd().split('\r\n');
  // The header and each sale with one line; an empty line separates sales.
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
  // $22 of the written-off $110 was paid after all, so $88 with $8 of GST is lost.
  const accrual = {
    sales_cents: totalOf('total_cents') - 11_00 - 88_00,
    // Only the participant's supports are free of GST.
    gst_free_cents: 150_25,
    out_of_scope_cents: 0,
    gst_cents: totalOf('gst_cents') - 1_00 - 8_00,
  };
  expect(quarter?.accrual).toEqual(accrual);
  expect(quarter?.months.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-10-01 2026-10-31',
    '2026-11-01 2026-11-30',
    '2026-12-01 2026-12-31',
  ]);
  expect(quarter?.months[1]?.accrual).toEqual(accrual);
  expect(quarter?.months[0]?.accrual.sales_cents).toBe(0);
  const cash = invoices.reduce(
    (all, { paid_cents, refunded_cents }) => all + paid_cents - refunded_cents,
    0,
  );
  expect(quarter?.cash.sales_cents).toBe(cash);
  expect(Math.abs((quarter?.cash.gst_cents ?? 0) - cash / 11)).toBeLessThan(2);
  // The payments cover taxable invoices only, to the cent.
  expect(quarter?.cash.gst_free_cents).toBe(0);
  expect(report.quarters[0]?.cash.sales_cents).toBe(0);
  const { due_cents: due } = await readStats();
  expect(quarter).toMatchObject({ opening_cents: 0, closing_cents: due });
  expect(report.quarters[2]).toMatchObject({ opening_cents: due, closing_cents: due });
});

const dueDatesOf = async (year: number) =>
  (await api.call({ path: `bookkeeping/gst/?year=${year}`, as: staff }))
    .json<GstReport>()
    .quarters.map(({ due_date }) => due_date);

test('a statement is due on the 28th after its quarter, or on the Monday after it', async () => {
  expect(await dueDatesOf(2026)).toEqual(['2026-10-28', '2027-03-01', '2027-04-28', '2027-07-28']);
  expect(await dueDatesOf(2028)).toEqual(['2028-10-30', '2029-02-28', '2029-04-30', '2029-07-30']);
});

const readStats = async () =>
  (await api.call({ path: 'invoices/dashboard-stats/', as: staff })).json<InvoiceStats>();

const preview = async (layout: string, period = PERIOD) =>
  (
    await api.call({ path: `bookkeeping/export/preview/?layout=${layout}&${period}`, as: staff })
  ).json<ExportPreview>();

describe('the preview of an export', () => {
  test.each([
    ['xero', '*UnitAmount', '*Amount'],
    ['myob', 'Inc-Tax Amount', 'Amount Applied'],
    ['plain', 'Amount', 'Amount'],
  ])('shows what the files for %s contain', async (layout, amount, paid) => {
    const { files, headings, rows } = await preview(layout);
    const records = ['invoices', 'payments', 'prepayments', 'write_offs', 'credits'] as const;
    const inFiles = await Promise.all(records.map((record) => exported(record, layout)));
    const columns = { payments: paid, prepayments: layout === 'xero' ? '*Amount' : 'Amount' };
    expect(files.map((each) => [each.file_name, each.row_count, each.total_cents])).toEqual(
      records.map((record, index) => [
        fileName(layout, record.replace('_', '-')),
        inFiles[index]?.length,
        columnSum(
          inFiles[index] ?? [],
          record in columns ? columns[record as keyof typeof columns] : amount,
        ),
      ]),
    );
    // $22 of the $110 that was written off came after all.
    expect(files.map(({ gst_cents }) => gst_cents)).toEqual([
      totalOf('gst_cents'),
      expect.any(Number),
      0,
      -8_00,
      -1_00,
    ]);
    const [sales] = inFiles;
    expect(rows).toHaveLength(4);
    const shown = rows[0]?.map((cell, index) => [headings[index], cell]);
    // The file puts an apostrophe before a name that begins like a formula; the screen does not.
    const asShown = Object.entries(sales?.[0] ?? {}).map(([name, cell]) => [
      name,
      cell.replace(/^'=/u, '='),
    ]);
    expect(shown).toEqual(asShown);
  });

  test('leads from the total owed before the period to the total at its end', async () => {
    const read = await preview('xero');
    const { due_cents: due } = await readStats();
    expect(read).toMatchObject({ opening_cents: 0, closing_cents: due, credited_cents: 11_00 });
    // The voided invoice counts as invoiced, and is subtracted together with the rest of the
    // written-off one.
    expect(read.invoiced_cents).toBe(totalOf('total_cents') + 110_00);
    expect(read.invoiced_count).toBe(invoices.length + 1);
    expect(read).toMatchObject({
      voided_cents: 110_00,
      written_off_cents: 88_00,
      owed_cents: due,
      difference_cents: 0,
    });
    const later = await preview('xero', 'from=2027-01-01&to=2027-01-31');
    expect(later).toMatchObject({
      opening_cents: due,
      closing_cents: due,
      voided_cents: 0,
      written_off_cents: 0,
      difference_cents: 0,
    });
    expect(later.files.map(({ row_count }) => row_count)).toEqual([0, 0, 0, 0, 0]);
    expect(later.rows).toEqual([]);
  });
});

const fileName = (layout: string, record: string) =>
  `${layout}-${record}-2026-10-01-to-2026-12-31.csv`;

test('the total of aged debts equals what the screens show as due', async () => {
  const stats = await readStats();
  const debts = (await api.call({ path: 'bookkeeping/aged_debts/', as: staff })).json<AgedDebts>();
  expect(debts.total_cents).toBe(stats.due_cents);
  expect(debts.current_cents).toBe(stats.due_cents);
  expect(debts.clients.map((each) => each.total_cents).reduce((a, b) => a + b, 0)).toBe(
    stats.due_cents,
  );
  expect(debts.clients.find(({ client_id: id }) => id === client.id)).toMatchObject({
    payers: [{ payer: 'client', name: '=cmd Tran' }],
    plan_cents: 0,
    oldest_due_date: '2026-12-05',
  });
  api.clock.set('2027-02-10T00:00:00.000Z');
  const late = (
    await api.call({ path: 'bookkeeping/aged_debts/', as: await api.signIn({ userType: 'staff' }) })
  ).json<AgedDebts>();
  expect(late).toMatchObject({ current_cents: 0, days_61_to_90_cents: stats.due_cents });
  api.clock.set('2026-11-21T02:00:00.000Z');
});

async function reported(query: string) {
  const response = await api.call({ path: `bookkeeping/export/report/?${query}`, as: staff });
  expect(response.statusCode).toBe(200);
  const rows: Record<string, string>[] = parse(response.body, { columns: true, bom: true });
  return { rows, name: response.headers['content-disposition'] };
}

test('the GST file has each past month and its quarter, to the cent', async () => {
  const { rows, name } = await reported('report=gst&year=2026');
  expect(name).toContain('gst-2026-27.csv');
  expect(rows.map((row) => [row['Period'], row['From'], row['To'], row['Statement due']])).toEqual([
    ['Month', '01/07/2026', '31/07/2026', ''],
    ['Month', '01/08/2026', '31/08/2026', ''],
    ['Month', '01/09/2026', '30/09/2026', ''],
    ['Quarter', '01/07/2026', '30/09/2026', '28/10/2026'],
    ['Month', '01/10/2026', '31/10/2026', ''],
    ['Month', '01/11/2026', '30/11/2026', ''],
    ['Quarter', '01/10/2026', '31/12/2026', '01/03/2027'],
  ]);
  const report = (
    await api.call({ path: 'bookkeeping/gst/?year=2026', as: staff })
  ).json<GstReport>();
  const quarter = report.quarters[1];
  for (const basis of ['accrual', 'cash'] as const) {
    const heading = basis === 'accrual' ? 'Accrual' : 'Cash';
    const cell = (column: string) =>
      Math.round(Number(rows.at(-1)?.[`${heading}: ${column}`]) * 100);
    expect(cell('all sales')).toBe(quarter?.[basis].sales_cents);
    expect(cell('GST in them')).toBe(quarter?.[basis].gst_cents);
    expect(cell('sales with GST') + cell('GST-free sales') + cell('out of scope')).toBe(
      cell('all sales'),
    );
  }
  expect(quarter?.accrual.sales_cents).toBeGreaterThan(0);
});

test('the aged debts file has each client by age, and no name becomes a formula', async () => {
  const debts = (await api.call({ path: 'bookkeeping/aged_debts/', as: staff })).json<AgedDebts>();
  const { rows, name } = await reported('report=aged_debts');
  expect(name).toContain('aged-debts-2026-11-21.csv');
  expect(columnSum(rows, 'Total')).toBe(debts.total_cents);
  expect(columnSum(rows, 'Not due yet')).toBe(debts.current_cents);
  expect(rows.find((row) => row['Client']?.includes('Tran'))).toMatchObject({
    Client: "'=cmd Tran",
    'Who pays': "'=cmd Tran",
    'Oldest due date': '05/12/2026',
    'Over 90 days': '0.00',
  });
  const log = await api.call({ path: 'audit/?action=export', as: admin });
  expect(log.json<{ results: object[] }>().results[0]).toMatchObject({
    actor: { id: staff.id },
    reason: 'who owes what on 2026-11-21',
  });
});

test('an export is in the audit log, and is refused to clients', async () => {
  await exported('invoices', 'xero');
  const log = await api.call({ path: 'audit/?action=export', as: admin });
  expect(log.json<{ results: object[] }>().results[0]).toMatchObject({
    actor: { id: staff.id },
    reason: 'invoices from 2026-10-01 to 2026-12-31 for xero',
  });
  for (const path of [
    `bookkeeping/export/?record=invoices&layout=xero&${PERIOD}`,
    `bookkeeping/export/preview/?layout=xero&${PERIOD}`,
    'bookkeeping/gst/?year=2026',
    'bookkeeping/aged_debts/',
    'bookkeeping/export/report/?report=gst&year=2026',
  ]) {
    expect((await api.call({ path, as: client })).statusCode).toBe(403);
  }
});

test.each([
  'bookkeeping/export/?record=invoices&layout=xero&from=2026-12-31&to=2026-10-01',
  'bookkeeping/export/?record=secrets&layout=xero&from=2026-10-01&to=2026-12-31',
  'bookkeeping/export/preview/?layout=xero&from=2026-12-31&to=2026-10-01',
  'bookkeeping/export/preview/?layout=abacus&from=2026-10-01&to=2026-12-31',
  'bookkeeping/gst/?year=soon',
  'bookkeeping/export/report/?report=gst',
  'bookkeeping/export/report/?report=aged_debts&year=2026',
  'bookkeeping/export/report/?report=secrets',
  'bookkeeping/export/report/?report=gst&year=2026&on=2026-11-20',
  'bookkeeping/aged_debts/?on=yesterday',
  'bookkeeping/aged_debts/?on=2026-11-22',
  'bookkeeping/export/report/?report=aged_debts&on=2026-11-22',
])('%s is refused', async (path) => {
  expect((await api.call({ path, as: staff })).statusCode).toBe(400);
});

test('aged debts show what a plan is to pay', async () => {
  const participant = await signInParticipant(api, {
    ndisNumber: '430000002',
    planManagement: 'agency',
  });
  await issueInvoice(api, staff, participant, { kind: 'ndis', lines: [NDIS_LINE] });
  const debts = (await api.call({ path: 'bookkeeping/aged_debts/', as: staff })).json<AgedDebts>();
  expect(debts.clients.filter(({ plan_cents: cents }) => cents > 0)).toEqual([
    expect.objectContaining({
      client_id: participant.id,
      invoice_count: 1,
      plan_cents: 150_25,
      total_cents: 150_25,
      payers: [{ payer: 'agency', name: expect.any(String) }],
    }),
  ]);
});
