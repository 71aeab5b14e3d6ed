import { roundHalfUp } from '@cleaning/pricing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BILLING_STEPS, billedHours } from '../items/billed-hours.ts';
import { lineAmount } from '../items/line-amount.ts';
import { claimedBy, claimFigures } from './claim-figures.ts';

test.each([
  ['2.5 hours as they are', 150_25, 250, { quantityHundredths: 250, unitPriceCents: 60_10 }],
  [
    '40 minutes that were issued at $40.07, for no more',
    40_07,
    67,
    { quantityHundredths: 67, unitPriceCents: 59_81 },
  ],
  [
    '20 minutes that were issued at $20.03, for no less',
    20_03,
    33,
    { quantityHundredths: 34, unitPriceCents: 58_91 },
  ],
  ['what is left after a credit', 100_00, 250, { quantityHundredths: 167, unitPriceCents: 59_88 }],
  ['all but a cent', 150_24, 252, { quantityHundredths: 252, unitPriceCents: 59_62 }],
])('a claim asks for %s', (_what, owed, quantityHundredths, expected) => {
  const figures = claimFigures(owed, { quantityHundredths, unitPriceCents: 60_10 });
  expect(figures).toEqual(expected);
  expect(lineAmount(figures.quantityHundredths, figures.unitPriceCents)).toBe(owed);
});

const minutesOfDay = fc.integer({ min: 1, max: 12 * 60 });
const anyRate = fc.integer({ min: 1_00, max: 200_00 });

test('a claim of a whole line has the hours and the rate of the line', () => {
  const anyStep = fc.constantFrom(...BILLING_STEPS);
  fc.assert(
    fc.property(minutesOfDay, anyRate, anyStep, (minutes, unitPriceCents, step) => {
      const quantityHundredths = billedHours(minutes, { step, isNdis: true });
      fc.pre(quantityHundredths > 0);
      const line = { quantityHundredths, unitPriceCents };
      expect(claimFigures(lineAmount(quantityHundredths, unitPriceCents), line)).toEqual(line);
    }),
  );
});

test('a claim never asks for more than is owed, and for less only by rounding', () => {
  const part = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(minutesOfDay, anyRate, part, (minutes, price, percent) => {
      // A line that was issued when its amount came from the minutes.
      const issued = roundHalfUp(minutes * price, 60);
      const owed = Math.ceil((issued * percent) / 100);
      const line = {
        quantityHundredths: billedHours(minutes, { step: 1, isNdis: false }),
        unitPriceCents: price,
      };
      const figures = claimFigures(owed, line);
      expect(claimedBy(figures)).toBeLessThanOrEqual(owed);
      expect(owed - claimedBy(figures)).toBeLessThanOrEqual(
        Math.ceil(figures.quantityHundredths / 100),
      );
      expect(figures.unitPriceCents).toBeLessThanOrEqual(price);
      expect(figures.unitPriceCents).toBeGreaterThan(0);
    }),
  );
});

test('a claim without a price is refused', () => {
  const line = { quantityHundredths: 100, unitPriceCents: 0 };
  expect(() => claimFigures(1, line)).toThrow(RangeError);
});
