import { roundHalfUp } from '@cleaning/pricing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { financialYearOf } from '../calendar/financial-year.ts';
import { parseItemNumber } from './item-number.ts';
import { formatQuantity, lineAmount, parseQuantity } from './line-amount.ts';
import { catalogueRowOn, priceLimit } from './price-limit.ts';
import { PRICE_REGIONS, SUPPORT_CATALOGUE } from './support-catalogue.ts';

const CLEANING = '01_020_0120_1_1';
const YARD = '01_019_0120_1_1';
const TRAVEL = '01_799_0120_1_1';

describe('a support item number', () => {
  test.each([
    [CLEANING, CLEANING, '01', '0120', null],
    [` ${CLEANING} `, CLEANING, '01', '0120', null],
    ['01_020_0120_1_1_CA', CLEANING, '01', '0120', 'CA'],
    ['15_622_0128_1_3', '15_622_0128_1_3', '15', '0128', null],
    ['04_600000911_0103_1_1', '04_600000911_0103_1_1', '04', '0103', null],
  ])('%j has its parts', (text, base, category, registrationGroup, suffix) => {
    expect(parseItemNumber(text)).toEqual({ base, category, registrationGroup, suffix });
  });

  test.each([
    '',
    '01_020_0120_1',
    '1_020_0120_1_1',
    '01-020-0120-1-1',
    '01_20_0120_1_1',
    '01_020_0120_1_1_XX',
    '01_020_0120_1_1_T',
    'cleaning',
  ])('is not %j', (text) => {
    expect(parseItemNumber(text)).toBeNull();
  });
});

describe('the price limits', () => {
  test.each([
    [CLEANING, '2025-07-01', [58_03, 81_24, 87_05]],
    [CLEANING, '2026-06-30', [58_03, 81_24, 87_05]],
    [CLEANING, '2026-07-01', [60_10, 84_14, 90_15]],
    [YARD, '2026-06-30', [56_98, 79_77, 85_47]],
    [YARD, '2027-06-30', [59_01, 82_61, 88_52]],
    [TRAVEL, '2026-11-20', [1_00, 1_00, 1_00]],
  ] as const)('of %s on %s are those of that year', (item, date, limits) => {
    expect(PRICE_REGIONS.map((region) => priceLimit(item, region, date))).toEqual(limits);
  });

  test.each([
    ['before the first year', CLEANING, '2025-06-30'],
    ['after the last year', CLEANING, '2027-07-01'],
    ['for an item that is not listed', '01_021_0120_1_1', '2026-11-20'],
    ['for text that is no item', 'cleaning', '2026-11-20'],
  ])('are unknown %s', (_when, item, date) => {
    expect(priceLimit(item, 'standard', date)).toBeNull();
  });

  test('are those of the item without its suffix', () => {
    expect(catalogueRowOn(`${CLEANING}_CA`, '2026-11-20')?.itemNumber).toBe(CLEANING);
  });

  test('never overlap, and each covers one whole financial year', () => {
    for (const row of SUPPORT_CATALOGUE) {
      const year = financialYearOf(row.effectiveFrom);
      expect([row.effectiveFrom, row.effectiveTo]).toEqual([year.from, year.to]);
    }
    const keys = SUPPORT_CATALOGUE.map((row) => `${row.itemNumber} ${row.effectiveFrom}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are 1.4 times in remote and 1.5 times in very remote areas, to the cent', () => {
    for (const { itemNumber, limits } of SUPPORT_CATALOGUE) {
      if (itemNumber === TRAVEL) continue;
      expect(limits.remote).toBe(roundHalfUp(limits.standard * 14, 10));
      expect(limits.very_remote).toBe(roundHalfUp(limits.standard * 15, 10));
    }
  });
});

describe('a line amount', () => {
  test.each([
    [250, 60_10, 150_25],
    [262, 60_10, 157_46],
    [1, 60_10, 60],
    [175, 60_10, 105_18],
    [0, 60_10, 0],
  ])('of %i hundredths at %i cents is %i cents', (quantity, price, amount) => {
    expect(lineAmount(quantity, price)).toBe(amount);
  });

  test('differs at most half a cent from the exact product', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.integer({ min: 0, max: 1_000_00 }),
        (quantity, price) => {
          const doubleError = lineAmount(quantity, price) * 100 * 2 - quantity * price * 2;
          expect(doubleError).toBeGreaterThan(-100);
          expect(doubleError).toBeLessThanOrEqual(100);
        },
      ),
    );
  });

  test('refuses fractions of a cent', () => {
    expect(() => lineAmount(100, 60.1)).toThrow(RangeError);
    expect(() => lineAmount(7.5, 60_00)).toThrow(RangeError);
  });
});

describe('a line quantity', () => {
  test.each([
    ['2.5', 250],
    ['4', 400],
    ['0.25', 25],
    [' 999.99 ', 999_99],
    ['0', 0],
  ])('%j is %i hundredths', (text, hundredths) => {
    expect(parseQuantity(text)).toBe(hundredths);
  });

  test.each(['', '2.555', '-1', '1e3', '2,5', '.5', '2.'])('is not %j', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });

  test('can be read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (hundredths) => {
        expect(parseQuantity(formatQuantity(hundredths))).toBe(hundredths);
      }),
    );
  });
});
