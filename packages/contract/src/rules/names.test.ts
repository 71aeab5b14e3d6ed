import { expect, test } from 'vitest';
import { isSameName } from './names.ts';

test.each([
  ['Siobhán Byrne', 'siobhan byrne', true],
  ['  SIOBHAN   BYRNE ', 'Siobhan Byrne', true],
  ['Siobhan\u{A0}Byrne', 'Siobhan Byrne', true],
  ['Nguyễn Văn An', 'nguyen van an', true],
  ['Sean O’Neill', "sean o'neill", true],
  ['Rob Byrne', 'Siobhan Byrne', false],
  ['Siobhan', 'Siobhan Byrne', false],
  ['SiobhanByrne', 'Siobhan Byrne', false],
])('%j and %j are the same name: %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
  expect(isSameName(other, one)).toBe(isSame);
});
