import { describe, expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import type { EstimateInput } from './estimate-input.ts';
import type { ServiceId } from './service-ids.ts';
import { TIMELINE_IDS } from './timeline-ids.ts';

type Home = Pick<EstimateInput, 'rooms' | 'addonIds'>;

const NOTHING_ELSE: Home = { rooms: {}, addonIds: [] };
const FLAT: Home = { rooms: { bedroom: 2, bathroom: 1, kitchen: 1 }, addonIds: [] };
const HOUSE: Home = {
  rooms: { bedroom: 4, bathroom: 2, kitchen: 1, living: 2, dining: 1 },
  addonIds: ['windows', 'carpet', 'oven', 'fridge', 'garage', 'balcony'],
};

/** The total and the deposit of one clean, in cents. */
type Figures = readonly [totalCents: number, depositCents: number];

/**
 * Worked out by hand from the published prices, for standard, urgent and same day. NDIS cleans have
 * the same prices.
 */
const CASES: readonly (readonly [ServiceId, Home, Figures, Figures, Figures])[] = [
  ['general', NOTHING_ELSE, [120_00, 0], [144_00, 43_20], [180_00, 54_00]],
  ['general', FLAT, [250_00, 0], [300_00, 90_00], [375_00, 112_50]],
  ['general', HOUSE, [655_00, 0], [786_00, 235_80], [982_50, 294_75]],
  ['deep', NOTHING_ELSE, [180_00, 0], [216_00, 64_80], [270_00, 81_00]],
  ['deep', FLAT, [310_00, 0], [372_00, 111_60], [465_00, 139_50]],
  ['deep', HOUSE, [715_00, 0], [858_00, 257_40], [1072_50, 321_75]],
  ['end-of-lease', NOTHING_ELSE, [250_00, 0], [300_00, 90_00], [375_00, 112_50]],
  ['end-of-lease', FLAT, [380_00, 0], [456_00, 136_80], [570_00, 171_00]],
  ['end-of-lease', HOUSE, [785_00, 0], [942_00, 282_60], [1177_50, 353_25]],
  ['ndis', NOTHING_ELSE, [140_00, 0], [168_00, 50_40], [210_00, 63_00]],
  ['ndis', FLAT, [270_00, 0], [324_00, 97_20], [405_00, 121_50]],
  ['ndis', HOUSE, [675_00, 0], [810_00, 243_00], [1012_50, 303_75]],
  ['airbnb', NOTHING_ELSE, [160_00, 0], [192_00, 57_60], [240_00, 72_00]],
  ['airbnb', FLAT, [290_00, 0], [348_00, 104_40], [435_00, 130_50]],
  ['airbnb', HOUSE, [695_00, 0], [834_00, 250_20], [1042_50, 312_75]],
  ['post-renovation', NOTHING_ELSE, [280_00, 0], [336_00, 100_80], [420_00, 126_00]],
  ['post-renovation', FLAT, [410_00, 0], [492_00, 147_60], [615_00, 184_50]],
  ['post-renovation', HOUSE, [815_00, 0], [978_00, 293_40], [1222_50, 366_75]],
  ['after-builders', NOTHING_ELSE, [300_00, 0], [360_00, 108_00], [450_00, 135_00]],
  ['after-builders', FLAT, [430_00, 0], [516_00, 154_80], [645_00, 193_50]],
  ['after-builders', HOUSE, [835_00, 0], [1002_00, 300_60], [1252_50, 375_75]],
  ['custom-one-off', NOTHING_ELSE, [150_00, 0], [180_00, 54_00], [225_00, 67_50]],
  ['custom-one-off', FLAT, [280_00, 0], [336_00, 100_80], [420_00, 126_00]],
  ['custom-one-off', HOUSE, [685_00, 0], [822_00, 246_60], [1027_50, 308_25]],
];

describe('the published prices', () => {
  test('are 72 cases: each priced service, in three homes, at three times', () => {
    expect(CASES.length * TIMELINE_IDS.length).toBe(72);
  });

  test.each(
    CASES.flatMap(([serviceId, home, ...figures]) =>
      TIMELINE_IDS.map((timelineId, index) => ({
        serviceId,
        home,
        timelineId,
        figures: figures[index],
      })),
    ),
  )('$timelineId $serviceId: $figures', ({ serviceId, home, timelineId, figures }) => {
    const result = estimate({ serviceId, ...home, timelineId });
    expect(result.status === 'priced' && [result.totalCents, result.depositCents]).toEqual(figures);
  });
});
