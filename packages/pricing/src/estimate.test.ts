import { describe, expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import { SERVICES, TIMELINES } from './price-tables.ts';
import { SERVICE_IDS } from './service-ids.ts';
import { TIMELINE_IDS } from './timeline-ids.ts';

const nothingElse = { rooms: {}, addonIds: [], timelineId: 'standard' } as const;

describe('estimate', () => {
  test('prices a furnished example to the cent', () => {
    expect(
      estimate({
        serviceId: 'deep',
        rooms: { bedroom: 3, bathroom: 2, kitchen: 1, living: 1 },
        addonIds: ['windows', 'oven'],
        timelineId: 'urgent',
      }),
    ).toEqual({
      status: 'priced',
      lines: [
        line('service', 'deep', 'Deep cleaning', 1, 18_000, 18_000),
        line('room', 'bedroom', 'Bedroom', 3, 2500, 7500),
        line('room', 'bathroom', 'Bathroom', 2, 3500, 7000),
        line('room', 'kitchen', 'Kitchen', 1, 4500, 4500),
        line('room', 'living', 'Living Room', 1, 3000, 3000),
        line('addon', 'windows', 'Window Cleaning', 1, 4000, 4000),
        line('addon', 'oven', 'Oven Deep Clean', 1, 3500, 3500),
      ],
      subtotalCents: 47_500,
      multiplierPercent: 120,
      timelineAdjustmentCents: 9500,
      totalCents: 57_000,
      depositPercent: 30,
      depositCents: 17_100,
    });
  });

  const priced = SERVICE_IDS.filter((id) => SERVICES[id].priceCents !== null);

  test.each(priced)('a standard %s clean with nothing else costs its base price', (serviceId) => {
    const { name, priceCents } = SERVICES[serviceId];
    expect(estimate({ serviceId, ...nothingElse })).toMatchObject({
      status: 'priced',
      lines: [line('service', serviceId, name, 1, priceCents, priceCents)],
      totalCents: priceCents,
      timelineAdjustmentCents: 0,
      depositCents: 0,
    });
  });

  const unpriced = SERVICE_IDS.filter((id) => SERVICES[id].priceCents === null);

  test.each(unpriced)('%s is priced on request, with no figure at all', (serviceId) => {
    expect(
      estimate({ serviceId, rooms: { bedroom: 2 }, addonIds: ['oven'], timelineId: 'same-day' }),
    ).toEqual({ status: 'price-on-request', lines: [] });
  });

  test.each(TIMELINE_IDS)('a %s clean carries its multiplier and deposit', (timelineId) => {
    const { multiplierPercent, depositPercent } = TIMELINES[timelineId];
    const totalCents = 120 * multiplierPercent;
    expect(estimate({ serviceId: 'general', ...nothingElse, timelineId })).toMatchObject({
      multiplierPercent,
      totalCents,
      timelineAdjustmentCents: totalCents - 12_000,
      depositPercent,
      depositCents: (totalCents * depositPercent) / 100,
    });
  });

  test('lists lines in table order, for any order of choices', () => {
    const { lines } = estimate({
      serviceId: 'general',
      rooms: { dining: 1, bedroom: 1 },
      addonIds: ['balcony', 'windows'],
      timelineId: 'standard',
    });
    expect(lines.map(({ id }) => id)).toEqual([
      'general',
      'bedroom',
      'dining',
      'windows',
      'balcony',
    ]);
  });

  test('has no line for a room counted as zero', () => {
    const { lines } = estimate({
      serviceId: 'general',
      ...nothingElse,
      rooms: { bedroom: 0, bathroom: -0, kitchen: 1 },
    });
    expect(lines.map(({ id }) => id)).toEqual(['general', 'kitchen']);
  });

  test('prices the most rooms allowed', () => {
    expect(
      estimate({ serviceId: 'general', ...nothingElse, rooms: { bedroom: 20 } }),
    ).toMatchObject({ totalCents: 12_000 + 20 * 2500 });
  });

  test('does not change its input', () => {
    const input = Object.freeze({
      serviceId: 'general',
      rooms: Object.freeze({ bedroom: 1 }),
      addonIds: Object.freeze(['oven', 'windows'] as const),
      timelineId: 'urgent',
    } as const);
    expect(() => estimate(input)).not.toThrow();
  });
});

function line(
  kind: string,
  id: string,
  name: string,
  quantity: number,
  unitCents: number | null,
  amountCents: number | null,
) {
  return { kind, id, name, quantity, unitCents, amountCents };
}
