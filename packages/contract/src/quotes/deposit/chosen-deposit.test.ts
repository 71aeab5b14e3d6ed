import * as fc from 'fast-check';
import { TIMELINE_IDS } from '@cleaning/pricing';
import { describe, expect, it, test } from 'vitest';
import { chosenDepositSchema } from '../entity.ts';
import { priceOfChoices } from '../price-of-choices.ts';
import { depositName } from './deposit-in-words.ts';
import { depositOfTotal, withDeposit } from './chosen-deposit.ts';

const TOTAL = 321_55;

describe('the deposit of a total', () => {
  test.each([
    ['the usual one of a standard clean', 'standard', null, 0, 0],
    ['the usual one of an urgent clean', 'urgent', null, 30, 96_47],
    ['none, though it is urgent', 'urgent', { percent: 0 }, 0, 0],
    ['half, rounded up', 'standard', { percent: 50 }, 50, 160_78],
    ['all of it', 'standard', { percent: 100 }, 100, TOTAL],
    ['an amount', 'same-day', { cents: 100_00 }, 0, 100_00],
    ['an amount above the total', 'standard', { cents: 500_00 }, 0, TOTAL],
  ] as const)('%s', (_what, timeline, chosen, percent, cents) => {
    expect(depositOfTotal(TOTAL, timeline, chosen)).toEqual({
      deposit_percent: percent,
      deposit_cents: cents,
    });
  });

  it('is never more than the total, nor less than nothing', () => {
    const chosen = fc.oneof(
      fc.constant(null),
      fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ cents: fc.integer({ min: 1, max: 100_000_000 }) }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom(...TIMELINE_IDS),
        chosen,
        (total, timeline, choice) => {
          const cents = depositOfTotal(total, timeline, choice).deposit_cents ?? -1;
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(total);
        },
      ),
    );
  });
});

describe('a price with a chosen deposit', () => {
  const price = priceOfChoices({
    service_id: 'general',
    rooms: { bedroom: 1 },
    addon_ids: [],
    timeline_id: 'urgent',
  });

  it('keeps the choice, and drops it for the usual one', () => {
    const chosen = withDeposit(price, 'urgent', { percent: 50 });
    expect(chosen).toMatchObject({ deposit_percent: 50, chosen_deposit: { percent: 50 } });
    expect(withDeposit(chosen, 'urgent', null)).toEqual(price);
  });

  it('has none while there is no total', () => {
    const onRequest = { ...price, total_cents: null, deposit_percent: 0, deposit_cents: null };
    expect(withDeposit(onRequest, 'urgent', { percent: 50 })).toEqual(onRequest);
  });
});

test.each([
  [30, 'Deposit of 30%'],
  [0, 'Deposit'],
])('a deposit of %i percent is called "%s"', (percent, name) => {
  expect(depositName({ deposit_percent: percent })).toBe(name);
});

describe('a chosen deposit', () => {
  test.each([
    [{ percent: 0 }, null],
    [{ percent: 100 }, null],
    [{ cents: 1 }, null],
    [{ percent: 101 }, 'Use a whole number of percent from 0 to 100.'],
    [{ percent: 12.5 }, 'Use a whole number of percent from 0 to 100.'],
    [{ percent: Number.NaN }, 'Use a whole number of percent from 0 to 100.'],
    [{ cents: 0 }, 'Type an amount, such as 150.00.'],
    [{ cents: Number.NaN }, 'Type an amount, such as 150.00.'],
    [{}, 'Choose a percentage or an amount.'],
    [{ percent: 10, cents: 10 }, 'Choose a percentage or an amount.'],
  ] as const)('%o', (chosen, message) => {
    const { error } = chosenDepositSchema.safeParse(chosen);
    expect(error?.issues[0]?.message ?? null).toBe(message);
  });
});
