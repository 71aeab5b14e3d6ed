import type { MyQuotesPage, Quote } from '@cleaning/contract/quotes';
import { beforeAll, describe, expect, test } from 'vitest';
import { act, createDraft, quoteIn, storeStatus } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const mine: Quote[] = [];

/** Six quotes of one client, a minute apart, the oldest first; then one of another client. */
const DRAFTS = [
  { suburb: 'Ryde' },
  { suburb: 'West Ryde', service_id: 'deep' },
  { suburb: '100% Point_' },
  { suburb: null, service_id: 'window-carpet' },
  { suburb: 'Ryde', timeline_id: 'urgent' },
  { suburb: 'Eastwood', service_id: 'end-of-lease' },
];

const testApp = startBeforeAll();
const client = makeBeforeAll(() => testApp.signIn());
const stranger = makeBeforeAll(() => testApp.signIn());
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff', clientType: null }));
beforeAll(async () => {
  for (const draft of DRAFTS) {
    mine.push(await createDraft(testApp, client, draft));
    testApp.clock.advance(60_000);
  }
  await createDraft(testApp, stranger, { suburb: 'Ryde' });
  const [first, second] = mine;
  if (first === undefined || second === undefined) throw new Error('The drafts were not made.');
  quoteIn(await act(testApp, client, first, 'submit'));
  await storeStatus(testApp, second, 'sent');
});

const list = async (query = '', as = client, path = 'quotes/my-quotes/') => {
  const response = await testApp.call({ path: `${path}${query}`, as });
  expect(response.statusCode).toBe(200);
  return response.json<MyQuotesPage>();
};

/** The positions in {@link DRAFTS} of the quotes on a page. */
const placesIn = (page: Pick<MyQuotesPage, 'results'>) =>
  page.results.map(({ id }) => mine.findIndex((quote) => quote.id === id));

const search = (text: string) => list(`?search=${encodeURIComponent(text)}&ordering=created_at`);

const totals = async (ordering: string) =>
  (await list(`?ordering=${ordering}`)).results.map(({ total_cents: cents }) => cents);

/** Opens the page behind a link of another page. */
const follow = (link: string | null) => list(link?.slice(link.indexOf('?')));

describe('a client’s list of quotes', () => {
  test('contains all their quotes, the last changed first, as summaries', async () => {
    const page = await list();
    expect(placesIn(page)).toEqual([0, 5, 4, 3, 2, 1]);
    expect(page).toMatchObject({ count: 6, next: null, previous: null });
    expect(page.results[1]).toEqual({
      id: mine[5]?.id,
      reference: mine[5]?.reference,
      status: 'draft',
      version: 1,
      revision: 1,
      origin: 'client',
      service_id: 'end-of-lease',
      suburb: 'Eastwood',
      total_cents: 345_00,
      created_at: mine[5]?.created_at,
      updated_at: mine[5]?.updated_at,
    });
  });

  test('is counted by status before any filter', async () => {
    const counts = { draft: 4, submitted: 1, sent: 1 };
    expect((await list()).status_counts).toEqual(counts);
    expect((await list('?status=sent&search=nothing&page=9')).status_counts).toEqual(counts);
  });

  test('is empty for a client without quotes', async () => {
    expect(await list('', await testApp.signIn())).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
      status_counts: {},
    });
  });
});

describe('the filter of quotes by status', () => {
  test.each([
    ['submitted', [0]],
    ['submitted,sent', [0, 1]],
    ['draft', [5, 4, 3, 2]],
    ['approved', []],
  ])('%s', async (statuses, places) => {
    const page = await list(`?status=${statuses}`);
    expect(placesIn(page)).toEqual(places);
    expect(page.count).toBe(places.length);
  });
});

