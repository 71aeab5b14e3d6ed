import { beforeAll, expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import { textRuns, type GlyphCoverage } from './text-runs.ts';

let coverage: GlyphCoverage;
beforeAll(async () => {
  coverage = (await loadFonts()).regular;
});

it.each([
  ['Plain text, $120.00', [['Plain text, $120.00', 'main']]],
  ['Zoë', [['Zoë', 'main']]],
  ['Łukasz', [['Łukasz', 'main']]],
  [
    'Nguyễn Thị Ánh',
    [
      ['Nguyễn', 'fallback'],
      [' ', 'main'],
      ['Thị', 'fallback'],
      [' Ánh', 'main'],
    ],
  ],
  ['Trương', [['Trương', 'fallback']]],
  ['Nguye\u0302\u0303n', [['Nguyễn', 'fallback']]],
  ['Ọlá\u0323', [['Ọlạ\u0301', 'fallback']]],
  ['Γιώργος', [['Γιώργος', 'fallback']]],
  ['e\u0301', [['é', 'main']]],
  [
    '清 a\tb',
    [
      ['?', 'fallback'],
      [' a b', 'main'],
    ],
  ],
  ['one\ntwo', [['one\ntwo', 'main']]],
  ['', []],
])('%j is set in runs that a face has', (text, runs) => {
  expect(textRuns(text, coverage).map((run) => [run.text, run.face])).toEqual(runs);
});

it('knows every letter of Vietnamese', () => {
  const vowels = Array.from('aăâeêioôơuưy').flatMap((vowel) =>
    ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'].map((tone) => `${vowel}${tone}`),
  );
  const words = [...vowels, 'đ'].flatMap((word) => [word, word.toUpperCase()]);
  for (const word of words) {
    const text = textRuns(word, coverage).map((run) => run.text);
    expect(text.join('')).toBe(word.normalize('NFC'));
  }
});
