import type { Invoice, InvoiceStats, MyInvoicesPage } from '@cleaning/contract/invoices';
import { paymentReference } from '@cleaning/contract/payments/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  command,
  createInvoice,
  issueInvoice,
  LINE,
  myInvoices,
  NDIS_LINE,
  pay,
} from '../../../test/invoice-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const mine: Invoice[] = [];
let ndis: Invoice;
let ndisDraft: Invoice;

/**
 * The prices of one client's four invoices, a day apart: overdue, part paid, paid, void. A draft is
 * added.
 */
const PRICES = [110_00, 220_00, 330_00, 440_00];

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
const client = makeBeforeAll(() => testApp.signIn({ firstName: 'Grace', lastName: 'Nguyen' }));
const participant = makeBeforeAll(() =>
  testApp.signIn({
    clientType: 'ndis',
    firstName: 'Noah',
    lastName: 'Williams',
  }),
);
beforeAll(async () => {
  for (const [index, price] of PRICES.entries()) {
    const lines = [{ ...LINE, description: `Clean ${index}: 100%`, unit_price_cents: price }];
    mine.push(await issueInvoice(testApp, staff, client, { lines, note: `Note_${index}` }));
    testApp.clock.advance(24 * 60 * 60 * 1000);
  }
  const [, second, third, fourth] = mine;
  if (second === undefined || third === undefined || fourth === undefined) {
    throw new Error('The invoices were not made.');
  }
  await pay(testApp, staff, second, 20_00, 'T-1');
  await pay(testApp, staff, third, 330_00, 'T-2');
  await command(testApp, staff, fourth, 'void', { version: 2, reason: 'Twice.' });
  await createInvoice(testApp, staff, client);
  ndis = await issueInvoice(testApp, staff, participant, { kind: 'ndis', lines: [NDIS_LINE] });
  ndisDraft = await createInvoice(testApp, staff, participant, {
    kind: 'ndis',
    lines: [NDIS_LINE],
  });
  // The first invoice was due on 5 December.
  testApp.clock.set('2026-12-06T00:00:00.000Z');
});

const list = async (path: string, as: TestPerson) => {
  const response = await testApp.call({ path: `invoices/${path}`, as });
  expect(response.statusCode).toBe(200);
  return response.json<MyInvoicesPage>();
};

/** The client's invoices on a page, as positions in the order of creation. */
const placesIn = ({ results }: Pick<MyInvoicesPage, 'results'>) =>
  results.map(({ id }) => mine.findIndex((invoice) => invoice.id === id));

