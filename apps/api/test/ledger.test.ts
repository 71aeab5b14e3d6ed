import type {
  AgedDebts,
  BookkeepingLayout,
  BookkeepingRecord,
  ExportPreview,
  GstReport,
} from '@cleaning/contract/bookkeeping';
import type { ClientHistory, ClientListItem } from '@cleaning/contract/clients';
import type { Invoice, InvoiceTotals, Statement } from '@cleaning/contract/invoices';
import type { AccountCredit } from '@cleaning/contract/payments';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { invoices as invoicesTable } from '../src/core/db/schema/index.ts';
import type { TestPerson } from './create-test-app.ts';
import {
  command,
  invoiceIn,
  issueInvoice,
  LINE,
  NDIS_LINE,
  pay,
  readInvoice,
  storePlan,
} from './invoice-fixtures.ts';
import { recordRegistration, signInParticipant, TEST_SECRETS } from './ndis-fixtures.ts';
import { approvedUrgent, payDeposit } from './quote-fixtures.ts';
import { startBeforeAll } from './set-up.ts';

/** $110 with GST, and $30 without: a part of it has both. */
const MIXED = [
  LINE,
  { description: 'Meals', quantity: 1, unit_price_cents: 30_00, gst_code: 'P2' },
] as const;

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const DECEMBER = { from: '2026-12-01', to: '2026-12-31' };
const BOTH = { from: NOVEMBER.from, to: DECEMBER.to };

let staff: TestPerson;
let admin: TestPerson;
let people: Record<'ann' | 'ben' | 'cara' | 'dev' | 'eve' | 'fay' | 'gus' | 'hal', TestPerson>;
let made: Invoice[] = [];
/** What came to the account of the company less what left it, written down beside the service. */
let bankCents = 0;

async function on(day: string): Promise<void> {
  api.clock.set(`${day}T02:00:00.000Z`);
  staff = await api.signIn({ userType: 'staff' });
  admin = await api.signIn({ userType: 'admin' });
}

const post = async (path: string, body: object) => {
  const response = await api.call({ method: 'POST', path, as: staff, body });
  expect(response.statusCode).toBe(201);
  return response;
};

const get = async <Answer>(path: string): Promise<Answer> => {
  const response = await api.call({ path, as: staff });
  expect(response.statusCode).toBe(200);
  return response.json<Answer>();
};

async function issue(person: TestPerson, changes: object = {}): Promise<Invoice> {
  const issued = await issueInvoice(api, staff, person, changes);
  made.push(issued);
  return issued;
}

async function receive(invoice: Invoice, cents: number, reference: string): Promise<void> {
  expect((await pay(api, staff, invoice, cents, reference)).statusCode).toBe(201);
  bankCents += cents;
}

async function overpay(invoice: Invoice, cents: number, reference: string): Promise<AccountCredit> {
  const { balance_cents: owed } = await readInvoice(api, staff, invoice);
  const response = await post('invoices/split_payments/', {
    amount_cents: owed + cents,
    reference,
    method: 'bank_transfer',
    parts: [{ invoice_id: invoice.id, amount_cents: owed }],
  });
  bankCents += owed + cents;
  const { credit } = response.json<{ credit: AccountCredit | null }>();
  if (credit === null) throw new Error('No credit was kept.');
  return credit;
}

const giveCredit = (invoice: Invoice, cents: number, reference: string) =>
  post(`invoices/${invoice.id}/credits/`, {
    amount_cents: cents,
    reference,
    reason: 'We came late.',
  });

const close = async (invoice: Invoice, name: 'void' | 'write_off') => {
  const { version } = await readInvoice(api, staff, invoice);
  const response = await command(api, admin, invoice, name, { version, reason: 'Because.' });
  expect(response.statusCode).toBe(200);
};

