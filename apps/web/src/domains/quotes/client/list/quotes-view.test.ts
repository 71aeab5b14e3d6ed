import { aQuoteSummary } from '@cleaning/api-client/testing';
import { QUOTE_ORDERINGS } from '@cleaning/contract/quotes';
import { QUOTE_STATUSES } from '@cleaning/contract/quotes/rules';
import { describe, expect, it } from 'vitest';
import { rowAction } from './quotes-table.tsx';
import { countOfAll, countOfFilter, quotesView } from './quotes-view.ts';

const filterOf = (id: string) =>
  quotesView.filters.find((filter) => filter.id === id) ?? quotesView.filters[0];

describe('the filters of the list of quotes', () => {
  it('show every status under exactly one filter besides All', () => {
    const shown = quotesView.filters.flatMap(({ statuses }): readonly string[] => statuses);
    expect(shown.toSorted()).toEqual(QUOTE_STATUSES.toSorted());
  });

  it('offer every order that the service supports', () => {
    const offered = quotesView.orderings.map(({ value }): string => value);
    expect(offered.toSorted()).toEqual(QUOTE_ORDERINGS.toSorted());
  });

  it('count what each filter shows, and everything under All', () => {
    const counts = { draft: 2, approved: 1, converted: 3 };
    expect(countOfAll(counts)).toBe(6);
    expect(countOfFilter(filterOf('approved'), counts)).toBe(4);
    expect(countOfFilter(filterOf('closed'), counts)).toBe(0);
  });

  it('request every status of a filter from the service', () => {
    const view = quotesView.read(new URLSearchParams('show=approved&search=Q-10'));
    expect(quotesView.toQuery(view)).toEqual({
      ordering: '-updated_at',
      page: 1,
      page_size: 10,
      status: 'approved,converted',
      search: 'Q-10',
    });
  });
});

it.each([
  ['draft', 1, 'Finish', '/edit'],
  ['draft', 2, 'View', ''],
  ['sent', 1, 'Review', ''],
  ['approved', 1, 'View', ''],
] as const)('offers for a row that is %s, version %i: %s', (status, revision, label, end) => {
  const quote = aQuoteSummary({ status, revision });
  expect(rowAction(quote)).toMatchObject({ label, href: `/clients/quotes/${quote.id}${end}` });
});
