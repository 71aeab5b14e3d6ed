import { invoiceNumberOf } from '@cleaning/contract/payments/rules';

/** The references that a text may contain. */
export interface NamedReferences {
  readonly quotes: readonly string[];
  readonly visits: readonly string[];
  /** Numbers of invoices. */
  readonly invoices: readonly string[];
}

const NONE: NamedReferences = { quotes: [], visits: [], invoices: [] };

/** How many digits of a reference may be missing at its end. */
const MISSING_DIGITS = 2;
/** With fewer digits, too many references would match. */
const MIN_PART = 2;
/** The number of digits after the year in an invoice number. */
const PLACE_DIGITS = 5;

/**
 * The references that a search text may mean, literal ones first. It may be a whole reference
 * (Q-1048, A-1091 or INV-2026-00042), its first digits, a number alone, which each of the three
 * kinds may have, or a payment reference. The result has whole references only, so that each is
 * looked up in an index.
 *
 * @param today the date in Sydney: an invoice number without a year is of this year or the last.
 */
export function referencesIn(text: string, today: string): NamedReferences {
  const written = text.replaceAll(/\s/gu, '').toUpperCase();
  const [, kind = '', number = ''] = /^(Q|A)?-?0*(\d{1,9})$/u.exec(written) ?? [];
  const numbers = number === '' ? [] : startingWith(number, MISSING_DIGITS);
  const quotes = numbers.map((each) => `Q-${each}`);
  const visits = numbers.map((each) => `A-${each}`);
  if (kind === 'Q') return { ...NONE, quotes };
  if (kind === 'A') return { ...NONE, visits };
  const invoices = invoicesIn(written, Number(today.slice(0, 4)));
  const paid = invoiceNumberOf(written);
  return { quotes, visits, invoices: paid === null ? invoices : [paid, ...invoices] };
}

function invoicesIn(written: string, thisYear: number): string[] {
  const [, year, place] = /^(?:INV-?)?(?:(\d{4})-)?(\d{1,7})$/u.exec(written) ?? [];
  if (place === undefined) return [];
  const years = year === undefined ? [thisYear, thisYear - 1] : [year];
  const whole = Number(place) === 0 ? [] : [String(Number(place)).padStart(PLACE_DIGITS, '0')];
  const missing = Math.min(MISSING_DIGITS, PLACE_DIGITS - place.length);
  const longer = place.startsWith('0') ? startingWith(place, missing).slice(1) : [];
  const places = [...whole, ...longer];
  return years.flatMap((each) => places.map((digits) => `INV-${each}-${digits}`));
}

/** The digits themselves, and every extension of them by up to this many digits. */
function startingWith(digits: string, missing: number): string[] {
  if (digits.length < MIN_PART) return [digits];
  return Array.from({ length: Math.max(missing, 0) + 1 }, (_, more) =>
    Array.from({ length: 10 ** more }, (_each, end) =>
      more === 0 ? digits : `${digits}${String(end).padStart(more, '0')}`,
    ),
  ).flat();
}
