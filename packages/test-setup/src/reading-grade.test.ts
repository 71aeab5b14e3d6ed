import { expect, test } from 'vitest';
import { readingGrade, readingProblem, sentencesOf } from './reading-grade.ts';

const DAYS = ['Monday', 'Tuesday', 'Friday', 'Sunday'];
const PLAIN = DAYS.map(
  (day) => `We come on ${day} if you choose that day. You pay once the work of ${day} is done.`,
).join(' ');
const HARD = DAYS.map(
  (day) =>
    `Notwithstanding the aforementioned obligations of ${day}, participants acknowledge that remuneration is contingent upon satisfactory completion of contracted services.`,
).join(' ');

test('plain text has a low grade, and official language a high one', () => {
  expect(readingGrade(sentencesOf(PLAIN))).toBeLessThan(4);
  expect(readingGrade(sentencesOf(HARD))).toBeGreaterThan(15);
});

test('a difficult text is reported with its hardest sentence', () => {
  expect(readingProblem(PLAIN)).toBeNull();
  expect(readingProblem(HARD)).toMatch(/grade .* Hardest: Notwithstanding/u);
});

test('chopped prose is reported too, but not short labels on a page', () => {
  const choppy = ['We', 'You', 'They', 'Both'].flatMap((who) =>
    ['go', 'run', 'sit', 'look'].flatMap((what) =>
      ['to the car', 'in the sun', 'by a tree', 'on a mat'].map(
        (place) => `${who} ${what} ${place}.`,
      ),
    ),
  );
  expect(readingProblem(choppy.join(' '))).toMatch(/below 2\. Choppiest: /u);
  expect(readingProblem(choppy.slice(0, 20).join(' '))).toBeNull();
});

test('a repeated sentence counts once', () => {
  expect(sentencesOf(`${PLAIN} ${PLAIN}`)).toEqual(sentencesOf(PLAIN));
});

test('labels, amounts and addresses are not sentences, and a few words have no grade', () => {
  expect(
    sentencesOf('The total of this quote\n$435.00\nrobin@example.com\nSee https://example.com/a/b'),
  ).toEqual([]);
  expect(readingProblem(HARD.slice(0, HARD.indexOf('. ') + 1))).toBeNull();
});
