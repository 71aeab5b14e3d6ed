import { describe, expect, test } from 'vitest';
import { pageLinks } from './page-links.ts';

const PATH = 'quotes/my-quotes/';
const link = (query: string) => `/api/v1/quotes/my-quotes/?${query}`;

describe('the links of a page', () => {
  test.each([
    ['nothing to list', 1, 0, { next: null, previous: null }],
    ['one full page', 1, 20, { next: null, previous: null }],
    ['the first of two', 1, 21, { next: link('page=2&page_size=20'), previous: null }],
    ['the last of two', 2, 21, { next: null, previous: link('page=1&page_size=20') }],
    [
      'one in the middle',
      2,
      60,
      { next: link('page=3&page_size=20'), previous: link('page=1&page_size=20') },
    ],
    ['one far past the end', 1000, 60, { next: null, previous: link('page=3&page_size=20') }],
    ['one past an empty list', 7, 0, { next: null, previous: link('page=1&page_size=20') }],
  ])('%s', (_case, page, count, links) => {
    expect(pageLinks(PATH, { page, page_size: 20 }, count)).toEqual(links);
  });

  test('keep every filter, encoded, and omit missing ones', () => {
    const query = {
      page: 1,
      page_size: 5,
      status: ['draft', 'sent'],
      search: 'a&b=50% ü',
      ordering: '-total_cents',
      absent: undefined,
    };
    const { next } = pageLinks(PATH, query, 6);
    expect(Object.fromEntries(new URL(next ?? '', 'https://api.example').searchParams)).toEqual({
      page: '2',
      page_size: '5',
      status: 'draft,sent',
      search: 'a&b=50% ü',
      ordering: '-total_cents',
    });
  });
});
