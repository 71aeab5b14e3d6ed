/**
 * The largest amount of one row, in cents, as of what is entered. More than this is a mistake, not a
 * payment for cleaning.
 */
const MAX_CENTS = 1_000_000_000;

/** Reads "+1,234.50", "-$12" or "(12.00)" as cents; null for text that is not an amount. */
export function readCents(text: string): number | null {
  const compact = text.replaceAll(/\s/gu, '');
  const [, bracket, sign = '', dollars, cents = ''] =
    /^(\()?([+-]?)\$?(\d[\d,]{0,14})?(?:\.(\d{1,5}))?\)?$/u.exec(compact) ?? [];
  if (compact === '' || (dollars === undefined && cents === '') || /[1-9]/u.test(cents.slice(2)))
    return null;
  const amount =
    Number((dollars ?? '0').replaceAll(',', '')) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
  if (amount > MAX_CENTS) return null;
  return bracket !== undefined || sign === '-' ? -amount : amount;
}
