import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { POSTCODE_MESSAGE } from '../rules/address.ts';
import { EMAIL_MESSAGE } from '../rules/email.ts';
import { NDIS_NUMBER_MESSAGE } from '../rules/ndis-number.ts';
import { PASSWORD_MESSAGE } from '../rules/password.ts';
import { PHONE_MESSAGE } from '../rules/phone.ts';
import { postcodeField } from './address.ts';
import { centsField, enteredCentsField } from './cents.ts';
import { instantField, momentField, plainDateField, recordedDateField } from './dates.ts';
import { emailField } from './email.ts';
import { ndisNumberField } from './ndis-number.ts';
import { currentPasswordField, newPasswordField } from './password.ts';
import { phoneField } from './phone.ts';
import {
  optionalLine,
  optionalText,
  lastNameField,
  personName,
  requiredLine,
  requiredText,
  searchText,
} from './text.ts';
import { versionField, versionQueryField } from './version.ts';

interface FieldCase {
  readonly field: z.ZodType;
  /** Pairs of input and stored value. */
  readonly accepts: readonly (readonly [unknown, unknown])[];
  /** Pairs of input and error message. */
  readonly refuses: readonly (readonly [unknown, string])[];
}

const TOO_LONG_PASSWORD = 'Use 128 characters or fewer.';
const VERSION_MESSAGE = 'Send the version you last read, a whole number from 1.';
const DATE_MESSAGE = 'Enter a date, like 2026-12-03.';
const MOMENT_MESSAGE = 'Give a moment in UTC, like 2026-12-03T22:30:00Z.';
const NAME_MESSAGE = 'Enter a name, without links or addresses.';
const CENTS_MESSAGE = 'Enter an amount in whole cents.';

