import { expect, test } from 'vitest';
import { steadyDateText } from './steady-date-text.ts';

test.each([
  ['Thursday, 3 December 2026', 'Thursday 3 December 2026'],
  ['Thursday 3 December 2026', 'Thursday 3 December 2026'],
  ['3\u00a0Dec\u20092026', '3 Dec 2026'],
  ['10:24\u202fam', '10:24 am'],
])('%j reads %j on every platform', (text, steady) => {
  expect(steadyDateText(text)).toBe(steady);
});
