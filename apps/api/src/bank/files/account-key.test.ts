import { describe, expect, test } from 'vitest';
import { ApiError } from '../../core/http/api-error.ts';
import { accountKey } from './account-key.ts';

const OWN = [
  { bsb: '062-000', accountNumber: '444417' },
  { bsb: '062-000', accountNumber: '555518' },
];
const keyOf = (number: string, bsb: string | null = null) =>
  accountKey({ number, bsb }, undefined, OWN);

describe('the account of a bank file', () => {
  test.each([
    ['its number alone', '444417', null],
    ['its number with the BSB in front', '062000444417', null],
    ['its number with the BSB in front, set apart', '062-000 4444 17', null],
    ['its number with a BSB that lost its zero', '62000444417', null],
    ['its number filled up with zeros', '000444417', null],
    ['its number filled up after the BSB', '062000000444417', null],
    ['its number, with the BSB beside it', '444417', '062-000'],
    ['its number, with zeros in place of the BSB', '444417', '000000'],
    ['its number, with the name of the bank in place of the BSB', '444417', 'CBA'],
  ])('is the one of the company by %s', (_what, number, bsb) => {
    expect(keyOf(number, bsb)).toBe('444417');
  });

  test.each([
    ['another number', '444418', null, '444418'],
    ['a longer number that ends alike', '7444417', null, '7444417'],
    ['its number at another bank', '444417', '032-000', '032000444417'],
    ['its number with another BSB in front', '032000444417', null, '032000444417'],
    ['the number of a card that ends alike', '4111111111444417', null, '4111111111444417'],
    ['a number of letters and digits that ends alike', 'XX444417', null, 'XX444417'],
  ])('is never the one of the company by %s', (_what, number, bsb, key) => {
    expect(keyOf(number, bsb)).toBe(key);
  });

  test('is the one that staff chose, or the main one, where the file names none', () => {
    expect(accountKey(null, '555518', OWN)).toBe('555518');
    expect(accountKey(null, undefined, OWN)).toBe('444417');
  });

  test('is refused where staff chose another one of the company', () => {
    expect(() => accountKey({ number: '444417', bsb: null }, '555518', OWN)).toThrow(ApiError);
    expect(() => accountKey(null, '999999', OWN)).toThrow(ApiError);
  });
});
