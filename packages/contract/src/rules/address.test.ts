import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNswPostcode } from './address.ts';

describe('a New South Wales street postcode', () => {
  test.each(['2000', '2154', '2599', '2619', '2899', '2921', '2999'])('accepts %s', (postcode) => {
    expect(isNswPostcode(postcode)).toBe(true);
  });

  test.each([
    ['Brindabella', '2611'],
    ['Wallaroo', '2618'],
    ['Paringi', '3500'],
    ['Murray Downs', '3585'],
    ['Mallan', '3586'],
    ['Barooga', '3644'],
    ['Bringenbrong', '3707'],
    ['Maryland', '4377'],
    ['Jennings', '4383'],
  ])('accepts the one that %s shares with a neighbour, %s', (_place, postcode) => {
    expect(isNswPostcode(postcode)).toBe(true);
  });

  test.each([
    ['post office boxes', '1999'],
    ['the Australian Capital Territory', '2600'],
    ['the Australian Capital Territory', '2617'],
    ['the Australian Capital Territory', '2900'],
    ['the Australian Capital Territory', '2920'],
    ['Victoria', '3000'],
    ['the Northern Territory', '0800'],
    ['three digits', '200'],
    ['five digits', '20000'],
    ['a space', '20 00'],
    ['a sign', '+2000'],
    ['a decimal', '2e3'],
    ['nothing', ''],
  ])('refuses %s', (_reason, postcode) => {
    expect(isNswPostcode(postcode)).toBe(false);
  });

  test('is always four digits, and a neighbour’s only at the border', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 99_999 }), (number) => {
        const isInRange = number >= 2000 && number <= 2999;
        const isAtBorder = number >= 3500 && number <= 4385;
        expect(isNswPostcode(String(number)) && !isInRange && !isAtBorder).toBe(false);
      }),
    );
  });
});
