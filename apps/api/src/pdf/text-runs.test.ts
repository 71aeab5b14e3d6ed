import { expect, it } from 'vitest';
import { textRuns } from './text-runs.ts';

it.each([
  ['Plain text, $120.00', [['Plain text, $120.00', false]]],
  ['Zoë', [['Zoë', false]]],
  [
    'Łukasz',
    [
      ['Ł', true],
      ['ukasz', false],
    ],
  ],
  ['Nguyễn', [['Nguyen', false]]],
  ['e\u0301', [['é', false]]],
  ['清 a\tb', [['? a b', false]]],
  ['one\ntwo', [['one\ntwo', false]]],
  ['', []],
])('%j is set in runs that the font has', (text, runs) => {
  expect(textRuns(text).map((run) => [run.text, run.isExtended])).toEqual(runs);
});
