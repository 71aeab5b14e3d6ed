import { expect, it } from 'vitest';
import { describeUsualDays } from './describe-usual-days.ts';

it.each([
  [14, '14 days'],
  [1, '1 day'],
  [null, 'the days in the settings'],
])('says %s as “%s”', (days, words) => {
  expect(describeUsualDays(days)).toBe(words);
});
