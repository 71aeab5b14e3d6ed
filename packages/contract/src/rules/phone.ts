/** Shown when {@link isAustralianContactPhone} is false. */
export const PHONE_MESSAGE = 'Enter an Australian phone number, like 0491 570 156.';

const GENERAL_PATTERN = /^\+?[1-9]\d{0,15}$/u;
const AUSTRALIAN_PATTERN = /^(?:\+61|0)[2-9]\d{8}$/u;
const LOOSE_PATTERN = /^(?=.{10})\+?[\d\s()-]+$/su;

/** Spaces, dashes of all kinds, brackets, dots, quotes and what else divides or frames a number. */
const SEPARATORS =
  /[\s\p{Pd}\p{Pi}\p{Pf}−()[\]<>.,:;=/\\⁄∕·•|_*"'`´☎☏✆📞📱📲]|\p{Variation_Selector}/gu;
/**
 * What people write beside a number, as a link or a label, with or without a colon. No label is made of
 * others ("ph" is "p" and "h"): a run that can be divided in two ways takes twice as long with each
 * letter.
 */
const KIND =
  '(?:my|our|is|telephone|tel|phone|mobile|mob|cell|landline|contact|home|work|office|numbers?|num|nr|no|sms|text|call(?:to)?|whatsapp|[mpth])';
const LABELS = new RegExp(String.raw`^${KIND}+(?=[+\d])|(?<=\d)${KIND}+$`, 'giu');
/** More than anybody types or pastes as a number, in characters. */
const LONGEST_TYPED = 100;

/** The country code as it is dialled from Australia or abroad, and the zero that comes after it. */
const PREFIX = String.raw`(?:(?:\+|00(?:11)?)?61)?0?`;
const MOBILE_OR_LANDLINE = new RegExp(`^${PREFIX}([2-478]\\d{8})$`, 'u');
const SERVICE_NUMBER = new RegExp(`^${PREFIX}(1[38]00\\d{6}|13\\d{4})$`, 'u');
const STORED_PATTERN = /^(?:\+61[2-478]\d{8}|1[38]00\d{6}|13\d{4})$/u;

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

/** The digits and the plus of a number, without what surrounds and divides them. */
const compact = (value: string): string =>
  value
    // Wide digits and narrow spaces become plain ones.
    .normalize('NFKC')
    // Programs wrap a copied number in marks of direction, which nobody sees.
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(SEPARATORS, '')
    .replaceAll(LABELS, '');

/**
 * The check of every phone field on a form: an Australian mobile, landline, 1300, 1800 or 13
 * number, in any notation that {@link normalisePhone} reads.
 */
export function isAustralianContactPhone(value: string): boolean {
  return STORED_PATTERN.test(normalisePhone(value));
}

/**
 * Converts a number, as people type and paste it, to the stored form, E.164 (+61491570156). A 13,
 * 1300 or 1800 number cannot be dialled internationally, so it keeps its digits.
 *
 * @returns what is left of the text when it is no Australian number.
 */
export function normalisePhone(value: string): string {
  if (value.length > LONGEST_TYPED) return value;
  const digits = compact(value);
  const [, number] = MOBILE_OR_LANDLINE.exec(digits) ?? [];
  if (number !== undefined) return `+61${number}`;
  const [, service = digits] = SERVICE_NUMBER.exec(digits) ?? [];
  return service;
}

/**
 * The digits by which stored numbers are searched, of a number or its beginning in any notation;
 * null when the text is something else.
 */
export function phoneSearchDigits(text: string): string | null {
  const digits = normalisePhone(text).replace(/^(?:\+61)?0?/u, '');
  return /^\d{4,}$/u.test(digits) ? digits : null;
}

/**
 * Formats a number in groups, as screens and mails show it. Only its digits are used: a number that
 * starts with 61 becomes +61 x xxxx xxxx, one that starts with 0 becomes xxxx xxx xxx, and anything
 * else is returned unchanged.
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