describe('a client’s list of invoices', () => {
  test('contains what was sent to them, with the amount owed, and no draft', async () => {
    const page = await myInvoices(testApp, client, '?ordering=created_at');
    expect(placesIn(page)).toEqual([0, 1, 2, 3]);
    expect(page).toMatchObject({
      count: 4,
      due_cents: 310_00,
      due_count: 2,
      overdue_cents: 110_00,
      overdue_count: 1,
      next_due_cents: 200_00,
      next_due_date: '2026-12-06',
      paid_cents: 350_00,
      paid_from: '2026-07-01',
      status_counts: { issued: 1, partially_paid: 1, paid: 1, void: 1 },
    });
    expect(page.results[0]).toEqual({
      id: mine[0]?.id,
      number: mine[0]?.number,
      kind: 'private',
      status: 'issued',
      claim_status: 'not_applicable',
      claim_excess_cents: 0,
      version: 2,
      client_id: client.id,
      client_name: 'Grace Nguyen',
      plan_management: null,
      payer: 'client',
      issue_date: '2026-11-21',
      due_date: '2026-12-05',
      is_overdue: true,
      total_cents: 110_00,
      balance_cents: 110_00,
      receivable_cents: 110_00,
      created_at: mine[0]?.created_at,
      updated_at: mine[0]?.updated_at,
      line_count: 1,
      first_line: {
        description: 'Clean 0: 100%',
        quantity: LINE.quantity,
        unit: 'E',
        unit_price_cents: 110_00,
        service_date_from: null,
      },
    });
  });

  test('has totals that ignore filters', async () => {
    const page = await myInvoices(testApp, client, '?status=paid&search=nothing');
    expect(page).toMatchObject({ count: 0, due_cents: 310_00, overdue_count: 1 });
  });

  test('is empty for a client without invoices', async () => {
    expect(await myInvoices(testApp, await testApp.signIn())).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
      due_cents: 0,
      due_count: 0,
      overdue_cents: 0,
      overdue_count: 0,
      next_due_cents: 0,
      next_due_date: null,
      plan_due_cents: 0,
      plan_due_count: 0,
      plan_overdue_count: 0,
      paid_cents: 0,
      paid_from: '2026-07-01',
      status_counts: {},
    });
  });

  test.each([
    ['status=issued', [0]],
    ['status=paid,void', [2, 3]],
    ['status=draft', []],
    ['overdue=true', [0]],
    ['overdue=false', [1, 2, 3]],
    ['from=2026-11-22&to=2026-11-23', [1, 2]],
    ['from=2027-01-01', []],
    ['kind=ndis', []],
    ['kind=private&overdue=true', [0]],
    ['claim_status=ready', []],
    ['search=clean%202', [2]],
    ['search=NOTE_1', [1]],
    ['search=100%25', [0, 1, 2, 3]],
    ['search=Note%251', []],
    ["search='", []],
    ['search=nguyen', []],
    ['search=', [0, 1, 2, 3]],
  ])('can be filtered by %s', async (query, places) => {
    const page = await myInvoices(testApp, client, `?${query}&ordering=created_at`);
    expect(placesIn(page)).toEqual(places);
    expect(page.count).toBe(places.length);
  });

  test('can be searched by payment reference, as a bank writes it', async () => {
    const reference = paymentReference(mine[1]?.number ?? null) ?? '';
    const written = `${reference.slice(0, 4)} ${reference.slice(4)}`;
    const page = await myInvoices(
      testApp,
      client,
      `?${new URLSearchParams({ search: written }).toString()}`,
    );
    expect(placesIn(page)).toEqual([1]);
  });

  test('can be searched by number', async () => {
    const page = await myInvoices(testApp, client, `?search=${mine[1]?.number?.toLowerCase()}`);
    expect(placesIn(page)).toEqual([1]);
  });

  test.each([
    ['due_date', [0, 1, 2, 3]],
    ['-due_date', [3, 2, 1, 0]],
    ['-issue_date', [3, 2, 1, 0]],
    ['total_cents', [0, 1, 2, 3]],
    ['-total_cents', [3, 2, 1, 0]],
    ['-created_at', [3, 2, 1, 0]],
  ])('can be sorted by %s', async (ordering, places) => {
    const page = await myInvoices(testApp, client, `?ordering=${ordering}`);
    expect(placesIn(page)).toEqual(places);
  });

  test('has links to its pages that keep every filter', async () => {
    const first = await myInvoices(
      testApp,
      client,
      '?page_size=3&overdue=false&ordering=created_at',
    );
    expect(placesIn(first)).toEqual([1, 2, 3]);
    expect(first).toMatchObject({ next: null, previous: null });
    const parts = await myInvoices(
      testApp,
      client,
      '?page_size=2&overdue=false&ordering=created_at',
    );
    expect(parts.next).toContain('page=2&page_size=2&overdue=false');
    const rest = await myInvoices(testApp, client, parts.next?.slice(parts.next.indexOf('?')));
    expect(placesIn(rest)).toEqual([3]);
  });

  test.each([
    ['overdue=yes', 'overdue'],
    ['status=gone', 'status'],
    ['from=yesterday', 'from'],
    ['ordering=client_id', 'ordering'],
    ['client_id=6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11', 'client_id'],
  ])('refuses %s with an error by field', async (query, field) => {
    const response = await testApp.call({ path: `invoices/my-invoices/?${query}`, as: client });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test.each(['invoices/my-invoices', 'quotes/my-quotes'])(
    'of %s with an unknown status is refused with a clear message',
    async (path) => {
      const response = await testApp.call({ path: `${path}/?status=bogus`, as: client });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ status: ['Filter by known statuses, comma separated.'] });
    },
  );
});

