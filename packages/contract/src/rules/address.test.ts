import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNswPostcode } from './address.ts';

describe('a New South Wales street postcode', () => {
  test.each(['2000', '2154', '2599', '2619', '2899', '2921', '2999'])('accepts %s', (postcode) => {
    expect(isNswPostcode(postcode)).toBe(true);
  });

  test.each([
    ['post office boxes', '1999'],
    ['the Australian Capital Territory', '2600'],
    ['the Australian Capital Territory', '2618'],
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

  test('is always four digits from 2000 to 2999', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 99_999 }), (number) => {
        const isInRange = number >= 2000 && number <= 2999;
        expect(isNswPostcode(String(number)) && !isInRange).toBe(false);
      }),
    );
  });
});
