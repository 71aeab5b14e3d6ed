import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADDON_IDS } from './addon-ids.ts';
import type { AddonId } from './addon-ids.ts';
import { estimate } from './estimate.ts';
import type { PricedEstimate } from './estimate.ts';
import type { EstimateInput, RoomCounts } from './estimate-input.ts';
import { ADDONS, MAX_ROOM_COUNT, ROOMS, SERVICES } from './price-tables.ts';
import { ROOM_IDS } from './room-ids.ts';
import { SERVICE_IDS } from './service-ids.ts';
import { TIMELINE_IDS } from './timeline-ids.ts';

const roomCount = fc.integer({ min: 0, max: MAX_ROOM_COUNT });

const rooms: fc.Arbitrary<RoomCounts> = fc.record(
  {
    bedroom: roomCount,
    bathroom: roomCount,
    kitchen: roomCount,
    living: roomCount,
    dining: roomCount,
  },
  { requiredKeys: [] },
);

const input: fc.Arbitrary<EstimateInput> = fc.record({
  serviceId: fc.constantFrom(...SERVICE_IDS.filter((id) => SERVICES[id].priceCents !== null)),
  rooms,
  addonIds: fc.shuffledSubarray<AddonId>([...ADDON_IDS]),
  timelineId: fc.constantFrom(...TIMELINE_IDS),
});

describe('every priced estimate', () => {
  test('consists of whole, non-negative cents', () => {
    fc.assert(
      fc.property(input, (choices) => {
        const { lines, subtotalCents, timelineAdjustmentCents, totalCents, depositCents } =
          price(choices);
        const amounts = lines.flatMap(({ unitCents, amountCents }) => [unitCents, amountCents]);
        for (const cents of [
          ...amounts,
          subtotalCents,
          timelineAdjustmentCents,
          totalCents,
          depositCents,
        ]) {
          expect(cents).toSatisfy(Number.isSafeInteger);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('adds up: lines to the subtotal, subtotal and adjustment to the total', () => {
    fc.assert(
      fc.property(input, (choices) => {
        const { lines, subtotalCents, timelineAdjustmentCents, totalCents } = price(choices);
        for (const { quantity, unitCents, amountCents } of lines) {
          expect(amountCents).toBe(quantity * unitCents);
        }
        expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(subtotalCents);
        expect(subtotalCents + timelineAdjustmentCents).toBe(totalCents);
      }),
    );
  });

  test('multiplies once and never asks for a deposit above the total', () => {
    fc.assert(
      fc.property(input, (choices) => {
        const { subtotalCents, multiplierPercent, totalCents, depositPercent, depositCents } =
          price(choices);
        expect(totalCents * 100).toBe(subtotalCents * multiplierPercent);
        expect(depositCents * 100).toBe(totalCents * depositPercent);
        expect(depositCents).toBeLessThanOrEqual(totalCents);
      }),
    );
  });

  test('rises with one more room, by the price of that room before the multiplier', () => {
    fc.assert(
      fc.property(input, fc.constantFrom(...ROOM_IDS), (choices, id) => {
        const count = choices.rooms[id] ?? 0;
        fc.pre(count < MAX_ROOM_COUNT);
        const before = price(choices);
        const after = price({ ...choices, rooms: { ...choices.rooms, [id]: count + 1 } });
        expect(after.subtotalCents - before.subtotalCents).toBe(ROOMS[id].priceCents);
        expect(after.totalCents).toBeGreaterThan(before.totalCents);
        expect(after.depositCents).toBeGreaterThanOrEqual(before.depositCents);
      }),
    );
  });

  test('rises by the price of an added extra before the multiplier', () => {
    fc.assert(
      fc.property(input, fc.constantFrom(...ADDON_IDS), (choices, id) => {
        const without = choices.addonIds.filter((addonId) => addonId !== id);
        const before = price({ ...choices, addonIds: without });
        const after = price({ ...choices, addonIds: [...without, id] });
        expect(after.subtotalCents - before.subtotalCents).toBe(ADDONS[id].priceCents);
        expect(after.totalCents).toBeGreaterThan(before.totalCents);
      }),
    );
  });

  test('never gets cheaper when it has to be sooner', () => {
    fc.assert(
      fc.property(input, (choices) => {
        const totals = TIMELINE_IDS.map(
          (timelineId) => price({ ...choices, timelineId }).totalCents,
        );
        expect(totals).toEqual(totals.toSorted((first, second) => first - second));
      }),
    );
  });

  test('is the same in any order of choices', () => {
    fc.assert(
      fc.property(input, (choices) => {
        const reversed = {
          ...choices,
          rooms: Object.fromEntries(Object.entries(choices.rooms).toReversed()),
          addonIds: choices.addonIds.toReversed(),
        };
        expect(estimate(reversed)).toEqual(estimate(choices));
      }),
    );
  });

  test('treats a room that is absent like a room counted as zero', () => {
    fc.assert(
      fc.property(input, (choices) => {
        const everyRoom = { bedroom: 0, bathroom: 0, kitchen: 0, living: 0, dining: 0 };
        expect(estimate({ ...choices, rooms: { ...everyRoom, ...choices.rooms } })).toEqual(
          estimate(choices),
        );
      }),
    );
  });
});

function price(choices: EstimateInput): PricedEstimate {
  const result = estimate(choices);
  if (result.status !== 'priced') {
    throw new Error(`${choices.serviceId} has a base price and came back without one`);
  }
  return result;
}
