import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onOneLine, sanitiseText, stripControlCharacters } from './sanitise-text.ts';

describe('free text is trimmed and loses its angle brackets', () => {
  test.each([
    ['  key under the mat  ', 'key under the mat'],
    ['<b>loud</b> dog', 'bloud/b dog'],
    ['< spaced >', 'spaced'],
    ['<<script>>', 'script'],
    ['gate & "side" path', 'gate & "side" path'],
    ['one\n two', 'one\n two'],
    ['<>', ''],
  ])('%j becomes %j', (typed, kept) => {
    expect(sanitiseText(typed)).toBe(kept);
  });

  test('sanitised text stays the same, and only brackets and outer whitespace were removed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const clean = sanitiseText(text);
        expect(clean).not.toMatch(/[<>]|^\s|\s$/u);
        expect(sanitiseText(clean)).toBe(clean);
        expect(text.replaceAll(/[<>]/gu, '')).toContain(clean);
      }),
    );
  });
});

describe('single-line text has no line breaks, and looks as it is stored', () => {
  test.each([
    ['Ann\r\nBcc: eve@mail.example', 'Ann Bcc: eve@mail.example'],
    ['Ann\u2028\tPark', 'Ann Park'],
    ['fdp.\u202Eexe', 'fdp.exe'],
    ['\u2067 Ann \u2069', 'Ann'],
    ['Ann Park', 'Ann Park'],
  ])('%j becomes %j', (typed, kept) => {
    expect(onOneLine(typed)).toBe(kept);
  });
});

describe('control characters are stripped', () => {
  test('NUL and similar characters are removed; tabs and line breaks stay', () => {
    expect(stripControlCharacters('a\u0000b\u0007c\u009Fd\te\r\nf')).toBe('abcd\te\r\nf');
  });

  test('text without control characters is unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~\n\té🧽]*$/u), (text) => {
        expect(stripControlCharacters(text)).toBe(text);
      }),
    );
  });
});
