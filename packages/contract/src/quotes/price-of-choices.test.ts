import { ADDON_IDS, estimate, SERVICE_IDS, SERVICES, TIMELINE_IDS } from '@cleaning/pricing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteChoicesSchema, type QuoteChoices } from './choices.ts';
import { priceSchema } from './entity.ts';
import { priceOfChoices } from './price-of-choices.ts';

const count = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });

const choices: fc.Arbitrary<QuoteChoices> = fc.record({
  service_id: fc.constantFrom(...SERVICE_IDS),
  rooms: fc.record({
    bedroom: count,
    bathroom: count,
    kitchen: count,
    living: count,
    dining: count,
  }),
  addon_ids: fc.shuffledSubarray([...ADDON_IDS]),
  timeline_id: fc.constantFrom(...TIMELINE_IDS),
});

describe('the price in the API', () => {
  test('of a priced service has every figure', () => {
    expect(
      priceOfChoices({
        service_id: 'general',
        rooms: { bedroom: 2, bathroom: 1, kitchen: 0 },
        addon_ids: ['oven'],
        timeline_id: 'urgent',
      }),
    ).toEqual({
      status: 'priced',
      lines: [
        line('service', 'general', 'General cleaning', 1, 120_00),
        line('room', 'bedroom', 'Bedroom', 2, 25_00),
        line('room', 'bathroom', 'Bathroom', 1, 35_00),
        line('addon', 'oven', 'Oven Deep Clean', 1, 35_00),
      ],
      subtotal_cents: 240_00,
      multiplier_percent: 120,
      timeline_adjustment_cents: 48_00,
      total_cents: 288_00,
      deposit_percent: 30,
      deposit_cents: 86_40,
    });
  });

  test('of a service priced on request has no figure, however urgent it is', () => {
    expect(
      priceOfChoices({
        service_id: 'window-carpet',
        rooms: { bedroom: 3 },
        addon_ids: ['carpet'],
        timeline_id: 'same-day',
      }),
    ).toEqual({
      status: 'price-on-request',
      lines: [],
      subtotal_cents: null,
      multiplier_percent: 100,
      timeline_adjustment_cents: null,
      total_cents: null,
      deposit_percent: 0,
      deposit_cents: null,
    });
  });

  test('equals the result of the pricing package, for all choices, and matches the schema', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const price = priceOfChoices(chosen);
        expect(priceSchema.parse(price)).toEqual(price);
        const rooms = Object.fromEntries(
          Object.entries(chosen.rooms).map(([id, quantity]) => [id, quantity ?? 0]),
        );
        const expected = estimate({
          serviceId: chosen.service_id,
          rooms,
          addonIds: chosen.addon_ids,
          timelineId: chosen.timeline_id,
        });
        expect(price.status === 'priced').toBe(SERVICES[chosen.service_id].priceCents !== null);
        expect(price).toMatchObject(
          expected.status === 'priced'
            ? { total_cents: expected.totalCents, deposit_cents: expected.depositCents }
            : { total_cents: null, deposit_cents: null },
        );
      }),
    );
  });
});

describe('the choices of a quote', () => {
  const valid = { service_id: 'deep', rooms: {}, addon_ids: [], timeline_id: 'standard' };
  const ADDONS_MESSAGE = 'Choose add-ons from the list, each of them once.';

  test.each([
    ['an unknown service', { service_id: 'gutters' }, 'Choose a service.'],
    ['no service', { service_id: undefined }, 'Choose a service.'],
    ['an unknown timeline', { timeline_id: 'later' }, 'Choose when you need us.'],
    ['half a room', { rooms: { bedroom: 1.5 } }, 'Enter a whole number of rooms.'],
    ['a count as text', { rooms: { bedroom: '2' } }, 'Enter a whole number of rooms.'],
    ['fewer than no rooms', { rooms: { bedroom: -1 } }, 'A room count cannot be less than 0.'],
    [
      'too many rooms',
      { rooms: { bedroom: 21 } },
      'We can price up to 20 of each room. Call us for more.',
    ],
    ['no room counts', { rooms: undefined }, 'Say how many of each room.'],
    ['an unknown add-on', { addon_ids: ['pool'] }, ADDONS_MESSAGE],
    ['an add-on twice', { addon_ids: ['oven', 'oven'] }, ADDONS_MESSAGE],
    ['no list of add-ons', { addon_ids: undefined }, ADDONS_MESSAGE],
  ])('with %s are refused with one message', (_reason, change, message) => {
    const result = quoteChoicesSchema.safeParse({ ...valid, ...change });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('with an unknown room or field are refused', () => {
    for (const change of [{ rooms: { attic: 1 } }, { total_cents: 1 }]) {
      expect(quoteChoicesSchema.safeParse({ ...valid, ...change }).error?.issues).toMatchObject([
        { code: 'unrecognized_keys' },
      ]);
    }
  });
});

function line(kind: string, id: string, name: string, quantity: number, unitCents: number) {
  return {
    kind,
    id,
    name,
    quantity,
    unit_cents: unitCents,
    amount_cents: quantity * unitCents,
  };
}
