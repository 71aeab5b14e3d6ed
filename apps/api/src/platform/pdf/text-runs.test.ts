import { beforeAll, expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import { textRuns, type Letters } from './text-runs.ts';

let letters: Letters;
beforeAll(async () => {
  ({ letters } = await loadFonts());
});

it.each([
  ['Plain text, $120.00', [['Plain text, $120.00', 'basic']]],
  ['Zoë', [['Zoë', 'basic']]],
  [
    'Łukasz',
    [
      ['Ł', 'extended'],
      ['ukasz', 'basic'],
    ],
  ],
  [
    'Nguyễn Thị Ánh',
    [
      ['Nguyễn', 'fallback'],
      [' ', 'basic'],
      ['Thị', 'fallback'],
      [' Ánh', 'basic'],
    ],
  ],
  // The subset of rarer letters is said to have these two, and does not.
  ['Trương', [['Trương', 'fallback']]],
  ['Nguye\u0302\u0303n', [['Nguyễn', 'fallback']]],
  ['Ọlá\u0323', [['Ọlạ\u0301', 'fallback']]],
  ['Γιώργος', [['Γιώργος', 'fallback']]],
  ['e\u0301', [['é', 'basic']]],
  [
    '清 a\tb',
    [
      ['?', 'fallback'],
      [' a b', 'basic'],
    ],
  ],
  ['one\ntwo', [['one\ntwo', 'basic']]],
  ['', []],
])('%j is set in runs that a face has', (text, runs) => {
  expect(textRuns(text, letters).map((run) => [run.text, run.face])).toEqual(runs);
});

it('knows every letter of Vietnamese', () => {
  const vowels = Array.from('aăâeêioôơuưy').flatMap((vowel) =>
    ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'].map((tone) => `${vowel}${tone}`),
  );
  const words = [...vowels, 'đ'].flatMap((word) => [word, word.toUpperCase()]);
  for (const word of words) {
    const text = textRuns(word, letters).map((run) => run.text);
    expect(text.join('')).toBe(word.normalize('NFC'));
  }
});