/** The ids that staff find. */
const idsOf = async (search: string, filter = '') =>
  (await list(`?${new URLSearchParams({ search }).toString()}${filter}`, staff)).results.map(
    ({ id }) => id,
  );

describe('the list of all invoices', () => {
  test('is only for staff, includes drafts, and can be searched by client name', async () => {
    expect((await list('', staff)).count).toBe(7);
    expect((await list('?search=grace%20nguyen', staff)).count).toBe(5);
    expect((await list(`?client_id=${participant.id}`, staff)).count).toBe(2);
    expect((await list('?status=draft&overdue=false', staff)).count).toBe(2);
    const response = await testApp.call({ path: 'invoices/', as: client });
    expect(response.statusCode).toBe(403);
  });

  test('can be searched by line, note and number, also with a filter', async () => {
    expect(await idsOf('clean 2')).toContain(mine[2]?.id);
    expect(await idsOf('NOTE_1')).toEqual([mine[1]?.id]);
    expect(await idsOf(mine[1]?.number?.toLowerCase() ?? '')).toEqual([mine[1]?.id]);
    expect(await idsOf(paymentReference(mine[1]?.number ?? null) ?? '')).toEqual([mine[1]?.id]);
    expect(await idsOf('NOTE_1', '&kind=ndis')).toEqual([]);
    expect(await idsOf('NOTE_1', `&client_id=${client.id}`)).toEqual([mine[1]?.id]);
  });

  test('has a total order, with undated drafts last', async () => {
    const parts = await Promise.all(
      [1, 2, 3, 4].map((page) => list(`?ordering=due_date&page_size=2&page=${page}`, staff)),
    );
    const whole = await list('?ordering=due_date', staff);
    expect(parts.flatMap(({ results }) => results)).toEqual(whole.results);
    expect(whole.results.slice(5).map(({ status }) => status)).toEqual(['draft', 'draft']);
  });
});

describe.each(['ndis/', 'ndis_invoices/'])('%s', (path) => {
  const ids = async (as: TestPerson, query = '') =>
    (await list(`${path}${query}`, as)).results.map(({ id }) => id);

  test('shows a participant their own, another client none, and staff all', async () => {
    expect(await ids(participant)).toEqual([ndis.id]);
    expect(await ids(client)).toEqual([]);
    expect((await ids(staff)).toSorted()).toEqual([ndis.id, ndisDraft.id].toSorted());
    // Filtering by another client's id never shows a client more than their own invoices.
    expect(await ids(client, `?client_id=${participant.id}`)).toEqual([]);
  });

  test('shows the number of the participant masked', async () => {
    const { version } = (
      await testApp.call({ path: 'accounts/profile/client/', as: participant })
    ).json<{ version: number }>();
    await testApp.call({
      method: 'PATCH',
      path: 'accounts/profile/client/',
      as: participant,
      body: { version, ndis_number: '430000003' },
    });
    const { results } = await list(`${path}?status=issued`, staff);
    expect(results).toMatchObject([{ ndis_number_masked: '43x xxx x03' }]);
    expect(JSON.stringify(results)).not.toContain('430000003');
  });
});

const stats = async (as: TestPerson) => {
  const response = await testApp.call({ path: 'invoices/dashboard-stats/', as });
  expect(response.statusCode).toBe(200);
  return response.json<InvoiceStats>();
};

describe('the invoice figures', () => {
  test('for a client include only their own', async () => {
    expect(await stats(client)).toEqual({
      due_cents: 310_00,
      due_count: 2,
      overdue_cents: 110_00,
      overdue_count: 1,
      next_due_cents: 200_00,
      next_due_date: '2026-12-06',
      plan_due_cents: 0,
      plan_due_count: 0,
      plan_overdue_count: 0,
      status_counts: { issued: 1, partially_paid: 1, paid: 1, void: 1 },
    });
  });

  test('for staff include every client and drafts', async () => {
    expect(await stats(staff)).toMatchObject({
      due_cents: 460_25,
      due_count: 3,
      status_counts: { draft: 2, issued: 2 },
    });
  });
});
