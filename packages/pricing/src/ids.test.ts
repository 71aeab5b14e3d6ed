import { describe, expect, test } from 'vitest';
import { ADDON_IDS, isAddonId } from './addon-ids.ts';
import { ROOM_IDS, isRoomId } from './room-ids.ts';
import { SERVICE_IDS, isServiceId } from './service-ids.ts';
import { TIMELINE_IDS, isTimelineId } from './timeline-ids.ts';

const families = [
  {
    family: 'service',
    ids: SERVICE_IDS,
    isId: isServiceId,
    published: [
      'general',
      'deep',
      'end-of-lease',
      'ndis',
      'airbnb',
      'post-renovation',
      'after-builders',
      'custom-one-off',
      'pet-treatment',
      'window-carpet',
    ],
  },
  {
    family: 'room',
    ids: ROOM_IDS,
    isId: isRoomId,
    published: ['bedroom', 'bathroom', 'kitchen', 'living', 'dining'],
  },
  {
    family: 'add-on',
    ids: ADDON_IDS,
    isId: isAddonId,
    published: ['windows', 'carpet', 'oven', 'fridge', 'garage', 'balcony'],
  },
  {
    family: 'timeline',
    ids: TIMELINE_IDS,
    isId: isTimelineId,
    published: ['standard', 'urgent', 'same-day'],
  },
];

const strangers = [
  '',
  'General',
  ' general',
  '__proto__',
  'constructor',
  'toString',
  'length',
  '0',
  0,
  null,
  undefined,
  {},
  ['general'],
];

describe.each(families)('$family ids', ({ ids, isId, published }) => {
  test('are the published ids, in order', () => {
    expect(ids).toEqual(published);
  });

  test.each(published)('include %s', (id) => {
    expect(isId(id)).toBe(true);
  });

  test.each(strangers)('do not include %j', (value) => {
    expect(isId(value)).toBe(false);
  });
});
