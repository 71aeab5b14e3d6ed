import { roundHalfUp } from '@cleaning/pricing';

/** Quantities are counted in hundredths, so that 2.5 hours is 250 and nothing is ever a fraction. */
const HUNDREDTHS = 100;
const MINUTES_AN_HOUR = 60;

/**
 * What a quantity at a price comes to, in whole cents, an exact half going up.
 *
 * @param quantityHundredths hours or units times 100.
 * @throws RangeError when either number is not whole.
 */
export function lineAmount(quantityHundredths: number, unitPriceCents: number): number {
  assertWhole(quantityHundredths, unitPriceCents);
  return roundHalfUp(quantityHundredths * unitPriceCents, HUNDREDTHS);
}

/**
 * What part hours come to: rate times minutes over 60, in whole cents, an exact half going up.
 *
 * @throws RangeError when either number is not whole.
 */
export function amountForMinutes(minutes: number, hourlyRateCents: number): number {
  assertWhole(minutes, hourlyRateCents);
  return roundHalfUp(minutes * hourlyRateCents, MINUTES_AN_HOUR);
}

/** Minutes as hundredths of an hour, the finest quantity that a claim can carry: 100 becomes 167. */
export function quantityOfMinutes(minutes: number): number {
  return roundHalfUp(minutes * HUNDREDTHS, MINUTES_AN_HOUR);
}

/**
 * A decimal quantity as hundredths: "2.5" becomes 250. Null for text that is no decimal number, or
 * has more than two decimals.
 */
export function parseQuantity(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/u.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * HUNDREDTHS + Number(decimals.padEnd(2, '0'));
}

/** Hundredths as a person reads them, without needless zeros: 250 becomes "2.5", 400 becomes "4". */
export function formatQuantity(quantityHundredths: number): string {
  return String(quantityHundredths / HUNDREDTHS);
}

/** A product of two fractions can be whole by chance, so each is looked at. */
function assertWhole(...values: readonly number[]): void {
  for (const value of values) {
    if (!Number.isSafeInteger(value)) {
      throw new RangeError(`Cannot calculate a line with ${value}. Pass whole numbers.`);
    }
  }
}
