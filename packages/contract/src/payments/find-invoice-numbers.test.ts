import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findInvoiceNumbers } from './find-invoice-numbers.ts';

const numbersIn = (text: string) => findInvoiceNumbers(text).numbers.map(({ number }) => number);

describe('an invoice number in a text', () => {
  test.each([
    'INV-2026-00077',
    'inv-2026-00077',
    'INV 2026 00077',
    'INV202600077',
    'INV-202600077',
    'INV2026-00077',
    'INV - 2026 - 00077',
    'INV–2026–00077',
    'INV/2026/00077',
    'INV_2026_00077',
    'INV.2026.00077',
    'INV#2026-00077',
    'Inv: 2026-00077',
    'Invoice 2026-00077',
    'INVOICE NO. INV-2026-00077',
    'Invoice number 2026 00077',
    'invoice num:2026-00077',
    'Tax Invoice INV2026-00077.',
    '2026-00077',
    'J CITIZENINV-2026-00077',
    'TRANSFER FROM J CITIZEN INV-2026-00077 23 NOV',
  ])('is found as people type it: %s', (text) => {
    expect(numbersIn(text)).toEqual(['INV-2026-00077']);
  });

  test('is found with any gaps between its parts, however large it is', () => {
    const gap = constantFrom('', '-', ' ', ' - ', '.', '/');
    const place = integer({ min: 1, max: 9_999_999 });
    assert(
      property(tuple(gap, gap), place, ([first, second], at) => {
        const padded = String(at).padStart(5, '0');
        expect(numbersIn(`Pay inv${first}2026${second}${padded}`)).toEqual([`INV-2026-${padded}`]);
      }),
    );
  });

  test.each([
    ['nothing follows', 'INV-2026'],
    ['it has a digit too many', 'INV2026000771'],
    ['it has a digit too few', 'INV-2026-0077'],
    ['its year is no year of this company', 'INV-1926-00077'],
    ['it is a date with an amount', 'PAID 22-11-2026-00077'],
    ['it is part of a longer number', '12026-00077'],
    ['it is a day and a reference', '23 11 2026 00077'],
    ['its digits have no letters and no hyphen', '202600077'],
  ])('is not guessed where %s', (_why, text) => {
    expect(numbersIn(text)).toEqual([]);
  });

  test('may be one of several', () => {
    expect(numbersIn('INV-2026-00077, inv 2026 00078 and INV202600079')).toEqual([
      'INV-2026-00077',
      'INV-2026-00078',
      'INV-2026-00079',
    ]);
  });

  test.each(['INV-2026-00077-2', 'INV202600077-2', 'inv 2026 00077/2', 'INV_2026_00077_2'])(
    'is followed by the line in a claim reference: %s',
    (text) => {
      expect(findInvoiceNumbers(text).numbers).toEqual([
        { number: 'INV-2026-00077', lineNumber: 2 },
      ]);
    },
  );
});

describe('a payment reference in a text', () => {
  test('is found by its check digit, once, beside numbers', () => {
    expect(findInvoiceNumbers('NORTHSIDE 26000463 INV-2026-00077 26000463 26000464')).toEqual({
      numbers: [{ number: 'INV-2026-00077', lineNumber: null }],
      byReference: ['INV-2026-00046'],
      rest: 'NORTHSIDE 26000463   26000463 26000464',
    });
  });
});