describe('the search of quotes', () => {
  test.each([
    ['a suburb', 'ryde', [0, 1, 4]],
    ['part of a suburb, in capitals', 'WEST', [1]],
    ['a service by its name', 'end-of-lease', [5]],
    ['part of a service name', 'cleaning', [0, 1, 2, 3, 4, 5]],
    ['a percent sign', '%', [2]],
    ['an underscore', '_', [2]],
    ['a backslash', '\\', []],
    ['a quote mark', "'", []],
    ['an attempt at SQL', "' or 1=1 --", []],
    ['an attempt at a wildcard', 'R%e', []],
    ['what nobody has', 'Zetland', []],
    ['only spaces', '   ', [0, 1, 2, 3, 4, 5]],
  ])('for %s', async (_case, text, places) => {
    const page = await search(text);
    expect(placesIn(page)).toEqual(places);
    expect(page.count).toBe(places.length);
  });

  test('for a reference finds that quote, with or without its prefix', async () => {
    const reference = mine[3]?.reference ?? '';
    expect(placesIn(await search(reference.toLowerCase()))).toEqual([3]);
    expect(placesIn(await search(reference.replace('Q-', '')))).toEqual([3]);
  });

  test('can be combined with the filter by status', async () => {
    expect(placesIn(await list('?search=ryde&status=draft'))).toEqual([4]);
  });
});

describe('the order of quotes', () => {
  test.each([
    ['created_at', [0, 1, 2, 3, 4, 5]],
    ['-created_at', [5, 4, 3, 2, 1, 0]],
    ['updated_at', [1, 2, 3, 4, 5, 0]],
    ['-updated_at', [0, 5, 4, 3, 2, 1]],
  ])('%s', async (ordering, places) => {
    expect(placesIn(await list(`?ordering=${ordering}`))).toEqual(places);
  });

  test('by total has quotes priced on request at the end, in both directions', async () => {
    expect(await totals('total_cents')).toEqual([215_00, 215_00, 258_00, 275_00, 345_00, null]);
    expect(await totals('-total_cents')).toEqual([345_00, 275_00, 258_00, 215_00, 215_00, null]);
  });

  test('is stable across pages, even for equal values', async () => {
    const owner = await testApp.signIn();
    for (let count = 0; count < 7; count += 1)
      await createDraft(testApp, owner, { suburb: 'Epping' });
    const whole = await list('?ordering=total_cents', owner);
    const parts = await Promise.all(
      [1, 2, 3, 4].map((page) => list(`?ordering=total_cents&page_size=2&page=${page}`, owner)),
    );
    expect(parts.flatMap(({ results }) => results)).toEqual(whole.results);
  });
});

describe('the pages of quotes', () => {
  test('are linked in both directions, with every filter kept', async () => {
    const query = '?page_size=2&status=draft&search=cleaning&ordering=created_at';
    const first = await list(query);
    expect(placesIn(first)).toEqual([2, 3]);
    expect(first).toMatchObject({ count: 4, previous: null });

    const second = await follow(first.next);
    expect(placesIn(second)).toEqual([4, 5]);
    expect(second).toMatchObject({ count: 4, next: null });

    expect(await follow(second.previous)).toEqual(first);
  });

  test.each(['2', '1000000'])('past the end (%s) are empty, with the right count', async (page) => {
    expect(await list(`?page=${page}`)).toMatchObject({
      count: 6,
      next: null,
      previous: expect.stringContaining('page=1&'),
      results: [],
    });
  });

  test.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=9999999999999999999999', 'page'],
    ['page=1%20or%201', 'page'],
    ['page_size=0', 'page_size'],
    ['page_size=101', 'page_size'],
    ['status=gone', 'status'],
    ['status=draft&status=sent', 'status'],
    ['ordering=client_id', 'ordering'],
    ['ordering=total_cents;drop%20table%20quotes', 'ordering'],
    ['search=a&search=b', 'search'],
    [`search=${'x'.repeat(101)}`, 'search'],
    ['search=%00', 'search'],
    ['client_id=1', 'client_id'],
  ])('requested with %s are refused with an error by field', async (query, field) => {
    const response = await testApp.call({ path: `quotes/my-quotes/?${query}`, as: client });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });
});

describe('the quotes of every client', () => {
  test('are only for staff, and have no counts by status', async () => {
    const page = await list('?search=ryde', staff, 'quotes/');
    expect(page.count).toBe(4);
    expect(Object.keys(page)).toEqual(['count', 'next', 'previous', 'results', 'is_count_capped']);
  });

  test('can be filtered, sorted and paged in the same way', async () => {
    const page = await list(
      '?status=sent,submitted&ordering=created_at&page_size=1',
      staff,
      'quotes/',
    );
    expect(placesIn(page)).toEqual([0]);
    expect(page).toMatchObject({
      count: 2,
      next: expect.stringMatching(/^\/api\/v1\/quotes\/\?page=2&/u),
    });
  });
});
