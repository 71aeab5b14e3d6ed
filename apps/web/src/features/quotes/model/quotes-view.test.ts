import { describe, expect, it } from 'vitest';
import {
  type QuotesView,
  changeQuotesView,
  quotesViewParams,
  quotesViewQuery,
  readQuotesView,
} from './quotes-view.ts';

const DEFAULT: QuotesView = { filter: 'all', search: '', ordering: '-updated_at', page: 1 };

describe('the view in the address', () => {
  it.each([
    ['', {}],
    ['show=drafts', { filter: 'drafts' }],
    ['search=castle+hill', { search: 'castle hill' }],
    ['sort=-total_cents', { ordering: '-total_cents' }],
    ['show=closed&page=3', { filter: 'closed', page: 3 }],
  ] as const)('reads and writes %j', (text, change) => {
    const view = { ...DEFAULT, ...change };
    expect(readQuotesView(new URLSearchParams(text))).toEqual(view);
    expect(quotesViewParams(view).toString()).toBe(text);
  });

  it.each(['show=nothing', 'sort=colour', 'page=-2', 'page=1.5', 'page=many', 'search=%20'])(
    'falls back to the whole list for %j',
    (text) => {
      expect(readQuotesView(new URLSearchParams(text))).toEqual(DEFAULT);
    },
  );

  it('cuts a search to what the service takes', () => {
    expect(readQuotesView(new URLSearchParams({ search: 'a'.repeat(300) })).search).toHaveLength(
      100,
    );
  });

  it('starts again at the first page when what is listed changes', () => {
    expect(changeQuotesView({ ...DEFAULT, page: 4 }, { filter: 'ready' }).page).toBe(1);
    expect(changeQuotesView(DEFAULT, { page: 2 }).page).toBe(2);
  });

  it('asks the service for every status of a filter', () => {
    expect(quotesViewQuery({ ...DEFAULT, filter: 'approved', search: 'Q-10' })).toEqual({
      ordering: '-updated_at',
      page: 1,
      page_size: 10,
      status: 'approved,converted',
      search: 'Q-10',
    });
    expect(quotesViewQuery(DEFAULT)).not.toHaveProperty('status');
  });
});
