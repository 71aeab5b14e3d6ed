import {
  type AgedDebts,
  agedDebtsSchema,
  DEBT_AGE_FIELDS,
  DEBT_AGES,
  type Debtor,
} from '@cleaning/contract/bookkeeping';
import type { InvoiceStats } from '@cleaning/contract/invoices';
import { INVOICE_PAYERS } from '@cleaning/contract/invoices/rules';
import { parse } from 'csv-parse/sync';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../test/create-test-app.ts';
import { issueInvoice, NDIS_LINE, pay } from '../../test/invoice-fixtures.ts';
import { signInParticipant, TEST_SECRETS } from '../../test/ndis-fixtures.ts';
import { startBeforeAll } from '../../test/set-up.ts';

const TODAY = '2027-02-20';
const EARLIER = '2027-01-25';
const MANAGER = {
  planManagement: 'plan',
  planManagerName: 'Harbour Plan Services',
  planManagerInvoiceEmail: 'invoices@harbour.example',
} as const;

let staff: TestPerson;

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
beforeAll(async () => {
  await at('2026-11-01');
  const ada = await api.signIn({ firstName: 'Ada', lastName: 'Moss' });
  const ben = await api.signIn({ firstName: 'Ben', lastName: 'Moss' });
  const cas = await signInParticipant(api, { planManagement: 'agency' });
  const dee = await signInParticipant(api, { ndisNumber: '430000002', ...MANAGER });
  const eve = await signInParticipant(api, { ndisNumber: '430000003', planManagement: null });
  const own = await signInParticipant(api, { ndisNumber: '430000004', planManagement: 'self' });
  const issueNdis = (client: TestPerson) =>
    issueInvoice(api, staff, client, { kind: 'ndis', lines: [NDIS_LINE] });
  // Due two weeks after each of these days.
  await issueInvoice(api, staff, ada);
  await at('2026-11-25');
  await issueNdis(dee);
  await issueNdis(own);
  const paid = await issueInvoice(api, staff, await api.signIn());
  await at('2026-12-20');
  await issueNdis(cas);
  await at('2027-01-20');
  await issueInvoice(api, staff, ben);
  await pay(api, staff, paid, 110_00, 'BANK-1');
  await issueNdis(dee);
  await at('2027-02-15');
  await issueInvoice(api, staff, ada);
  await issueInvoice(api, staff, cas);
  await issueNdis(eve);
  await at(TODAY);
});

/** Moves to noon of a day in Sydney. */
async function at(day: string): Promise<void> {
  api.clock.set(`${day}T01:00:00.000Z`);
  staff = await api.signIn({ userType: 'staff' });
}

async function read(path: string): Promise<AgedDebts> {
  const response = await api.call({ path, as: staff });
  expect(response.statusCode).toBe(200);
  return agedDebtsSchema.strict().parse(response.json());
}

const debtsOf = (query: Readonly<Record<string, string>>) =>
  read(`bookkeeping/aged_debts/?${new URLSearchParams(query).toString()}`);

/** A list with its pages of two, by the links from each to the next. */
async function pagesOf(query: Readonly<Record<string, string>>): Promise<AgedDebts[]> {
  const pages = [await debtsOf({ ...query, page_size: '2' })];
  for (let next = pages[0]?.next; typeof next === 'string'; next = pages.at(-1)?.next) {
    pages.push(await read(next.replace('/api/v1/', '')));
  }
  return pages;
}

const FIELDS = [...Object.values(DEBT_AGE_FIELDS), 'total_cents', 'credit_cents'] as const;

const sumsOf = (clients: readonly Debtor[]) =>
  Object.fromEntries(
    FIELDS.map((field) => [field, clients.reduce((cents, each) => cents + each[field], 0)]),
  );

const isOverdue = ({ total_cents: total, current_cents: current }: Debtor) => total > current;

const AGE_FILTERS = ['overdue', ...DEBT_AGES] as const;

function hasAge(client: Debtor, age: (typeof AGE_FILTERS)[number] | undefined): boolean {
  if (age === undefined) return true;
  return age === 'overdue' ? isOverdue(client) : client[DEBT_AGE_FIELDS[age]] > 0;
}

describe.each([
  ['today', {}, 6],
  ['an earlier day', { on: EARLIER }, 5],
])('the debts of %s', (_day, day, clientCount) => {
  test('have figures of all clients and sums that their pages add up to', async () => {
    const pages = await pagesOf(day);
    const clients = pages.flatMap((page) => page.clients);
    expect(pages).toHaveLength(3);
    expect(new Set(clients.map(({ client_id: id }) => id)).size).toBe(clientCount);
    expect(clients.map((each) => each.total_cents)).toEqual(
      clients.map((each) => each.total_cents).toSorted((a, b) => b - a),
    );
    const late = clients.filter(isOverdue);
    const ofPlans = clients.filter(({ plan_cents: cents }) => cents > 0);
    for (const page of pages) {
      expect(page).toMatchObject({
        ...sumsOf(clients),
        matching: sumsOf(clients),
        count: clientCount,
        client_count: clientCount,
        invoice_count: clients.reduce((count, each) => count + each.invoice_count, 0),
        overdue_client_count: late.length,
        oldest_overdue_date: '2026-11-15',
        plan_cents: ofPlans.reduce((cents, each) => cents + each.plan_cents, 0),
        plan_client_count: 2,
      });
    }
    const all = await debtsOf({ ...day, page_size: '100' });
    expect(all).toMatchObject({ clients, next: null, previous: null });
  });

  test('are filtered by every age and payer, and the figures stay those of all clients', async () => {
    const all = await debtsOf({ ...day, page_size: '100' });
    for (const age of [undefined, ...AGE_FILTERS]) {
      for (const payer of [undefined, ...INVOICE_PAYERS]) {
        const clients = all.clients.filter(
          (client) =>
            hasAge(client, age) &&
            (payer === undefined || client.payers.some((each) => each.payer === payer)),
        );
        const filter = { ...day, ...(age && { age }), ...(payer && { payer }), page_size: '100' };
        expect(await debtsOf(filter)).toEqual({
          ...all,
          count: clients.length,
          matching: sumsOf(clients),
          clients,
        });
      }
    }
  });
});

