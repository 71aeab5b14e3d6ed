import { describe, expect, test } from 'vitest';
import { depositFor, depositPercentFor } from './deposit.ts';
import { TIMELINE_IDS } from './timeline-ids.ts';

describe('depositFor', () => {
  test.each([
    ['standard', 57_000, 0],
    ['urgent', 57_000, 17_100],
    ['same-day', 18_000, 5400],
    ['urgent', 0, 0],
    ['urgent', 5, 2],
    ['urgent', 4, 1],
  ] as const)('a %s clean of %d cents needs %d first', (timelineId, totalCents, depositCents) => {
    expect(depositFor(totalCents, timelineId)).toBe(depositCents);
  });

  test('refuses a total that is not whole cents', () => {
    expect(() => depositFor(100.5, 'urgent')).toThrow(RangeError);
  });

  test('is 30% of an urgent or same-day clean', () => {
    expect(TIMELINE_IDS.map((timelineId) => depositPercentFor(timelineId))).toEqual([0, 30, 30]);
  });
});
