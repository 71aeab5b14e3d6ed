import { invoiceNumberOf } from '@cleaning/contract';

/** What a text may name. */
export interface NamedReferences {
  readonly quotes: readonly string[];
  readonly visits: readonly string[];
  /** Numbers of invoices. */
  readonly invoices: readonly string[];
}

const NONE: NamedReferences = { quotes: [], visits: [], invoices: [] };

/** How many digits of a reference may still be missing. */
const MISSING_DIGITS = 2;
/** Fewer digits are part of too many references. */
const MIN_PART = 2;
/** The digits of the place of an invoice in its year. */
const PLACE_DIGITS = 5;

/**
 * The references that a text may stand for, what it says itself first: written out as Q-1048, A-1091 or
 * INV-2026-00042, its first digits, the number alone, which each of the three may have, or a payment reference.
 * Whole references are looked up in an index, however many there are.
 *
 * @param today the date in Sydney: an invoice without its year is this year's or last year's.
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

/** Some digits themselves, and with up to as many more as are missing. */
function startingWith(digits: string, missing: number): string[] {
  if (digits.length < MIN_PART) return [digits];
  return Array.from({ length: Math.max(missing, 0) + 1 }, (_, more) =>
    Array.from({ length: 10 ** more }, (_each, end) =>
      more === 0 ? digits : `${digits}${String(end).padStart(more, '0')}`,
    ),
  ).flat();
}
