import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMAIL_MAX_LENGTH, findEmailProblem, isEmail, normaliseEmail } from './email.ts';

describe('an email address is text, an at sign, text, a dot and text', () => {
  test.each([
    'a@b.c',
    'name@example.com',
    'first.last+tag@mail.example.com.au',
    "o'brien@example.com",
    'имя@пример.рф',
  ])('accepts %j', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['no at sign', 'name.example.com'],
    ['nothing before the at sign', '@example.com'],
    ['nothing between the at sign and the dot', 'name@.com'],
    ['nothing after the dot', 'name@example.'],
    ['no dot after the at sign', 'first.last@example'],
    ['two at signs', 'a@b@example.com'],
    ['a space inside', 'na me@example.com'],
    ['a space in front', ' name@example.com'],
    ['a line break at the end', 'name@example.com\n'],
    ['a no-break space', 'na\u00A0me@example.com'],
    ['a control character', 'name\u0000@example.com'],
    ['two dots in a row', 'first..last@example.com'],
    ['two dots in its domain', 'name@example..com'],
    ['an invisible joiner', 'na\u200Dme@example.com'],
  ])('refuses %s', (_reason, address) => {
    expect(isEmail(address)).toBe(false);
  });

  test('accepts addresses up to the length that mail servers accept', () => {
    const longest = `${'a'.repeat(EMAIL_MAX_LENGTH - '@example.com'.length)}@example.com`;
    expect(isEmail(longest)).toBe(true);
    expect(isEmail(`a${longest}`)).toBe(false);
  });

  test('accepts every address a standard generator makes', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        fc.pre(address.length <= EMAIL_MAX_LENGTH);
        expect(isEmail(address)).toBe(true);
      }),
    );
  });

  test('refuses an address with whitespace anywhere', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.nat(),
        fc.constantFrom(' ', '\t', '\n', '\u00A0'),
        (address, position, space) => {
          const at = position % (address.length + 1);
          expect(isEmail(address.slice(0, at) + space + address.slice(at))).toBe(false);
        },
      ),
    );
  });
});

describe('an email address is normalised', () => {
  test('by trimming and lower case', () => {
    expect(normaliseEmail('  Name@Example.COM ')).toBe('name@example.com');
  });

  test.each([
    ['marks of direction', '\u202Aname\u202C@\u2066example\u2069.com\u202E'],
    ['a byte order mark', '\uFEFFname@example.com'],
    ['a zero-width space', 'name\u200B@example.com'],
    ['full-width letters', 'ｎａｍｅ＠ＥＸＡＭＰＬＥ．ｃｏｍ'],
    ['a trailing dot', 'name@example.com.'],
    ['brackets', '<name@example.com>'],
    ['a trailing bracket', 'name@example.com)'],
    ['a link', 'mailto:name@example.com'],
    ['a link with a subject', '<MAILTO:name@example.com?subject=Hello@home>'],
  ])('without %s', (_what, text) => {
    expect(normaliseEmail(text)).toBe('name@example.com');
  });

  test('says why it is refused where its meaning is not clear', () => {
    expect(findEmailProblem('name@example..com')).toContain('two dots');
    expect(findEmailProblem('na\u200Cme@example.com')).toContain('cannot be seen');
    expect(findEmailProblem('name')).toBe('Enter an email address, like name@example.com.');
  });

  test('to the same result when normalised twice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
      }),
    );
  });
});
