// Control characters are refused, because a database cannot store some of them.
const EMAIL_PATTERN = /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+\.[^\s\p{Cc}@]+$/u;

/** The longest address that mail servers support (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Shown for text that has not the form of an address. */
export const EMAIL_MESSAGE = 'Enter an email address, like name@example.com.';
const TWO_DOTS_MESSAGE = 'An email address cannot have two dots in a row. Check it.';
const INVISIBLE_MESSAGE = 'This address has a character that cannot be seen. Type it again.';

/**
 * Why a normalised value is not an address, or null. An address is text, an at sign, text, a dot
 * and text, without white space, invisible characters or two dots in a row.
 */
export function findEmailProblem(value: string): string | null {
  if (value.length > EMAIL_MAX_LENGTH || !EMAIL_PATTERN.test(value)) return EMAIL_MESSAGE;
  if (value.includes('..')) return TWO_DOTS_MESSAGE;
  return /\p{Cf}/u.test(value) ? INVISIBLE_MESSAGE : null;
}

/** Whether a normalised value is an address. */
export function isEmail(value: string): boolean {
  return findEmailProblem(value) === null;
}

/**
 * Invisible characters that copied text has around and between letters, such as marks of direction.
 * The two joiners are kept, since some scripts spell words with them.
 */
const COPIED_MARKS = /[^\P{Cf}\u{200C}\u{200D}]/gu;
const FULL_WIDTH = /[\u{FF01}-\u{FF5E}]/gu;
const FULL_WIDTH_OFFSET = 0xfe_e0;

/** What surrounds an address in a text or a link. */
const BEFORE = /^(?:mailto:|[\s<([{"])+/u;
// It begins at the first of a run alone, since a search from each one of a long run takes minutes.
const AFTER = /(?<![\s>)\]}".,;:])[\s>)\]}".,;:]+$/u;

/**
 * Normalises an address, so that look-ups and uniqueness agree: in lower case, with plain letters for
 * full-width ones, and without invisible marks and what surrounds it in a text or a link.
 */
export function normaliseEmail(value: string): string {
  const plain = value
    .replaceAll(COPIED_MARKS, '')
    .replaceAll(FULL_WIDTH, (character) =>
      String.fromCodePoint((character.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET),
    )
    .toLowerCase();
  const [before = ''] = BEFORE.exec(plain) ?? [];
  const rest = plain.slice(before.length);
  const [address = ''] = before.includes('mailto:') ? rest.split('?') : [rest];
  return address.replace(AFTER, '');
}
