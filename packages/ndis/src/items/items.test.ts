import { roundHalfUp } from '@cleaning/pricing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { financialYearOf } from '../calendar/financial-year.ts';
import { parseItemNumber } from './item-number.ts';
import {
  amountForMinutes,
  amountOfLine,
  formatQuantity,
  lineAmount,
  minutesOfQuantity,
  parseQuantity,
  quantityOfMinutes,
} from './line-amount.ts';
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

/** A minute of the day as a clock time. */
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

describe('a line amount', () => {
  test.each([
    [250, 60_10, 150_25],
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

  test('for whole minutes is the rate pro rata, and equals the quantity for whole hours', () => {
    expect(amountForMinutes(150, 60_10)).toBe(150_25);
    expect(amountForMinutes(100, 60_10)).toBe(100_17);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 24 }),
        fc.integer({ min: 0, max: 500_00 }),
        (hours, rate) => {
          expect(amountForMinutes(hours * 60, rate)).toBe(lineAmount(hours * 100, rate));
        },
      ),
    );
  });

  test('of a visit with times is billed by the minute', () => {
    const visit = {
      unit: 'H',
      serviceFrom: '2026-11-20',
      startTime: '09:00',
      endTime: '09:40',
      quantityHundredths: 67,
      unitPriceCents: 60_10,
    };
    expect(amountOfLine(visit)).toBe(40_07);
    // The quantity counts when the hours do not match the times, or there are no times.
    expect(amountOfLine({ ...visit, quantityHundredths: 70 })).toBe(42_07);
    expect(amountOfLine({ ...visit, endTime: null })).toBe(40_27);
    expect(amountOfLine({ ...visit, unit: 'E' })).toBe(40_27);
  });

  test('by the minute differs at most half a cent from rate times minutes over 60', () => {
    const minuteOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, fc.integer({ min: 0, max: 500_00 }), (a, b, rate) => {
        // An end before the start is on the next day.
        const minutes = b < a ? b - a + 24 * 60 : b - a;
        const amount = amountOfLine({
          unit: 'H',
          serviceFrom: '2026-11-20',
          startTime: clock(a),
          endTime: clock(b),
          quantityHundredths: quantityOfMinutes(minutes),
          unitPriceCents: rate,
        });
        expect(Math.abs(amount * 60 - rate * minutes)).toBeLessThanOrEqual(30);
        // The quantity gives the same minutes, so that readers of the invoice can derive them.
        expect(minutesOfQuantity(quantityOfMinutes(minutes))).toBe(minutes);
      }),
    );
  });

  test('refuses fractions of a cent', () => {
    expect(() => lineAmount(100, 60.1)).toThrow(RangeError);
    expect(() => amountForMinutes(7.5, 60_00)).toThrow(RangeError);
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

  test('for minutes is rounded to the nearest hundredth of an hour', () => {
    expect([60, 90, 100, 20, 0].map(quantityOfMinutes)).toEqual([100, 150, 167, 33, 0]);
  });

  test('can be read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (hundredths) => {
        expect(parseQuantity(formatQuantity(hundredths))).toBe(hundredths);
      }),
    );
  });
});
