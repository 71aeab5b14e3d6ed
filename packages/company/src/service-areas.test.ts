import { describe, expect, test } from 'vitest';
import { areaOfPostcode, SERVICE_AREAS } from './service-areas.ts';

describe('the area of a postcode', () => {
  test.each([
    ['2000', 'Sydney CBD'],
    ['2011', 'Sydney CBD'],
    ['2018', 'Eastern Suburbs'],
    ['2050', 'Inner West'],
    ['2140', 'Inner West'],
    ['2060', 'North Shore'],
    ['2108', 'Northern Beaches'],
    ['2153', 'Hills District'],
    ['2150', 'Western Sydney'],
    ['2770', 'Greater Western Sydney'],
  ])('%s is %s', (postcode, area) => {
    expect(areaOfPostcode(postcode)).toBe(area);
  });

  test.each(['2001', '2012', '2051', '2098', '2139', '2230', '2300', '2771', '3000', '', 'Ryde'])(
    'there is none for “%s”',
    (postcode) => {
      expect(areaOfPostcode(postcode)).toBeNull();
    },
  );

  test('is one at most', () => {
    const all = SERVICE_AREAS.flatMap(({ postcodes }) =>
      postcodes.flatMap((part) =>
        typeof part === 'number'
          ? [part]
          : Array.from({ length: part[1] - part[0] + 1 }, (_, index) => part[0] + index),
      ),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});
