import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAbn, isValidAbn, normaliseAbn } from './abn.ts';
import { formatBsb, isBankAccountNumber, isBsb } from './bank.ts';
import { isNdisNumber, maskNdisNumber } from './ndis-number.ts';

describe('an ABN', () => {
  test.each(['51 824 753 556', '51824753556', '18 123 456 789', '98 999 999 999'])(
    '%s is valid',
    (text) => {
      expect(isValidAbn(text)).toBe(true);
    },
  );

  test.each([
    '12 345 678 901',
    '10 000 000 000',
    '01 824 753 556',
    '5182475355',
    '518247535566',
    '5182475355a',
    '',
  ])('%j is not', (text) => {
    expect(isValidAbn(text)).toBe(false);
  });

  test('is never valid with one mistyped digit', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    const place = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(place, digit, (index, other) => {
        const abn = '18123456789';
        fc.pre(abn[index] !== String(other));
        expect(isValidAbn(abn.slice(0, index) + other + abn.slice(index + 1))).toBe(false);
      }),
    );
  });

  test('is shown in groups', () => {
    expect(formatAbn('18123456789')).toBe('18 123 456 789');
    expect(normaliseAbn('18 123 456 789')).toBe('18123456789');
    expect(formatAbn('unknown')).toBe('unknown');
  });
});

describe('bank details', () => {
  test('show the BSB with its hyphen', () => {
    expect(['062000', '062-000', '062 000'].map(formatBsb)).toEqual(Array(3).fill('062-000'));
    expect(formatBsb('62000')).toBe('62000');
  });

  test('have the right number of digits', () => {
    expect(['062000', '062-000', '62000', '0620000', 'abc-def'].map(isBsb)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['00123', '012345678', '1234', '1234567890', '12a45'].map(isBankAccountNumber)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

test('an NDIS number has nine digits, and is shown masked', () => {
  expect(['430 000 001', '430000001', '12345678', '4300000012'].map(isNdisNumber)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(maskNdisNumber('430 000 189')).toBe('43x xxx x89');
});
