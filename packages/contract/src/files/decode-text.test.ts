import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, TEXT_REFUSALS } from './decode-text.ts';

const NOT_TEXT = 'This is no text.';
const decode = (...bytes: readonly (readonly number[])[]) =>
  decodeText(Uint8Array.from(bytes.flat()), NOT_TEXT);

const unitsOf = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
const littleEndian = (text: string) => unitsOf(text).flatMap((unit) => [unit & 0xff, unit >> 8]);
const bigEndian = (text: string) => unitsOf(text).flatMap((unit) => [unit >> 8, unit & 0xff]);
const bytes = (text: string) => unitsOf(text);
const utf8 = (text: string) => [...new TextEncoder().encode(text)];

const MARK = '\uFEFF';
const ROW = 'Date,Name\r\n20/11/2026,Zoë Nguyễn 😀 王小明\r\n';
const CURLY = [0x93, 0x5a, 0x6f, 0xeb, 0x94, 0x20, 0x80];

describe('the text of a file', () => {
  it.each([
    ['UTF-8', utf8(ROW), 'utf-8'],
    ['UTF-8 with its mark', utf8(MARK + ROW), 'utf-8'],
    ['UTF-16, low byte first', littleEndian(MARK + ROW), 'utf-16le'],
    ['UTF-16, high byte first', bigEndian(MARK + ROW), 'utf-16be'],
  ])('in %s is read without its mark', (_name, content, encoding) => {
    expect(decode(content)).toEqual({ text: ROW, encoding, refusal: null });
  });

  it('in Windows-1252 keeps its accents and quotation marks', () => {
    expect(decode(CURLY)).toEqual({ text: '“Zoë” €', encoding: 'windows-1252', refusal: null });
  });

  it('may be empty, or a mark alone', () => {
    expect([decode(), decode(utf8(MARK)), decode(littleEndian(MARK))]).toMatchObject([
      { text: '' },
      { text: '' },
      { text: '' },
    ]);
  });

  it.each([
    ['a byte is missing', littleEndian(MARK + ROW).slice(0, -1), 'brokenUtf16'],
    ['the first half of a character is alone', littleEndian(`${MARK}a\uD83Db`), 'brokenUtf16'],
    ['the second half of a character is alone', bigEndian(`${MARK}a\uDE00b`), 'brokenUtf16'],
    ['it ends within a character', bigEndian(`${MARK}a\uD83D`), 'brokenUtf16'],
    ['it has NULs', littleEndian(`${MARK}a\0b`), 'brokenUtf16'],
    ['it is in UTF-32', littleEndian(`${MARK}\0a\0b\0`), 'brokenUtf16'],
    [
      'a row was added in UTF-8',
      [...littleEndian(MARK + ROW), ...bytes('21/11/2026,10.00,Ng\r\n')],
      'brokenUtf16',
    ],
    [
      'it was added to a text in UTF-8',
      [...utf8(ROW), ...littleEndian(`${MARK}21/11/2026,Nguyễn\r\n`)],
      'unmarkedUtf16',
    ],
    ['it has no mark', littleEndian(ROW), 'unmarkedUtf16'],
    ['it has no mark, high byte first', bigEndian(ROW), 'unmarkedUtf16'],
    ['it says UTF-8 and is not', [...utf8(MARK), ...CURLY], 'brokenUtf8'],
    ['it says UTF-8 and has NULs', utf8(`${MARK}a\0b`), 'brokenUtf8'],
  ] as const)('is refused with what to do where %s', (_what, content, refusal) => {
    expect(decode(content)).toEqual({ refusal: TEXT_REFUSALS[refusal] });
    expect(TEXT_REFUSALS[refusal]).toMatch(/^This file .* save it as UTF-8\.$/u);
  });

  it.each([
    ['a PDF', [...bytes('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, ...bigEndian('(A title of it)')]],
    ['a spreadsheet of today', [...bytes('PK\u0003\u0004'), 20, 0, 6, 0, ...bytes('[Content]')]],
    ['an old spreadsheet', [0xd0, 0xcf, 0x11, 0xe0, 0, 0, ...littleEndian('Workbook of 1997')]],
    ['a text with one NUL', bytes('Date,Name,Amount\0\n')],
    ['UTF-32 without a mark', bytes('D\0\0\0a\0\0\0t\0\0\0e\0\0\0')],
  ])('is not looked for in %s', (_what, content) => {
    expect(decode(content)).toEqual({ refusal: NOT_TEXT });
  });

  it('is the same in each encoding, and never longer than the file', () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 40 })
      .filter((each) => !each.includes('\0') && !each.startsWith(MARK));
    fc.assert(
      fc.property(text, (each) => {
        for (const content of [
          utf8(each),
          utf8(MARK + each),
          littleEndian(MARK + each),
          bigEndian(MARK + each),
        ]) {
          const decoded = decode(content);
          expect(decoded).toMatchObject({ text: each, refusal: null });
          expect(each.length).toBeLessThanOrEqual(content.length);
        }
      }),
    );
  });

  it('is read or refused whatever the bytes are', () => {
    const any = fc.array(
      fc.constantFrom(0, 0x0a, 0x30, 0x41, 0x80, 0xd8, 0xef, 0xbb, 0xbf, 0xfe, 0xff),
    );
    fc.assert(
      fc.property(any, (content) => {
        const decoded = decode(content);
        const refusals: string[] = [...Object.values(TEXT_REFUSALS), NOT_TEXT];
        const isRight =
          decoded.refusal === null
            ? !decoded.text.includes('\0')
            : refusals.includes(decoded.refusal);
        expect([isRight, decoded]).toEqual([true, decoded]);
      }),
    );
  });
});
