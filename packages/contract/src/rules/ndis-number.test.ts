import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNdisNumber, maskNdisNumber, normaliseNdisNumber } from './ndis-number.ts';

const nineDigits = fc.stringMatching(/^\d{9}$/u);

describe('an NDIS number has exactly nine digits', () => {
  test.each(['430000001', '430 000 001', ' 430000001 ', '000000000'])('accepts %j', (number) => {
    expect(isNdisNumber(number)).toBe(true);
  });

  test.each(['', '43000000', '4300000012', '43000000x', '430-000-001', '+430000001', '٤٣٠٠٠٠٠٠١'])(
    'refuses %j',
    (number) => {
      expect(isNdisNumber(number)).toBe(false);
    },
  );

  test('a number of any other length is refused', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/u), (number) => {
        expect(isNdisNumber(number)).toBe(number.length === 9);
      }),
    );
  });

  test('spaces are removed before it is stored', () => {
    expect(normaliseNdisNumber(' 430 000\u00A0001 ')).toBe('430000001');
  });
});

describe('a masked NDIS number', () => {
  test('shows the first two and the last two digits', () => {
    expect(maskNdisNumber('430123456')).toBe('43x xxx x56');
  });

  test('always hides five digits', () => {
    fc.assert(
      fc.property(nineDigits, (number) => {
        expect(maskNdisNumber(number)).toMatch(/^\d\dx xxx x\d\d$/u);
      }),
    );
  });
});
