import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

test.each([
  ['one two', 7, ['one two']],
  ['one two', 6, ['one', 'two']],
  ['a bb ccc', 4, ['a bb', 'ccc']],
  ['wonderful day', 4, ['wonderful', 'day']],
  ['', 4, ['']],
])('breaks "%s" into lines of %i', (text, width, lines) => {
  expect(wrapText(text, width, (line) => line.length)).toEqual(lines);
});
