import { describe, expect, test } from 'vitest';
import { gstIncludedIn } from './gst.ts';

describe('the GST in an amount that includes it', () => {
  test.each([
    [0, 0],
    [11, 1],
    [110_00, 10_00],
    [215_00, 19_55],
    [5, 0],
    [6, 1],
    [1, 0],
  ])('of %i cents is %i cents', (amount, gst) => {
    expect(gstIncludedIn(amount)).toBe(gst);
  });

  test('refuses fractions of a cent', () => {
    expect(() => gstIncludedIn(10.5)).toThrow(RangeError);
  });
});
