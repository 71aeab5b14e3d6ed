/** Shown when {@link isAustralianContactPhone} is false. */
export const PHONE_MESSAGE = 'Enter an Australian phone number, like 0491 570 156.';

const GENERAL_PATTERN = /^\+?[1-9]\d{0,15}$/u;
const AUSTRALIAN_PATTERN = /^(?:\+61|0)[2-9]\d{8}$/u;
const LOOSE_PATTERN = /^\+?[\d\s()-]{10,}$/u;
const CONTACT_PATTERN = /^(?:(?:\+?61|0)(?:[2378]\d{8}|4\d{8})|1[38]00\d{6}|13\d{4})$/u;

/** General check: an optional plus, a first digit 1 to 9, at most 16 digits; spaces are ignored. */
export function isGeneralPhone(value: string): boolean {
  return GENERAL_PATTERN.test(value.replaceAll(/\s/gu, ''));
}

/** Australian pattern: +61 or 0, then a digit 2 to 9, then 8 digits; spaces are ignored. */
export function isAustralianPhone(value: string): boolean {
  return AUSTRALIAN_PATTERN.test(value.replaceAll(/\s/gu, ''));
}

/** Second check: at least 10 characters of digits, spaces, hyphens, brackets and an optional plus. */
export function isLoosePhone(value: string): boolean {
  return LOOSE_PATTERN.test(value);
}

const stripSeparators = (value: string): string => value.replaceAll(/[\s().-]/gu, '');

/**
 * The check of every phone field on a form: an Australian mobile, landline, 1300, 1800 or 13
 * number, in any notation.
 */
export function isAustralianContactPhone(value: string): boolean {
  return CONTACT_PATTERN.test(stripSeparators(value));
}

/**
 * Converts a number to the stored form, E.164 (+61491570156). A 13, 1300 or 1800 number cannot be
 * dialled internationally, so it keeps its digits.
 */
export function normalisePhone(value: string): string {
  const digits = stripSeparators(value).replace(/^\+/u, '');
  if (/^1[38]/u.test(digits)) return digits;
  return `+61${digits.replace(/^(?:61|0)/u, '')}`;
}

/**
 * Formats a number for reading. Only its digits are used: a number that starts with 61 becomes +61
 * x xxxx xxxx, one that starts with 0 becomes xxxx xxx xxx, and anything else is returned
 * unchanged.
 */
export function formatPhone(value: string): string {
  const digits = value.replaceAll(/\D/gu, '');
  if (digits.startsWith('61') && digits.length === 11) {
    return `+61 ${digits.slice(2, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`;
  }
  if (digits.startsWith('0') && digits.length === 10) {
    return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
  }
  return value;
}
