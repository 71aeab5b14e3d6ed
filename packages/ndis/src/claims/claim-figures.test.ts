import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountForMinutes, lineAmount, quantityOfMinutes } from '../items/line-amount.ts';
import { claimFigures } from './claim-figures.ts';

test.each([
  ['2.5 hours as they are', 150_25, 250, { quantityHundredths: 250, unitPriceCents: 60_10 }],
  [
    '40 minutes for no more than $40.07',
    40_07,
    67,
    { quantityHundredths: 67, unitPriceCents: 59_81 },
  ],
  [
    '20 minutes for no less than $20.03',
    20_03,
    33,
    { quantityHundredths: 34, unitPriceCents: 58_91 },
  ],
  ['what is left after a credit', 100_00, 250, { quantityHundredths: 167, unitPriceCents: 59_88 }],
])('a claim asks for %s', (_what, owed, quantityHundredths, expected) => {
  const figures = claimFigures(owed, { quantityHundredths, unitPriceCents: 60_10 });
  expect(figures).toEqual(expected);
  expect(lineAmount(figures.quantityHundredths, figures.unitPriceCents)).toBe(owed);
});

test('a claim never asks for more than is owed, and for less only by rounding', () => {
  const minutes = fc.integer({ min: 1, max: 12 * 60 });
  const rate = fc.integer({ min: 1_00, max: 200_00 });
  const part = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(minutes, rate, part, (time, price, percent) => {
      const owed = Math.ceil((amountForMinutes(time, price) * percent) / 100);
      const line = { quantityHundredths: quantityOfMinutes(time), unitPriceCents: price };
      const { quantityHundredths: quantity, unitPriceCents } = claimFigures(owed, line);
      const claimed = lineAmount(quantity, unitPriceCents);
      expect(claimed).toBeLessThanOrEqual(owed);
      expect(owed - claimed).toBeLessThanOrEqual(Math.ceil(quantity / 100));
      expect(unitPriceCents).toBeLessThanOrEqual(price);
      expect(unitPriceCents).toBeGreaterThan(0);
    }),
  );
});

test('a claim without a price is refused', () => {
  const line = { quantityHundredths: 100, unitPriceCents: 0 };
  expect(() => claimFigures(1, line)).toThrow(RangeError);
});
