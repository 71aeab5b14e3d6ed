import { beforeAll, expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import { facesFor, textRuns, type GlyphCoverage } from './text-runs.ts';

const FACES = [
  'main',
  'fallback',
  'arabic',
  'hebrew',
  'thai',
  'korean',
  'japanese',
  'chinese',
] as const;

let coverage: GlyphCoverage;
beforeAll(async () => {
  const fonts = await loadFonts(FACES);
  coverage = new Map(Array.from(fonts, ([face, { regular }]) => [face, regular]));
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
  ['ꦱ a\tb', [['? a b', 'main']]],
  ['Zoë 🧹', [['Zoë ', 'main']]],
  ['a👩🏽‍🦽b', [['ab', 'main']]],
  ['5 © ™ 🇦🇺', [['5   ', 'main']]],
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

it.each([
  ['陈小明', ['chinese']],
  ['陳大文', ['chinese']],
  ['東 さくら', ['japanese', 'main', 'japanese']],
  ['김민준 (金)', ['korean', 'main', 'korean']],
  ['محمد علي', ['arabic', 'main', 'arabic']],
  ['דוד לוי', ['hebrew', 'main', 'hebrew']],
  ['สมชาย ใจดี', ['thai', 'main', 'thai']],
  ['王Wang', ['chinese']],
])('%s is set in the face of its script, with nothing lost', (text, faces) => {
  const runs = textRuns(text, coverage);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.map((run) => run.face)).toEqual(faces);
});

it('needs the large faces for a text in their scripts alone', () => {
  expect(facesFor('Zoë Nguyễn, $120.00 🧹')).toEqual(['main', 'fallback']);
  expect(facesFor('陈小明')).toEqual(['main', 'fallback', 'chinese']);
});
