import { assert, integer, property, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';
import { breakLines } from './text-lines.ts';
import type { TextRun } from './text-runs.ts';

const measure = ({ text }: TextRun): number => text.length;
const linesOf = (runs: readonly TextRun[], width: number): string[] =>
  breakLines(runs, width, measure).map((line) => line.map(({ text }) => text).join(''));
const main = (text: string): TextRun => ({ text, face: 'main' });

it.each([
  ['', 5, ['']],
  ['one two', 7, ['one two']],
  ['one two', 5, ['one ', 'two']],
  ['abcdefgh ij', 3, ['abc', 'def', 'gh ', 'ij']],
  ['早上好早上好', 4, ['早上好早', '上好']],
  ['to a-b@c.example', 6, ['to ', 'a-b@c.', 'exampl', 'e']],
  ['to a-b@c', 6, ['to ', 'a-b@c']],
  ['www.a-b.au/c-d/e-f', 13, ['www.a-b.au/', 'c-d/e-f']],
  ['end-of-lease', 8, ['end-of-', 'lease']],
])('%j in a width of %d stands in lines', (text, width, lines) => {
  expect(linesOf([main(text)], width)).toEqual(lines);
});

it('breaks no word where its typeface changes', () => {
  const runs: TextRun[] = [main('one '), { text: 'two', face: 'fallback' }, main('three four')];
  expect(breakLines(runs, 9, measure)).toEqual([
    [main('one ')],
    [{ text: 'two', face: 'fallback' }, main('three ')],
    [main('four')],
  ]);
});

it('loses nothing, and fits each line into its width', () => {
  assert(
    property(stringMatching(/^[a-c 早-]*$/u), integer({ min: 1, max: 9 }), (text, width) => {
      const lines = linesOf([main(text)], width);
      expect(lines.join('')).toBe(text);
      for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(width);
    }),
  );
});
