/**
 * The platform's decoder, which browsers and Node.js have; the types of this package are those of the
 * language alone.
 */
declare const TextDecoder: new (
  label: TextEncoding,
  options: { readonly fatal: boolean },
) => { readonly decode: (content: Uint8Array) => string };

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export type DecodedText =
  | { readonly text: string; readonly encoding: TextEncoding; readonly refusal: null }
  | { readonly refusal: string };

const SAVE_AGAIN = 'Export it again, or open it in Excel or Notepad and save it as UTF-8.';

/** Why a text cannot be read, where it is one. */
export const TEXT_REFUSALS = {
  brokenUtf8: `This file says that it is in UTF-8, but some of its letters are not, so we might misread it. ${SAVE_AGAIN}`,
  brokenUtf16: `This file says that it is in UTF-16, but it was cut off, or a part of it is not. ${SAVE_AGAIN}`,
  unmarkedUtf16: `This file is in UTF-16, or a part of it is, without the mark at its start that says so, so we might misread it. ${SAVE_AGAIN}`,
} as const;

/** The byte order marks with which a text says its encoding. */
const MARKS: readonly (readonly [TextEncoding, readonly number[], keyof typeof TEXT_REFUSALS])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf], 'brokenUtf8'],
  ['utf-16le', [0xff, 0xfe], 'brokenUtf16'],
  ['utf-16be', [0xfe, 0xff], 'brokenUtf16'],
];

/**
 * Decodes a text that a person chose: UTF-8 or UTF-16 with a byte order mark, or else UTF-8 or, since
 * some banks and payers still write it, Windows-1252. The text has no more characters than the file
 * has bytes, so a limit on the bytes holds for it too.
 *
 * @param notText the refusal of a file that is no text.
 */
export function decodeText(content: Uint8Array, notText: string): DecodedText {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => content[at] === byte));
  if (marked !== undefined) {
    const [encoding, , refusal] = marked;
    const text = decodeAs(encoding, content);
    const isBroken = text === null || text.includes('\0');
    if (isBroken || (encoding !== 'utf-8' && SINGLE_BYTES.test(bytesOf(content)))) {
      return { refusal: TEXT_REFUSALS[refusal] };
    }
    return { text, encoding, refusal: null };
  }
  if (content.includes(0)) {
    const bytes = bytesOf(content);
    const isUtf16 = STARTS_AS_TEXT.test(bytes) && DOUBLE_BYTES.test(bytes);
    return { refusal: isUtf16 ? TEXT_REFUSALS.unmarkedUtf16 : notText };
  }
  const text = decodeAs('utf-8', content);
  return text === null
    ? { text: bytesOf(content), encoding: 'windows-1252', refusal: null }
    : { text, encoding: 'utf-8', refusal: null };
}

/** @returns null where the content is not in that encoding, or ends within a character. */
function decodeAs(encoding: TextEncoding, content: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

/** A character for each byte. */
const bytesOf = (content: Uint8Array): string =>
  new TextDecoder('windows-1252', { fatal: false }).decode(content);

/**
 * Rows that a program added to a file in UTF-16 without its encoding. They would be read as Chinese
 * characters; those of a name are neither as many nor all made of such bytes.
 */
const SINGLE_BYTES = /[\t\n\r -~]{20}/u;

/** Words in UTF-16. */
const DOUBLE_BYTES = /(?:[\t\n\r -~]\0){8}|(?:\0[\t\n\r -~]){8}/u;

/** Other kinds of files, which may have words in UTF-16 too, begin with other bytes than a text. */
const STARTS_AS_TEXT =
  /^(?!%PDF)(?:(?:[\t\n\r]|\P{Cc}){16}|(?:[\t\n\r -~]\0){8}|(?:\0[\t\n\r -~]){8})/u;
