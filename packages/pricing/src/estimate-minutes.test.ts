import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADDON_IDS } from './addon-ids.ts';
import { MAX_ROOM_COUNT } from './price-tables.ts';
import { ROOM_IDS } from './room-ids.ts';
import { SERVICE_IDS } from './service-ids.ts';
import { estimateMinutes } from './estimate-minutes.ts';

const none = { rooms: {}, addonIds: [] } as const;

test('a general clean of two bedrooms, two bathrooms and a kitchen takes two and a half hours', () => {
  const rooms = { bedroom: 2, bathroom: 2, kitchen: 1 };
  expect(estimateMinutes({ serviceId: 'general', rooms, addonIds: [] })).toBe(150);
  expect(estimateMinutes({ serviceId: 'general', rooms, addonIds: ['oven'] })).toBe(210);
  expect(estimateMinutes({ serviceId: 'deep', rooms, addonIds: [] })).toBe(240);
});

test('a visit is planned for an hour at least and for a working day at most', () => {
  expect(estimateMinutes({ serviceId: 'general', ...none })).toBe(60);
  const rooms = { bedroom: MAX_ROOM_COUNT, bathroom: MAX_ROOM_COUNT };
  expect(estimateMinutes({ serviceId: 'after-builders', rooms, addonIds: ADDON_IDS })).toBe(480);
});

test('one more room never makes a visit shorter, and every length is a half hour', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SERVICE_IDS),
      fc.dictionary(fc.constantFrom(...ROOM_IDS), fc.integer({ min: 0, max: 19 })),
      fc.constantFrom(...ROOM_IDS),
      (serviceId, rooms, id) => {
        const minutes = estimateMinutes({ serviceId, rooms, addonIds: [] });
        const more = { ...rooms, [id]: (rooms[id] ?? 0) + 1 };
        expect(minutes % 30).toBe(0);
        expect(estimateMinutes({ serviceId, rooms: more, addonIds: [] })).toBeGreaterThanOrEqual(
          minutes,
        );
      },
    ),
  );
});