/** Issues the invoice of a quote of whose deposit of $77.40 these parts came. */
async function invoiceWithDeposit(person: TestPerson, parts: readonly number[]): Promise<void> {
  const quote = await approvedUrgent(api, person, staff);
  for (const amount_cents of parts) {
    await payDeposit(api, staff, quote, { amount_cents });
    bankCents += amount_cents;
  }
  const draft = invoiceIn(await post('invoices/from_quote/', { quote_id: quote.id }));
  made.push(invoiceIn(await command(api, staff, draft, 'issue', { version: draft.version })));
}

const ndis = { kind: 'ndis', lines: [NDIS_LINE] };

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
beforeAll(async () => {
  staff = await api.signIn({ userType: 'staff' });
  await recordRegistration(api, await api.signIn({ userType: 'admin' }));
  people = {
    ann: await api.signIn({ firstName: 'Ann' }),
    ben: await api.signIn({ firstName: 'Ben' }),
    cara: await api.signIn({ firstName: 'Cara', clientType: 'ndis' }),
    dev: await signInParticipant(api, { planManagement: 'agency' }),
    eve: await api.signIn({ firstName: 'Eve' }),
    fay: await api.signIn({ firstName: 'Fay' }),
    gus: await api.signIn({ firstName: 'Gus' }),
    hal: await api.signIn({ firstName: 'Hal' }),
  };
  await storePlan(api, people.cara, {
    planManagement: 'plan',
    planManagerName: 'Example Plans',
    planManagerInvoiceEmail: 'invoices@plans.example',
  });
});

/** Two months of clients who pay themselves, by a plan manager and by the agency. */
beforeAll(async () => {
  const { ann, ben, cara, dev, eve, fay, gus, hal } = people;
  await on('2026-11-21');
  await invoiceWithDeposit(eve, [77_40]);
  await invoiceWithDeposit(gus, [20_00, 13_37]);

  const paidInParts = await issue(ann, { lines: [{ ...LINE, unit_price_cents: 100_01 }] });
  await receive(paidInParts, 33_33, 'ANN-1');
  await overpay(paidInParts, 66_50, 'ANN-2');
  await issue(ann, { lines: MIXED });

  const mixed = await issue(ben, { lines: MIXED });
  await giveCredit(mixed, 22_00, 'Late');
  await receive(mixed, 50_00, 'BEN-1');
  await giveCredit(mixed, 3_33, 'Later');
  const refunded = await issue(ben);
  await receive(refunded, 110_00, 'BEN-2');
  const back = { amount_cents: 10_00, reference: 'BEN-3', method: 'bank_transfer' };
  await command(api, staff, refunded, 'refunds', { ...back, reason: 'One room less.' });
  bankCents -= 10_00;

  const [paidTooMuch] = [await issue(hal), await issue(hal, { lines: MIXED })];
  await overpay(paidTooMuch, 12_34, 'HAL-1');

  const byPlan = await issue(cara, ndis);
  const planCredit = await overpay(byPlan, 40_00, 'PLAN-1');
  await issue(cara);
  await post(`invoices/account_credits/${planCredit.id}/refunds/`, {
    ...back,
    reason: 'The plan manager asked for it.',
  });
  bankCents -= 10_00;

  const byAgency = await issue(dev, ndis);
  await receive(byAgency, 100_00, 'NDIA-1');
  await issue(dev, ndis);

  const lost = await issue(fay, { lines: MIXED });
  await receive(lost, 17_77, 'FAY-1');
  await close(lost, 'write_off');
  await receive(lost, 20_01, 'FAY-2');
  await close(await issue(fay), 'void');
  const cancelledLater = await issue(fay, { lines: MIXED });
  await overpay(await issue(fay), 5_00, 'FAY-3');

  await on('2026-12-02');
  await close(cancelledLater, 'void');
  await receive(lost, 11_11, 'FAY-4');
  await close(await issue(fay), 'void');
  await issue(cara, { ...ndis, lines: [{ ...NDIS_LINE, service_date_from: '2026-11-30' }] });
  made = await Promise.all(made.map((invoice) => readInvoice(api, staff, invoice)));
});

