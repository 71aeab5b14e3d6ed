// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { contrastRatio } from './contrast-ratio.ts';
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
