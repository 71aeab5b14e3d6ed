import sharp from 'sharp';
import { expect, test } from 'vitest';
import { NOT_FOUND_TITLE, PAGE_TITLES } from '../../src/content/page-titles.ts';
import { SOCIAL_CARD, outlineText, socialCard, textWidth, wrapText } from './social-card.ts';

test.each([...Object.values(PAGE_TITLES), NOT_FOUND_TITLE])(
  'draws "%s" in the size that shared links use',
  async (title) => {
    expect(await sharp(await socialCard(title)).metadata()).toMatchObject({
      format: 'png',
      ...SOCIAL_CARD,
    });
  },
);

test('letters each picture with its own title, and always the same way', async () => {
  const [first, again, other] = await Promise.all(['One', 'One', 'Two'].map(socialCard));
  expect(first?.equals(again ?? Buffer.alloc(0))).toBe(true);
  expect(first?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

test('refuses a title that its place has no room for', async () => {
  await expect(socialCard('Cleaning '.repeat(20).trim())).rejects.toThrow('too long');
  await expect(socialCard('Incomprehensibilities'.repeat(2))).rejects.toThrow('too long');
});

test('outlines text from its place on the baseline, in letters of the size asked for', () => {
  const lettering = { weight: 'heavy', size: 100 } as const;
  const outline = outlineText('H', lettering, 40, 200);
  const points = [...outline.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  expect(Math.max(...points.map(({ y }) => y))).toBe(200);
  expect(Math.min(...points.map(({ x }) => x))).toBeGreaterThanOrEqual(40);
  expect(Math.max(...points.map(({ x }) => x))).toBeLessThan(40 + textWidth('H', lettering));
  expect(textWidth('HH', { ...lettering, size: 200 })).toBeCloseTo(
    4 * textWidth('H', lettering),
    5,
  );
});

test('refuses a character that the font has no shape for', () => {
  expect(() => outlineText('清', { weight: 'regular', size: 10 }, 0, 0)).toThrow('no shape');
});

test.each([
  ['one two', 7, ['one two']],
  ['one two', 6, ['one', 'two']],
  ['a bb ccc', 4, ['a bb', 'ccc']],
  ['wonderful day', 4, ['wonderful', 'day']],
  ['', 4, ['']],
])('breaks "%s" into lines of %i', (text, width, lines) => {
  expect(wrapText(text, width, (line) => line.length)).toEqual(lines);
});