const sum = <Row>(rows: readonly Row[], cents: (row: Row) => number): number =>
  rows.reduce((total, row) => total + cents(row), 0);

const centsIn = (row: Readonly<Record<string, string>>, column: string): number =>
  Math.round(Number(row[column]) * 100);

/** The columns of each layout: what a row of sales and of money comes to, its GST and its rate. */
const LAYOUTS = {
  xero: {
    sales: '*UnitAmount',
    gst: 'TaxAmount',
    rate: '*TaxType',
    free: 'GST Free Income',
    money: '*Amount',
    kept: '*Amount',
  },
  myob: {
    sales: 'Inc-Tax Amount',
    gst: 'GST Amount',
    rate: 'Tax Code',
    free: 'FRE',
    money: 'Amount Applied',
    kept: 'Amount',
  },
  plain: {
    sales: 'Amount',
    gst: 'GST',
    rate: 'GST code',
    free: 'GST-free',
    money: 'Amount',
    kept: 'Amount',
  },
} as const;

type Rows = Record<string, string>[];

async function fileOf(
  record: BookkeepingRecord,
  layout: BookkeepingLayout,
  { from, to } = BOTH,
): Promise<Rows> {
  const path = `bookkeeping/export/?record=${record}&layout=${layout}&from=${from}&to=${to}`;
  const response = await api.call({ path, as: staff });
  expect(response.statusCode).toBe(200);
  return parse(response.body, { columns: true, bom: true, skipEmptyLines: true });
}

/** What a row of sales comes to. Xero multiplies, and rounds to the cent. */
const saleIn = (row: Rows[number], layout: BookkeepingLayout) =>
  Math.round(centsIn(row, LAYOUTS[layout].sales) * Number(row['*Quantity'] ?? 1));

const previewOf = ({ from, to } = BOTH) =>
  get<ExportPreview>(`bookkeeping/export/preview/?layout=xero&from=${from}&to=${to}`);

const openCredits = async () =>
  (await get<{ results: AccountCredit[] }>('invoices/account_credits/')).results;

test('each invoice comes to its lines, and its balance to its movements', () => {
  for (const invoice of made) {
    const { lines, payments } = invoice;
    expect(sum(lines, (line) => line.amount_cents)).toBe(invoice.total_cents);
    expect(sum(lines, (line) => line.gst_cents)).toBe(invoice.gst_cents);
    expect(sum(lines, (line) => line.net_cents)).toBe(invoice.subtotal_cents);
    const moved = (kind: 'payment' | 'refund' | 'credit') =>
      sum(
        payments.filter((each) => each.kind === kind),
        (each) => each.amount_cents,
      );
    expect([moved('payment'), moved('refund'), moved('credit')]).toEqual([
      invoice.paid_cents,
      invoice.refunded_cents,
      invoice.credited_cents,
    ]);
    const isClosed = invoice.status === 'void' || invoice.status === 'written_off';
    expect(invoice.balance_cents).toBe(
      isClosed ? 0 : invoice.total_cents - moved('payment') + moved('refund') - moved('credit'),
    );
  }
  // The month has what it should: credit that later and open invoices of the same payer used, and
  // deposits.
  expect(sum(made, (invoice) => invoice.credit_used_cents)).toBe(66_50 + 30_00 + 12_34);
  expect(sum(made, (invoice) => invoice.deposit_cents)).toBe(77_40 + 33_37);
});

