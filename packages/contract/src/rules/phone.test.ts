import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPhone,
  isAustralianContactPhone,
  isAustralianPhone,
  isGeneralPhone,
  isLoosePhone,
  normalisePhone,
  phoneSearchDigits,
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
    .array(fc.constantFrom('', '', ' ', '-', '.', '(', ')', '/', '\u202F', '\u2011', '\u200E'), {
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
  test.each(['1234567890', '+123456789', '(02) 5550-1234', '          ', '12-34-56-7'])(
    'accepts %j',
    (number) => {
      expect(isLoosePhone(number)).toBe(true);
    },
  );

  test.each([
    ['nine characters', '123456789'],
    ['nine characters with a plus', '+12345678'],
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
    ['an area code that does not exist', '05 5550 1234'],
    ['a local number without its area code', '5550 1234'],
    ['one digit too few', '0491 570 15'],
    ['one digit too many', '0491 570 1566'],
    ['another country', '+64 21 123 456'],
    ['a premium number', '1900 975 707'],
    ['two numbers', '0491 570 156 / 02 5550 1234'],
    ['two country codes', '+61 61 491 570 156'],
    ['only marks that nobody sees', '\u202A\u202C'],
    ['letters', '0491 57O 156'],
    ['a name beside it', 'Tom 0491 570 156'],
    ['a label alone', 'Mobile:'],
    ['two numbers with labels', 'M: 0491 570 156 H: 02 5550 1234'],
    ['an extension', '02 5550 1234 ext 5'],
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

  test.each([
    ['marks of direction, copied from Apple Contacts', '\u202A+61 491 570 156\u202C'],
    ['isolates, copied from Signal', '\u2066+61 491 570 156\u2069'],
    ['a left-to-right mark', '\u200E0491 570 156\u200F'],
    ['a mark inside of the number', '0491\u200B570\u2060156'],
    ['a byte order mark and a soft hyphen', '\uFEFF0491\u00AD570\u00AD156'],
    ['no-break spaces', '0491\u00A0570\u00A0156'],
    ['narrow no-break spaces', '0491\u202F570\u202F156'],
    ['thin and figure spaces', '0491\u2009570\u2007156'],
    ['a wide space', '0491\u3000570\u3000156'],
    ['tabs and line breaks', '\t0491 570\n156\r\n'],
    ['hyphens', '0491-570-156'],
    ['no-break hyphens', '0491\u2011570\u2011156'],
    ['en dashes', '0491–570–156'],
    ['em dashes', '0491 — 570 — 156'],
    ['minus signs', '0491−570−156'],
    ['wide hyphens', '0491－570－156'],
    ['dots', '0491.570.156'],
    ['middle dots', '0491·570·156'],
    ['slashes', '0491/570/156'],
    ['commas', '0491,570,156'],
    ['brackets', '(0491) 570 156'],
    ['square brackets', '[0491] 570-156'],
    ['wide digits', '０４９１　５７０　１５６'],
    ['a wide plus', '＋61 491 570 156'],
    ['a zero in brackets', '+61 (0)491 570 156'],
    ['a zero after the country code', '+61 0491 570 156'],
    ['no plus', '61 491 570 156'],
    ['the code as it is dialled from Europe', '0061 491 570 156'],
    ['the code as Australians dial it', '0011 61 491 570 156'],
    ['no zero', '491 570 156'],
    ['a link', 'tel:+61491570156'],
    ['a link with dashes', 'tel:+61-491-570-156'],
    ['a label', 'Ph: 0491 570 156'],
    ['a short label', 'M. 0491 570 156'],
    ['a label of two words', 'Phone number: 0491 570 156'],
    ['a label of three words', 'Mobile phone no. – 0491 570 156'],
    ['a label without a colon', 'mob 0491 570 156'],
    ['a label without a space', 'Mob0491570156'],
    ['a letter', 'm 0491 570 156'],
    ['a label in brackets', 'Phone (mobile): 0491 570 156'],
    ['a sentence', 'My number is 0491 570 156'],
    ['its kind after it', '0491 570 156 (mobile)'],
    ['its kind after it, without brackets', '0491 570 156 mob.'],
    ['a link for messages', 'sms:+61491570156'],
    ['quotes', '"0491 570 156"'],
    ['curly quotes', '“0491 570 156”'],
    ['guillemets', '«0491 570 156»'],
    ['angle brackets, copied from a mail', '<tel:+61491570156>'],
    ['a semicolon after it', '0491 570 156;'],
    ['a comma after it', '0491 570 156,'],
    ['a telephone in front', '☎ 0491 570 156'],
    ['a picture of a telephone', '☎️0491 570 156'],
    ['a picture of a receiver', '📞 0491 570 156'],
    ['a picture of a mobile and a label', '📱 Mobile: 0491 570 156'],
    ['underscores', '0491_570_156'],
    ['a label and marks', '\u2068Mobile: 0491 570 156\u2069'],
  ])('from %s', (_how, typed) => {
    expect(isAustralianContactPhone(typed)).toBe(true);
    expect(normalisePhone(typed)).toBe('+61491570156');
  });

  test.each([
    ['(02) 9876 5432', '+61298765432', '+61 2 9876 5432'],
    ['+61 2 9876 5432', '+61298765432', '+61 2 9876 5432'],
    ['+61 (0)2 9876–5432', '+61298765432', '+61 2 9876 5432'],
    ['2 9876 5432', '+61298765432', '+61 2 9876 5432'],
    ['08/9876/5432', '+61898765432', '+61 8 9876 5432'],
    ['0491 570 156', '+61491570156', '+61 4 9157 0156'],
    ['1300 975 707', '1300975707', '1300975707'],
    ['+61 1300 975 707', '1300975707', '1300975707'],
    ['tel:1800-975-707', '1800975707', '1800975707'],
    ['\u202A+611800975707\u202C', '1800975707', '1800975707'],
    ['+61 13 10 01', '131001', '131001'],
  ])('%j is stored as %s and shown as %s', (typed, stored, shown) => {
    expect(isAustralianContactPhone(typed)).toBe(true);
    expect(normalisePhone(typed)).toBe(stored);
    expect(formatPhone(stored)).toBe(shown);
  });

  test('every way to write a mobile or landline gives the same stored number', () => {
    const written = nationalNumber.chain((number) =>
      fc.tuple(
        fc.constant(number),
        fc
          .constantFrom('', '0', '61', '+61', '+610', '0061')
          .chain((prefix) => separated(prefix + number)),
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

describe('a phone number is searched', () => {
  test.each([
    ['0491 570 156', '491570156'],
    ['+61 (0)491 570 156', '491570156'],
    ['\u202A0491\u202F570\u202C', '491570'],
    ['0491-570', '491570'],
    ['1300 975', '1300975'],
    ['049', null],
    ['Amira', null],
    ['', null],
  ])('%j by %j', (text, searched) => {
    expect(phoneSearchDigits(text)).toBe(searched);
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

  test('so that it can be read back', () => {
    const typed = fc.oneof(
      nationalNumber.map((number) => `0${number}`),
      serviceNumber,
    );
    fc.assert(
      fc.property(typed, (number) => {
        const stored = normalisePhone(number);
        expect(normalisePhone(formatPhone(stored))).toBe(stored);
      }),
    );
  });

  test('never loses or invents a digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{0,16}$/u), (number) => {
        expect(onlyDigits(formatPhone(number))).toBe(onlyDigits(number));
      }),
    );
  });
});
