import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPhone,
  isAustralianContactPhone,
  isAustralianPhone,
  isGeneralPhone,
  isLoosePhone,
  normalisePhone,
} from './phone.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`, 'u'));

/** Mobiles and landlines without their prefix: nine digits that start with an area or mobile digit. */
const nationalNumber = fc
  .tuple(fc.constantFrom('2', '3', '4', '7', '8'), digits(8))
  .map((parts) => parts.join(''));

const serviceNumber = fc.oneof(
  fc.tuple(fc.constantFrom('1300', '1800'), digits(6)).map((parts) => parts.join('')),
  digits(4)
    .map((rest) => `13${rest}`)
    .filter((number) => number.length === 6),
);

const onlyDigits = (text: string) => text.replaceAll(/\D/gu, '');

const separated = (number: string) =>
  fc
    .array(fc.constantFrom('', '', ' ', '-', '.', '(', ')'), {
      minLength: number.length,
      maxLength: number.length,
    })
    .map((separators) => Array.from(number, (digit, index) => digit + separators[index]).join(''));

describe('the general phone check', () => {
  test.each(['1', '+1', '61491570156', '+61 491 570 156', '1234567890123456', ' 1 2 3 '])(
    'accepts %j',
    (number) => {
      expect(isGeneralPhone(number)).toBe(true);
    },
  );

  test.each([
    ['nothing', ''],
    ['only a plus', '+'],
    ['a first digit of zero', '0491570156'],
    ['seventeen digits', '12345678901234567'],
    ['a plus in the middle', '1+2'],
    ['two pluses', '++61'],
    ['hyphens', '614-9157'],
    ['letters', '1800CLEAN'],
  ])('refuses %s', (_reason, number) => {
    expect(isGeneralPhone(number)).toBe(false);
  });
});

describe('the Australian phone pattern', () => {
  test.each(['0491570156', '+61491570156', '0255501234', '+61 2 5550 1234', '0999999999'])(
    'accepts %j',
    (number) => {
      expect(isAustralianPhone(number)).toBe(true);
    },
  );

  test.each([
    ['no prefix', '491570156'],
    ['61 without a plus', '61491570156'],
    ['a digit of 1 after the prefix', '0191570156'],
    ['a digit of 0 after the prefix', '+61091570156'],
    ['seven more digits', '049157015'],
    ['nine more digits', '04915701567'],
    ['hyphens', '0491-570-156'],
  ])('refuses %s', (_reason, number) => {
    expect(isAustralianPhone(number)).toBe(false);
  });
});

describe('the second phone check', () => {
  test.each(['1234567890', '+1234567890', '(02) 5550-1234', '          ', '12-34-56-7'])(
    'accepts %j',
    (number) => {
      expect(isLoosePhone(number)).toBe(true);
    },
  );

  test.each([
    ['nine characters', '123456789'],
    ['a plus at the end', '1234567890+'],
    ['letters', '1234567890x'],
    ['dots', '02.5550.1234'],
  ])('refuses %s', (_reason, number) => {
    expect(isLoosePhone(number)).toBe(false);
  });
});

describe('the phone check of a form', () => {
  test.each([
    '0491 570 156',
    '+61 491 570 156',
    '61491570156',
    '(02) 5550 1234',
    '02-5550-1234',
    '02.5550.1234',
    '1300 975 707',
    '1800 975 707',
    '13 10 01',
  ])('accepts %j', (number) => {
    expect(isAustralianContactPhone(number)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['no prefix', '491 570 156'],
    ['an area code that does not exist', '05 5550 1234'],
    ['one digit too few', '0491 570 15'],
    ['one digit too many', '0491 570 1566'],
    ['another country', '+64 21 123 456'],
    ['a trunk zero after the country code', '+61 0491 570 156'],
    ['an overseas form of a service number', '+61 1300 975 707'],
    ['a premium number', '1900 975 707'],
    ['letters', '0491 57O 156'],
  ])('refuses %s', (_reason, number) => {
    expect(isAustralianContactPhone(number)).toBe(false);
  });
});

describe('a phone number is stored in one form', () => {
  test.each([
    ['0491 570 156', '+61491570156'],
    ['+61 491 570 156', '+61491570156'],
    ['61491570156', '+61491570156'],
    ['(02) 5550-1234', '+61255501234'],
    ['1300 975 707', '1300975707'],
    ['1800 975 707', '1800975707'],
    ['13 10 01', '131001'],
  ])('%j becomes %j', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
  });

  test('every way to write a mobile or landline gives the same stored number', () => {
    const written = nationalNumber.chain((number) =>
      fc.tuple(
        fc.constant(number),
        fc.constantFrom('0', '61', '+61').chain((prefix) => separated(prefix + number)),
      ),
    );
    fc.assert(
      fc.property(written, ([number, typed]) => {
        expect(isAustralianContactPhone(typed)).toBe(true);
        expect(normalisePhone(typed)).toBe(`+61${number}`);
      }),
    );
  });

  test('a stored number is accepted, and does not change', () => {
    const typed = fc.oneof(
      nationalNumber.map((number) => `0${number}`),
      serviceNumber,
    );
    fc.assert(
      fc.property(typed, (number) => {
        const stored = normalisePhone(number);
        expect(isAustralianContactPhone(stored)).toBe(true);
        expect(normalisePhone(stored)).toBe(stored);
      }),
    );
  });
});

describe('a phone number is shown in groups', () => {
  test.each([
    ['+61491570156', '+61 4 9157 0156'],
    ['61 2 5550 1234', '+61 2 5550 1234'],
    ['(02) 5550-1234', '0255 501 234'],
    ['0491570156', '0491 570 156'],
    ['1300975707', '1300975707'],
    ['+64 21 123 456', '+64 21 123 456'],
    ['619', '619'],
    ['04', '04'],
    ['', ''],
  ])('%j shows as %j', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });

  test('never loses or invents a digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{0,16}$/u), (number) => {
        expect(onlyDigits(formatPhone(number))).toBe(onlyDigits(number));
      }),
    );
  });
});
