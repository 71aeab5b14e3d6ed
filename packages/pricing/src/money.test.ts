import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentOf, roundHalfUp } from './money.ts';

describe('roundHalfUp', () => {
  test.each([
    [0, 11, 0],
    [49, 100, 0],
    [50, 100, 1],
    [149, 100, 1],
    [150, 100, 2],
    [100, 11, 9],
    [5, 11, 0],
    [6, 11, 1],
    [1, 3, 0],
    [2, 3, 1],
    [-49, 100, 0],
    [-50, 100, 0],
    [-51, 100, -1],
    [-150, 100, -1],
    [-0, 100, 0],
    [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER, 2, 4_503_599_627_370_496],
  ])('%d / %d rounds to %d', (dividend, divisor, rounded) => {
    expect(roundHalfUp(dividend, divisor)).toBe(rounded);
  });

  test('agrees with exact integer arithmetic at any size', () => {
    const safe = fc.maxSafeInteger();
    const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(safe, positive, (dividend, divisor) => {
        const doubled = 2n * BigInt(dividend) + BigInt(divisor);
        const divisorDoubled = 2n * BigInt(divisor);
        const truncated = doubled / divisorDoubled;
        const isBelowZero = doubled < 0n && doubled % divisorDoubled !== 0n;
        expect(BigInt(roundHalfUp(dividend, divisor))).toBe(truncated - (isBelowZero ? 1n : 0n));
      }),
    );
  });

  test.each([
    [1.5, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    [2 ** 53, 1],
    [1, 0],
    [1, -2],
    [1, 0.5],
    [1, Number.NaN],
  ])('refuses %d / %d', (dividend, divisor) => {
    expect(() => roundHalfUp(dividend, divisor)).toThrow(RangeError);
  });
});

describe('percentOf', () => {
  test.each([
    [57_000, 30, 17_100],
    [1, 50, 1],
    [1, 49, 0],
    [335, 10, 34],
    [334, 10, 33],
    [12_345, 0, 0],
    [12_345, 100, 12_345],
  ])('of %d cents, %d percent is %d', (cents, percent, part) => {
    expect(percentOf(cents, percent)).toBe(part);
  });

  test.each([
    [0.5, 30],
    [Number.NaN, 30],
    [100, Number.POSITIVE_INFINITY],
    [100, 0.125],
    [0.5, 200],
    [Number.MAX_SAFE_INTEGER, 150],
  ])('refuses %d cents at %d percent', (cents, percent) => {
    expect(() => percentOf(cents, percent)).toThrow(RangeError);
  });
});
