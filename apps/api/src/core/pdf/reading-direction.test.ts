import { expect, it } from 'vitest';
import { directionPieces } from './reading-direction.ts';

const fromLeft = (text: string): string[] =>
  directionPieces([{ text, face: 'arabic' }])
    .toSorted((a, b) => a.place - b.place)
    .map(({ shown }) => shown);

it.each([
  ['Zoë Smith', ['Zoë Smith']],
  ['محمد علي', ['محمد علي']],
  ['To محمد علي, today', ['To ', 'محمد علي', ', today']],
  ['דוד (לוי)', ['(', 'לוי', ') ', 'דוד']],
  ['בן-דוד', ['דוד', '-', 'בן']],
  ['שדרות 12', ['12', ' ', 'שדרות']],
])(
  '%s has its words of one direction together, each part in its place from the left',
  (text, pieces) => {
    expect(fromLeft(text)).toEqual(pieces);
  },
);

it('keeps the pieces in reading order, with the text as it is written', () => {
  const text = 'To דוד (לוי), today';
  const pieces = directionPieces([{ text, face: 'hebrew' }]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter((piece) => piece.isRightToLeft).map((piece) => piece.text)).toEqual([
    'דוד',
    'לוי',
  ]);
});