test('the clients owe by age and payer what their invoices say, and in total what is shown as due', async () => {
  const { clients, ...debts } = await debtsOf({});
  const stats = await api.call({ path: 'invoices/dashboard-stats/', as: staff });
  expect(debts.total_cents).toBe(stats.json<InvoiceStats>().due_cents);
  expect(debts).toMatchObject({
    on: TODAY,
    current_cents: 110_00 + 110_00 + 150_25,
    days_1_to_30_cents: 110_00 + 150_25,
    days_31_to_60_cents: 150_25,
    days_61_to_90_cents: 150_25 + 150_25,
    over_90_days_cents: 110_00,
  });
  const owed = clients.map((each) => [each.total_cents, each.payers.map(({ payer }) => payer)]);
  expect(owed).toEqual([
    [300_50, ['plan_manager']],
    [260_25, expect.arrayContaining(['agency', 'client'])],
    [220_00, ['client']],
    expect.arrayContaining([150_25]),
    expect.arrayContaining([150_25]),
    [110_00, ['client']],
  ]);
  expect(clients[0]?.payers).toEqual([{ payer: 'plan_manager', name: 'Harbour Plan Services' }]);
});

test('links keep the filter, and one from past the end leads to the last page', async () => {
  const filter = { age: 'overdue', payer: 'client', page_size: '2' };
  const first = await debtsOf(filter);
  expect(first).toMatchObject({ count: 4, previous: null });
  const past = await debtsOf({ ...filter, page: '9' });
  expect(past).toEqual({ ...first, clients: [], next: null, previous: first.next });
  expect(await read((past.previous ?? '').replace('/api/v1/', ''))).toMatchObject({
    next: null,
    previous: expect.stringContaining('age=overdue&payer=client'),
  });
});

test('a company to which nothing is owed has figures of nothing', async () => {
  expect(await debtsOf({ on: '2026-10-31' })).toEqual({
    on: '2026-10-31',
    count: 0,
    next: null,
    previous: null,
    ...sumsOf([]),
    credit_client_count: 0,
    client_count: 0,
    invoice_count: 0,
    overdue_client_count: 0,
    oldest_overdue_date: null,
    plan_cents: 0,
    plan_client_count: 0,
    matching: sumsOf([]),
    clients: [],
  });
});

test.each([
  ['age=old', 'Filter by overdue, current, 1-30, 31-60, 61-90 or over-90.'],
  ['payer=me', 'Filter by client, plan_manager, agency or unknown.'],
  ['page=0', 'Use a whole number from 1 to 1000000.'],
  ['page_size=101', 'Use a whole number from 1 to 100.'],
  ['name=Ada', 'name'],
])('%s is refused, and the answer says why', async (query, reason) => {
  const response = await api.call({ path: `bookkeeping/aged_debts/?${query}`, as: staff });
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain(reason);
});

/** Stores clients who each owe one invoice. */
async function storeDebtors(count: number): Promise<void> {
  const database = new Client({ connectionString: api.databaseUrl });
  await database.connect();
  await database.query(
    `with added as (
       insert into users (first_name, last_name, user_type, client_type, verified_at, created_at, updated_at)
       select 'Client ' || n, 'Many', 'client', 'general', now(), now(), now()
       from generate_series(1, $1::int) n
       returning id, first_name
     )
     insert into invoices (client_id, kind, status, number, subtotal_cents, total_cents, issue_date,
       due_date, bill_to, created_at, updated_at)
     select id, 'private', 'issued', 'INV-2026-9' || lpad(row_number() over ()::text, 4, '0'), 10000, 10000,
       '2026-12-01', '2026-12-15',
       jsonb_build_object('name', first_name || ' Many', 'email', null, 'address', null, 'abn', null), now(), now()
     from added`,
    [count],
  );
  await database.end();
}

test('a page and its figures stay small with more clients, and the file has every one of them', async () => {
  const { count } = await debtsOf({});
  await storeDebtors(150);
  const largest = await api.call({
    path: 'bookkeeping/aged_debts/?page_size=100',
    as: staff,
  });
  expect(largest.json<AgedDebts>()).toMatchObject({ count: count + 150 });
  expect(largest.rawPayload.length).toBeLessThan(100_000);
  for (const day of ['', `&on=${EARLIER}`]) {
    const path = `bookkeeping/export/report/?report=aged_debts${day}`;
    const file = await api.call({ path, as: staff });
    const rows: object[] = parse(file.body, { columns: true, bom: true });
    expect(rows).toHaveLength(150 + (day === '' ? 6 : 5));
  }
});
