import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BILLING_STEPS, billedHours, minutesOfQuantity, type BillingStep } from './billed-hours.ts';
import { lineAmount } from './line-amount.ts';

const anyStep = fc.constantFrom(...BILLING_STEPS);
const minutesOfDay = fc.integer({ min: 0, max: 24 * 60 });

describe('the hours of some minutes', () => {
  test.each<[minutes: number, step: BillingStep, isPrivate: number, isNdis: number]>([
    [0, 1, 0, 0],
    [1, 1, 2, 1],
    [60, 1, 100, 100],
    [157, 1, 262, 261],
    [158, 1, 263, 263],
    [127, 1, 212, 211],
    [140, 1, 233, 233],
    [157, 10, 260, 260],
    [158, 10, 260, 260],
    // Exactly between two steps of 6 minutes.
    [159, 10, 270, 260],
    [162, 10, 270, 270],
    [157, 25, 250, 250],
    [158, 25, 275, 250],
    [164, 25, 275, 250],
    [165, 25, 275, 275],
    // Less than half a step.
    [7, 25, 0, 0],
    [8, 25, 25, 0],
  ])('of %i in steps of %i hundredths are %i for private work and %i for NDIS', (...row) => {
    const [minutes, step, isPrivate, isNdis] = row;
    expect(billedHours(minutes, { step, isNdis: false })).toBe(isPrivate);
    expect(billedHours(minutes, { step, isNdis: true })).toBe(isNdis);
  });

  test('are whole steps, within half a step for private work, and never above it for NDIS', () => {
    fc.assert(
      fc.property(minutesOfDay, anyStep, (minutes, step) => {
        const sixtieths = (hundredths: number) => hundredths * 60 - minutes * 100;
        const isPrivate = billedHours(minutes, { step, isNdis: false });
        const isNdis = billedHours(minutes, { step, isNdis: true });
        expect([isPrivate % step, isNdis % step]).toEqual([0, 0]);
        expect(sixtieths(isPrivate)).toBeGreaterThan(-30 * step);
        expect(sixtieths(isPrivate)).toBeLessThanOrEqual(30 * step);
        expect(sixtieths(isNdis)).toBeGreaterThan(-60 * step);
        expect(sixtieths(isNdis)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('to two decimals say the minutes to whoever reads them', () => {
    fc.assert(
      fc.property(minutesOfDay, fc.boolean(), (minutes, isNdis) => {
        expect(minutesOfQuantity(billedHours(minutes, { step: 1, isNdis }))).toBe(minutes);
      }),
    );
  });

  test('times the rate never differ from what a reader finds by multiplying the printed figures', () => {
    const anyRate = fc.integer({ min: 0, max: 500_00 });
    fc.assert(
      fc.property(minutesOfDay, anyStep, fc.boolean(), anyRate, (minutes, step, isNdis, rate) => {
        const hours = billedHours(minutes, { step, isNdis });
        const printed = BigInt((hours / 100).toFixed(2).replace('.', ''));
        const product = printed * BigInt((rate / 100).toFixed(2).replace('.', ''));
        expect(BigInt(lineAmount(hours, rate))).toBe((product + 50n) / 100n);
      }),
    );
  });
});
