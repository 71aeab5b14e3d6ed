import { describe, expect, test } from 'vitest';
import { depositFor, depositPercentFor } from './deposit.ts';
import { SERVICE_IDS } from './service-ids.ts';
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
    expect(depositFor(totalCents, { serviceId: 'general', timelineId })).toBe(depositCents);
  });

  test('refuses a total that is not whole cents', () => {
    expect(() => depositFor(100.5, { serviceId: 'general', timelineId: 'urgent' })).toThrow(
      RangeError,
    );
  });

  test.each(SERVICE_IDS)(
    'is asked for a hurried clean of %s, unless the NDIS pays',
    (serviceId) => {
      const percents = TIMELINE_IDS.map((timelineId) =>
        depositPercentFor({ serviceId, timelineId }),
      );
      expect(percents).toEqual(serviceId === 'ndis' ? [0, 0, 0] : [0, 30, 30]);
    },
  );
});
