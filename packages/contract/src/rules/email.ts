// Control characters are not text: a database refuses some of them.
const EMAIL_PATTERN = /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+\.[^\s\p{Cc}@]+$/u;

/** The longest address that mail servers carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Shown when {@link isEmail} is false. */
export const EMAIL_MESSAGE = 'Enter an email address, like name@example.com.';

/** True for text, an at sign, text, a dot and text, with no whitespace. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(value);
}

/** One spelling for one mailbox: trimmed and in lower case, so that look-ups and uniqueness agree. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}
