import { describe, expect, test } from 'vitest';
import { formatAud, formatMoney } from './format-aud.ts';

describe('formatAud', () => {
  test.each([
    [0, '$0', '$0.00'],
    [-0, '$0', '$0.00'],
    [1, '$0.01', '$0.01'],
    [12_000, '$120', '$120.00'],
    [26_500, '$265', '$265.00'],
    [123_450, '$1,234.50', '$1,234.50'],
    [123_456_789, '$1,234,567.89', '$1,234,567.89'],
    [-12_000, '−$120', '−$120.00'],
    [-123_450, '−$1,234.50', '−$1,234.50'],
  ])('shows %d cents as %s, or %s with cents always', (cents, auto, always) => {
    expect(formatAud(cents)).toBe(auto);
    expect(formatAud(cents, { decimals: 'auto' })).toBe(auto);
    expect(formatAud(cents, { decimals: 'always' })).toBe(always);
    expect(formatMoney(cents)).toBe(always);
  });

  test.each([0.5, 119.99, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %d, which is not a whole number of cents',
    (cents) => {
      expect(() => formatAud(cents)).toThrow(RangeError);
    },
  );
});
