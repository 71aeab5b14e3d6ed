import { quoteTotalsSchema, staffQuotesPageSchema, type Quote } from '@cleaning/contract/quotes';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { act, command, createDraft, quoteIn } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const named: Record<string, Quote> = {};

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff', firstName: 'Priya' }));
const mia = makeBeforeAll(() => api.signIn({ firstName: 'Mia', lastName: 'O’Brien' }));
const wei = makeBeforeAll(() => api.signIn({ firstName: 'Wei', lastName: 'Zhang' }));
beforeAll(async () => {
  named['draft'] = await createDraft(api, mia);
  named['old'] = await submitted(mia);
  api.clock.advance(2 * DAY_MS);
  named['unpriced'] = await submitted(wei, { service_id: 'window-carpet' });
  named['sent'] = await submitted(wei, { suburb: 'Manly' });
  api.clock.advance(DAY_MS);
  named['sent'] = quoteIn(
    await command(api, staff, named['sent'], 'send', { valid_until: '2026-11-30' }),
  );
  named['ndis'] = await submitted(mia, { service_id: 'ndis' });
});

async function submitted(client: TestPerson, changes: object = {}): Promise<Quote> {
  api.clock.advance(60_000);
  const draft = await createDraft(api, client, changes);
  return quoteIn(
    await act(api, client, draft, 'submit', { expected_total_cents: draft.total_cents }),
  );
}

const list = async (query: string, as = staff) => {
  const response = await api.call({ path: `quotes/?${query}`, as });
  expect([response.statusCode, response.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return staffQuotesPageSchema.parse(response.json());
};

const namesOf = ({ results }: Awaited<ReturnType<typeof list>>) =>
  results.map(({ id }) => Object.keys(named).find((name) => named[name]?.id === id));

const totals = async (query = '') => {
  const response = await api.call({ path: `quotes/totals/?${query}`, as: staff });
  expect(response.statusCode).toBe(200);
  return quoteTotalsSchema.parse(response.json());
};

describe('the list of all quotes for staff', () => {
  it.each([
    ['the first name of a client', 'search=wei', ['unpriced', 'sent']],
    ['a whole name', 'search=Wei%20Zhang', ['unpriced', 'sent']],
    [
      'part of a surname, with an apostrophe',
      `search=${encodeURIComponent('o’b')}`,
      ['draft', 'old', 'ndis'],
    ],
    ['a suburb', 'search=manly', ['sent']],
    ['what nobody is called', 'search=Zetland', []],
    ['a wildcard', 'search=W%25i', []],
  ])('can be searched by %s', async (_what, query, names) => {
    expect(namesOf(await list(`${query}&ordering=created_at`))).toEqual(names);
  });

  it('finds a quote by its reference', async () => {
    expect(namesOf(await list(`search=${named['sent']?.reference}`))).toEqual(['sent']);
  });

  it.each([
    ['step=to_answer', ['old', 'unpriced', 'ndis']],
    ['step=with_client', ['sent']],
    ['step=to_answer,with_client', ['old', 'unpriced', 'sent', 'ndis']],
    ['step=preparing', []],
    ['ends_in_days=6', ['sent']],
    ['ends_in_days=5', []],
    ['owner=nobody&step=to_answer', ['old', 'unpriced', 'ndis']],
    ['owner=me', ['sent']],
    ['service=ndis', ['ndis']],
  ])('can be filtered by %s', async (query, names) => {
    expect(namesOf(await list(`${query}&ordering=created_at`))).toEqual(names);
  });

  it('can start with the longest wait, and shows since when', async () => {
    const page = await list('ordering=waiting_since&step=to_answer,with_client');
    expect(namesOf(page)).toEqual(['old', 'unpriced', 'sent', 'ndis']);
    expect(page.results[0]?.waiting_since).toBe('2026-11-21T00:01:00.000Z');
  });

  it('shows client, owner and last day of each quote', async () => {
    const [row] = (await list('step=with_client')).results;
    expect(row).toMatchObject({
      client: { id: wei.id, first_name: 'Wei', last_name: 'Zhang', has_email: true },
      owner: { id: staff.id, first_name: 'Priya' },
      valid_until: '2026-11-30',
      timeline_id: 'standard',
      deposit_due_cents: null,
      waiting_since: '2026-11-24T00:03:00.000Z',
      send_at: null,
    });
  });

  it.each(['step=ended', 'owner=you', 'ends_in_days=-1', 'ordering=name'])(
    'refuses the filter %s',
    async (query) => {
      const response = await api.call({ path: `quotes/?${query}`, as: staff });
      expect(response.statusCode).toBe(400);
    },
  );
});

describe('the totals of quotes', () => {
  it('count open quotes and add up their prices by step', async () => {
    const found = await totals();
    expect(found.steps.to_answer).toEqual({
      count: 3,
      total_cents: (named['old']?.total_cents ?? 0) + (named['ndis']?.total_cents ?? 0),
      unpriced_count: 1,
    });
    expect(found.steps.with_client).toMatchObject({
      count: 1,
      total_cents: named['sent']?.total_cents,
    });
    expect(found.steps.to_book).toEqual({ count: 0, total_cents: 0, unpriced_count: 0 });
    expect(found).toMatchObject({
      mine_count: 1,
      ndis_count: 1,
      ending_count: 1,
      all_count: 5,
      is_all_count_capped: false,
    });
  });

  it('follow the search and the filters of the list', async () => {
    const found = await totals('search=zhang');
    expect(found.steps.to_answer).toMatchObject({ count: 1, unpriced_count: 1 });
    expect(found.all_count).toBe(2);
    expect((await totals('owner=nobody')).steps.with_client.count).toBe(0);
  });

  it('are only for staff', async () => {
    const response = await api.call({ path: 'quotes/totals/', as: mia });
    expect(response.statusCode).toBe(403);
  });
});
