import { MAX_ENTERED_CENTS } from '@cleaning/contract/fields/rules';

/**
 * A comma stands before groups of three digits alone: "101,15" would be a hundred times too much. A
 * minus or DR may follow the digits.
 */
const AMOUNT =
  /^([+-]?)\$?([+-]?)(\d{1,3}(?:,\d{3}){1,4}|\d{1,15})?(?:\.(\d{1,5}))?(CR|DR|[+-])?$/u;

/** Reads "+1,234.50", "-$12", "(12.00)" or "12.00 DR" as cents; null for text that is not an amount. */
export function readCents(text: string): number | null {
  const compact = text.replaceAll(/\s/gu, '').replaceAll('−', '-').toUpperCase();
  const [, bracketed] = /^\((.+)\)$/u.exec(compact) ?? [];
  const [found, before = '', after = '', dollars, cents = '', end = ''] =
    AMOUNT.exec(bracketed ?? compact) ?? [];
  if (found === undefined || (dollars === undefined && cents === '')) return null;
  if (/[1-9]/u.test(cents.slice(2))) return null;
  const signs = [before, after, end].filter((sign) => sign !== '');
  // Two signs may contradict each other.
  if (signs.length + (bracketed === undefined ? 0 : 1) > 1) return null;
  const amount =
    Number((dollars ?? '0').replaceAll(',', '')) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
  // More than what can be entered is a mistake, not a payment for cleaning.
  if (amount > MAX_ENTERED_CENTS) return null;
  const isOut = bracketed !== undefined || signs.some((sign) => sign === '-' || sign === 'DR');
  return isOut ? -amount : amount;
}