test('the screens say the same of what is owed and of the credit that is held', async () => {
  const owed = sum(made, (invoice) => invoice.balance_cents);
  const debts = await get<AgedDebts>('bookkeeping/aged_debts/');
  expect(debts.total_cents).toBe(owed);
  const totals = await get<InvoiceTotals>('invoices/totals/');
  expect(totals.owed.cents).toBe(owed);
  const credits = await openCredits();
  const held = sum(credits, (credit) => credit.open_cents);
  expect(held).toBe(5_00);
  expect(totals.credit).toEqual({ count: 1, cents: held });
  const listed = await get<{ results: ClientListItem[] }>('clients/?page_size=100');
  expect(debts).toMatchObject({
    credit_cents: held,
    credit_client_count: 1,
    matching: { total_cents: owed, credit_cents: held },
  });
  for (const { id } of Object.values(people)) {
    const owes = sum(
      made.filter(({ client_id: clientId }) => clientId === id),
      (invoice) => invoice.balance_cents,
    );
    const has = sum(
      credits.filter(({ client_id: clientId }) => clientId === id),
      (credit) => credit.open_cents,
    );
    const debtor = debts.clients.find(({ client_id: clientId }) => clientId === id);
    expect([debtor?.total_cents ?? 0, debtor?.credit_cents ?? 0]).toEqual([owes, has]);
    expect(listed.results.find((client) => client.id === id)).toMatchObject({
      balance_cents: owes,
      credit_cents: has,
    });
    const { overview } = await get<ClientHistory>(`clients/${id}/history/`);
    expect(overview).toMatchObject({ owed_cents: owes, credit_cents: has });
    const { from, to } = BOTH;
    const statement = await get<Statement>(
      `invoices/statement/?client_id=${id}&from=${from}&to=${to}`,
    );
    const closing = statement.closing_balance_cents + (statement.plan?.closing_balance_cents ?? 0);
    expect(closing).toBe(owes - has);
  }
});

test('a statement opens a closed balance again before it shows what was paid of it', async () => {
  const { from, to } = BOTH;
  const { rows } = await get<Statement>(
    `invoices/statement/?client_id=${people.fay.id}&from=${from}&to=${to}`,
  );
  const lost = rows.find(({ kind }) => kind === 'write_off')?.invoice_id;
  expect(rows.filter((row) => row.invoice_id === lost).map(({ kind }) => kind)).toEqual([
    'invoice',
    'payment',
    'write_off_back',
    'payment',
    'write_off',
    'write_off_back',
    'payment',
  ]);
});

test('what a plan manager has as credit shows in the debts of its day only', async () => {
  const { clients } = await get<AgedDebts>('bookkeeping/aged_debts/?on=2026-11-30');
  const cara = clients.find(({ client_id: id }) => id === people.cara.id);
  expect(cara).toMatchObject({ credit_cents: 30_00, total_cents: 110_00 });
  const filtered = await get<AgedDebts>('bookkeeping/aged_debts/?on=2026-11-30&payer=plan_manager');
  expect(filtered.clients.map(({ client_id: id }) => id)).toEqual([people.cara.id]);
});

