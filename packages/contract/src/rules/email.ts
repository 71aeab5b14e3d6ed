// Control characters are refused, because a database cannot store some of them.
const EMAIL_PATTERN = /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+\.[^\s\p{Cc}@]+$/u;

/** The longest address that mail servers support (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Shown when {@link isEmail} is false. */
export const EMAIL_MESSAGE = 'Enter an email address, like name@example.com.';

/** Whether a value is text, an at sign, text, a dot and text, without white space. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(value);
}

/** Normalises an address: trimmed and in lower case, so that look-ups and uniqueness agree. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}
