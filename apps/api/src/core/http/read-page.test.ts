import { expect, it } from 'vitest';
import { LIST_LIMIT } from '../db/count-up-to-limit.ts';
import { markCapped } from './read-page.ts';

it.each([
  [LIST_LIMIT - 1, false],
  [LIST_LIMIT, true],
])('a list of %i exceeds the counted maximum: %s', (count, isCapped) => {
  expect(markCapped({ count, results: [] })).toEqual({
    count,
    results: [],
    is_count_capped: isCapped,
  });
});
