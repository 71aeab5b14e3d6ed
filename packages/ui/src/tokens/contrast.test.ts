// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { readTokens } from './read-tokens.ts';

test.each([
  ['#ffffff', '#000000', 21],
  ['#ffffff', '#ffffff', 1],
  ['#ffffff', '#777777', 4.48],
])('the ratio of %s on %s is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const tokens = readTokens(theme);

  const colour = (name: string): string => {
    const value = tokens.get(`color-${name}`) ?? tokens.get(name);
    if (value === undefined || !/^#[\da-f]{6}$/.test(value)) throw new Error(`No colour: ${name}`);
    return value;
  };

  test.each(CONTRAST_PAIRS)('$foreground on $background ($use) is $minimum or more', (pair) => {
    const ratio = contrastRatio(colour(pair.foreground), colour(pair.background));
    expect(ratio).toBeGreaterThanOrEqual(pair.minimum);
  });
});

/** The WCAG 2 contrast of two colours written as `#rrggbb`, from 1 to 21. */
function contrastRatio(one: string, other: string): number {
  const [lighter = 1, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