const fields: Readonly<Record<string, FieldCase>> = {
  email: {
    field: emailField,
    accepts: [
      ['  Name@Example.COM ', 'name@example.com'],
      ['mailto:\u202Aname@example.com\u202C.', 'name@example.com'],
    ],
    refuses: [
      ['name', EMAIL_MESSAGE],
      ['a..b@example.com', 'An email address cannot have two dots in a row. Check it.'],
      ['', EMAIL_MESSAGE],
      [`${'a'.repeat(250)}@example.com`, EMAIL_MESSAGE],
      [undefined, EMAIL_MESSAGE],
      [null, EMAIL_MESSAGE],
      [7, EMAIL_MESSAGE],
      [['a@b.c'], EMAIL_MESSAGE],
    ],
  },
  'new password': {
    field: newPasswordField,
    accepts: [
      [' Cleaning1 ', ' Cleaning1 '],
      [`aA1${'x'.repeat(125)}`, `aA1${'x'.repeat(125)}`],
    ],
    refuses: [
      ['cleaning', PASSWORD_MESSAGE],
      ['', PASSWORD_MESSAGE],
      [`aA1${'x'.repeat(126)}`, TOO_LONG_PASSWORD],
      [undefined, PASSWORD_MESSAGE],
      [12_345_678, PASSWORD_MESSAGE],
    ],
  },
  'current password': {
    field: currentPasswordField,
    accepts: [['x', 'x']],
    refuses: [
      ['', 'Enter your password.'],
      [undefined, 'Enter your password.'],
      ['x'.repeat(129), TOO_LONG_PASSWORD],
    ],
  },
  phone: {
    field: phoneField,
    accepts: [
      ['0491 570 156', '+61491570156'],
      ['1300 975 707', '1300975707'],
    ],
    refuses: [
      ['12345', PHONE_MESSAGE],
      ['', PHONE_MESSAGE],
      [`0491570156${' '.repeat(40)}`, PHONE_MESSAGE],
      [undefined, PHONE_MESSAGE],
      [491_570_156, PHONE_MESSAGE],
    ],
  },
  'NDIS number': {
    field: ndisNumberField,
    accepts: [['430 000 001', '430000001']],
    refuses: [
      ['12345678', NDIS_NUMBER_MESSAGE],
      [430_000_001, NDIS_NUMBER_MESSAGE],
      [`430000001${' '.repeat(40)}`, NDIS_NUMBER_MESSAGE],
    ],
  },
  postcode: {
    field: postcodeField,
    accepts: [[' 2154 ', '2154']],
    refuses: [
      ['3000', POSTCODE_MESSAGE],
      [2154, POSTCODE_MESSAGE],
      ['', POSTCODE_MESSAGE],
    ],
  },
  'required text': {
    field: requiredText({ max: 5, emptyMessage: 'Enter a suburb.' }),
    accepts: [
      [' Ryde ', 'Ryde'],
      ['<Ry>', 'Ry'],
      ['R\u0000yde', 'Ryde'],
    ],
    refuses: [
      ['', 'Enter a suburb.'],
      ['   ', 'Enter a suburb.'],
      ['<>', 'Enter a suburb.'],
      ['\u0000', 'Enter a suburb.'],
      ['\u200B \u2060', 'Enter a suburb.'],
      ['\u3164', 'Enter a suburb.'],
      ['Marsfield', 'Use 5 characters or fewer.'],
      [undefined, 'Enter a suburb.'],
      [{}, 'Enter a suburb.'],
    ],
  },
  'optional text': {
    field: optionalText({ max: 5 }),
    accepts: [
      ['', ''],
      ['  ', ''],
      [' a<b ', 'ab'],
      ['a\u0000b', 'ab'],
    ],
    refuses: [
      ['123456', 'Use 5 characters or fewer.'],
      [5, 'Enter text.'],
    ],
  },
  'required line': {
    field: requiredLine({ max: 12, emptyMessage: 'Enter a suburb.' }),
    accepts: [[' Castle\r\n Hill ', 'Castle Hill']],
    refuses: [
      ['\n', 'Enter a suburb.'],
      ['\u202E', 'Enter a suburb.'],
      ['\u200E\u00AD', 'Enter a suburb.'],
      ['Marsfield North', 'Use 12 characters or fewer.'],
      [undefined, 'Enter a suburb.'],
    ],
  },
  'optional line': {
    field: optionalLine({ max: 5 }),
    accepts: [
      ['\n', ''],
      ['a\nb', 'a b'],
    ],
    refuses: [
      ['123456', 'Use 5 characters or fewer.'],
      [5, 'Enter text.'],
    ],
  },
  "a person's last name": {
    field: lastNameField,
    accepts: [
      ['Park', 'Park'],
      ['', ''],
      ['  ', ''],
      ['St.John', 'St. John'],
    ],
    refuses: [
      ['www.prize', NAME_MESSAGE],
      ['x'.repeat(81), 'Use 80 characters or fewer.'],
      [undefined, 'Enter text.'],
    ],
  },
  "a person's name": {
    field: personName({ emptyMessage: 'Enter your first name.' }),
    accepts: [
      ['Anne-Marie', 'Anne-Marie'],
      ['St. John', 'St. John'],
      ['St.John', 'St. John'],
      ['win at prize.\u202Eexample', 'win at prize. example'],
      ['J.R.', 'J.R.'],
      ['win at prize.example', 'win at prize. example'],
      ['WIN AT BIT.LY', 'WIN AT BIT. LY'],
      ["Zoë O'Neil", "Zoë O'Neil"],
      ['美咲', '美咲'],
    ],
    refuses: [
      [' ', 'Enter your first name.'],
      ['win at https://prize.example', NAME_MESSAGE],
      ['www.prize', NAME_MESSAGE],
      ['www\u202E.prize', NAME_MESSAGE],
      ['a.bc'.repeat(20), 'Use 80 characters or fewer.'],
      ['ann@mail.example', NAME_MESSAGE],
      ['x'.repeat(81), 'Use 80 characters or fewer.'],
    ],
  },
  'search text': {
    field: searchText,
    accepts: [
      [' Q-1048\u0000 ', 'Q-1048'],
      ['<50%_', '<50%_'],
    ],
    refuses: [
      ['x'.repeat(101), 'Search for 100 characters or fewer.'],
      [['a', 'b'], 'Search for one piece of text.'],
    ],
  },
  cents: {
    field: centsField,
    accepts: [
      [0, 0],
      [12_050, 12_050],
    ],
    refuses: [
      [1.5, CENTS_MESSAGE],
      [-1, 'Enter an amount of 0 or more.'],
      ['100', CENTS_MESSAGE],
      // The value of a form for text that is not an amount of dollars.
      [Number.NaN, 'Enter dollars and cents, such as 45.50.'],
      [2 ** 53, CENTS_MESSAGE],
    ],
  },
  version: {
    field: versionField,
    accepts: [
      [1, 1],
      [2_147_483_647, 2_147_483_647],
    ],
    refuses: [
      [0, VERSION_MESSAGE],
      [1.5, VERSION_MESSAGE],
      ['1', VERSION_MESSAGE],
      [2_147_483_648, VERSION_MESSAGE],
      [undefined, VERSION_MESSAGE],
    ],
  },
  'version of a query': {
    field: versionQueryField,
    accepts: [['3', 3]],
    refuses: [
      ['', VERSION_MESSAGE],
      ['x', VERSION_MESSAGE],
      ['1.5', VERSION_MESSAGE],
      [undefined, VERSION_MESSAGE],
    ],
  },
  'calendar date': {
    field: plainDateField,
    accepts: [
      ['2026-12-03', '2026-12-03'],
      ['2028-02-29', '2028-02-29'],
    ],
    refuses: [
      ['2026-02-29', DATE_MESSAGE],
      ['2026-13-01', DATE_MESSAGE],
      // The first date does not exist; the others are outside of the supported years.
      ['0000-01-01', DATE_MESSAGE],
      ['1899-12-31', DATE_MESSAGE],
      ['3000-01-01', DATE_MESSAGE],
      ['3/12/2026', DATE_MESSAGE],
      ['2026-12-03T00:00:00Z', DATE_MESSAGE],
      ['', DATE_MESSAGE],
      [20_261_203, DATE_MESSAGE],
    ],
  },
  'amount of a request': {
    field: enteredCentsField,
    accepts: [
      [0, 0],
      [1_000_000_000, 1_000_000_000],
    ],
    refuses: [[1_000_000_001, 'Enter $10,000,000 or less.']],
  },
  'date of an answer': {
    field: recordedDateField,
    accepts: [
      ['0001-01-01', '0001-01-01'],
      ['1899-12-31', '1899-12-31'],
      ['3000-01-01', '3000-01-01'],
    ],
    refuses: [],
  },
  moment: {
    field: momentField,
    accepts: [['2026-12-03T22:30:00Z', '2026-12-03T22:30:00Z']],
    refuses: [
      ['2026-12-03', MOMENT_MESSAGE],
      ['2026-12-03T22:30:00', MOMENT_MESSAGE],
      ['2026-12-03T22:30:00+11:00', MOMENT_MESSAGE],
      ['0000-01-01T00:00:00Z', MOMENT_MESSAGE],
      ['9999-12-31T23:59:59Z', MOMENT_MESSAGE],
      [undefined, MOMENT_MESSAGE],
    ],
  },
};

describe.each(Object.entries(fields))('the %s field', (_name, { field, accepts, refuses }) => {
  test.each(accepts)('parses %j as %j', (sent, kept) => {
    expect(field.parse(sent)).toBe(kept);
  });

  test.each(refuses)('refuses %j with one message', (sent, message) => {
    const result = field.safeParse(sent);
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('an instant', () => {
  test.each(['2026-12-03T01:02:03Z', '2026-12-03T01:02:03.456Z'])('accepts %s', (instant) => {
    expect(instantField.safeParse(instant).success).toBe(true);
  });

  test.each(['2026-12-03', '2026-12-03T01:02:03', '2026-12-03T01:02:03+11:00', 'now'])(
    'refuses %s, which is not in UTC',
    (instant) => {
      expect(instantField.safeParse(instant).success).toBe(false);
    },
  );
});