describe.each(['xero', 'myob', 'plain'] as const)('the files for %s', (layout) => {
  const { gst, rate, free, money, kept } = LAYOUTS[layout];

  test('have the sales of the invoices, and the money of the account', async () => {
    const invoices = await fileOf('invoices', layout);
    const credits = await fileOf('credits', layout);
    const writeOffs = await fileOf('write_offs', layout);
    const valid = made.filter(({ status }) => status !== 'void');
    expect(sum(invoices, (row) => saleIn(row, layout))).toBe(
      sum(valid, (each) => each.total_cents),
    );
    expect(sum(invoices, (row) => centsIn(row, gst))).toBe(sum(valid, (each) => each.gst_cents));
    expect(sum(credits, (row) => saleIn(row, layout))).toBe(
      -sum(made, (each) => each.credited_cents),
    );
    const payments = sum(await fileOf('payments', layout), (row) => centsIn(row, money));
    const prepayments = sum(await fileOf('prepayments', layout), (row) => centsIn(row, kept));
    expect(payments + prepayments).toBe(bankCents);
    expect(prepayments).toBe(sum(await openCredits(), (credit) => credit.open_cents));
    const sales = [...invoices, ...credits, ...writeOffs];
    expect(sum(sales, (row) => saleIn(row, layout)) - payments).toBe(
      sum(made, (invoice) => invoice.balance_cents),
    );
  });

  test('have the GST of the report, by rate', async () => {
    const sales = [
      ...(await fileOf('invoices', layout)),
      ...(await fileOf('credits', layout)),
      ...(await fileOf('write_offs', layout)),
    ];
    const { quarters } = await get<GstReport>('bookkeeping/gst/?year=2026');
    expect(quarters[1]?.accrual).toEqual({
      sales_cents: sum(sales, (row) => saleIn(row, layout)),
      gst_cents: sum(sales, (row) => centsIn(row, gst)),
      gst_free_cents: sum(
        sales.filter((row) => row[rate] === free),
        (row) => saleIn(row, layout),
      ),
      out_of_scope_cents: 0,
    });
    expect(quarters[1]?.cash.sales_cents).toBe(
      sum(await fileOf('payments', layout), (row) => centsIn(row, money)),
    );
  });

  test('have a credit of an invoice of two rates as two lines', async () => {
    const rows = (await fileOf('credits', layout)).slice(0, 2);
    // $22 of $140: $17.29 of what is taxable, and $4.71 of what is not.
    expect(rows.map((row) => [row[rate] === free, saleIn(row, layout), centsIn(row, gst)])).toEqual(
      [
        [false, -17_29, -1_57],
        [true, -4_71, 0],
      ],
    );
  });

  test('leave what became void later in its month, and cancel it in the later one', async () => {
    const [november, december] = [
      await fileOf('invoices', layout, NOVEMBER),
      await fileOf('write_offs', layout, DECEMBER),
    ];
    expect(sum(november, (row) => saleIn(row, layout))).toBe(
      sum(await fileOf('invoices', layout), (row) => saleIn(row, layout)) - 150_25 + 140_00,
    );
    // $140 that became void, and $11.11 that was paid after a write-off.
    expect(sum(december, (row) => saleIn(row, layout))).toBe(-140_00 + 11_11);
  });
});

test.each([
  ['November', NOVEMBER],
  ['December', DECEMBER],
  ['both months', BOTH],
])('the preview of %s adds up to what the screens say is owed', async (_name, period) => {
  const preview = await previewOf(period);
  expect(preview.difference_cents).toBe(0);
  expect(preview.owed_cents).toBe(preview.closing_cents);
  expect(
    preview.opening_cents +
      preview.invoiced_cents -
      preview.received_cents -
      preview.credited_cents -
      preview.written_off_cents -
      preview.voided_cents,
  ).toBe(preview.closing_cents);
});

test('the preview says by how much the files and the screens differ', async () => {
  const [invoice] = made.filter(({ status }) => status === 'partially_paid');
  if (invoice === undefined) throw new Error('No invoice is paid in part.');
  const store = (receivedCents: number) =>
    api.database
      .update(invoicesTable)
      .set({ receivedCents })
      .where(eq(invoicesTable.id, invoice.id));
  await store(invoice.paid_cents + 1_23);
  expect((await previewOf()).difference_cents).toBe(1_23);
  await store(invoice.paid_cents);
  expect((await previewOf()).difference_cents).toBe(0);
});

test('once everything is paid, what was invoiced and what was paid have the same GST', async () => {
  for (const [index, invoice] of made.entries()) {
    const { balance_cents: owed } = await readInvoice(api, staff, invoice);
    if (owed > 0) await receive(invoice, owed, `LAST-${index}`);
  }
  const { quarters } = await get<GstReport>('bookkeeping/gst/?year=2026');
  expect(quarters[1]?.accrual).toEqual(quarters[1]?.cash);
  expect(await previewOf()).toMatchObject({ closing_cents: 0, difference_cents: 0 });
});
