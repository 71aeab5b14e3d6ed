import { QUOTE_STATUSES } from '@cleaning/contract';
import { describe, expect, it } from 'vitest';
import { QUOTE_FILTERS, countOfFilter, quoteFilter } from './quote-filters.ts';

describe('the filters of the list', () => {
  it('shows every status under exactly one filter besides All', () => {
    const shown = QUOTE_FILTERS.flatMap(({ statuses }): readonly string[] => statuses);
    expect(shown.toSorted()).toEqual(QUOTE_STATUSES.toSorted());
  });

  it('counts what each filter shows, and everything under All', () => {
    const counts = { draft: 2, approved: 1, converted: 3 };
    expect(countOfFilter(quoteFilter('all'), counts)).toBe(6);
    expect(countOfFilter(quoteFilter('approved'), counts)).toBe(4);
    expect(countOfFilter(quoteFilter('closed'), counts)).toBe(0);
  });
});
