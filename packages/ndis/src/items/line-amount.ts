import { roundHalfUp } from '@cleaning/pricing';
import { visitMinutes, type VisitTime } from '../calendar/visit-time.ts';

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
  assertIntegers(quantityHundredths, unitPriceCents);
  return roundHalfUp(quantityHundredths * unitPriceCents, HUNDREDTHS);
}

/**
 * What part hours come to: rate times minutes over 60, in whole cents, an exact half going up.
 *
 * @throws RangeError when either number is not whole.
 */
export function amountForMinutes(minutes: number, hourlyRateCents: number): number {
  assertIntegers(minutes, hourlyRateCents);
  return roundHalfUp(minutes * hourlyRateCents, MINUTES_AN_HOUR);
}

/** Minutes as hundredths of an hour, the finest quantity that a claim can carry: 100 becomes 167. */
export function quantityOfMinutes(minutes: number): number {
  return roundHalfUp(minutes * HUNDREDTHS, MINUTES_AN_HOUR);
}

/** Hundredths of an hour as whole minutes, the nearest: 67 becomes 40. */
export function minutesOfQuantity(quantityHundredths: number): number {
  return Math.round((quantityHundredths * MINUTES_AN_HOUR) / HUNDREDTHS);
}

/** What a line is billed by. Prices are whole cents. */
export interface BilledLine extends VisitTime {
  readonly unit: string;
  readonly quantityHundredths: number;
  readonly unitPriceCents: number;
}

/**
 * The minutes that a line is billed by: those from its start to its end, where its quantity is these
 * minutes in hours with two decimals. Null for a line that is billed by its quantity.
 */
export function billedMinutes(line: BilledLine): number | null {
  if (line.unit !== 'H') return null;
  const minutes = visitMinutes(line);
  return minutes !== null && quantityOfMinutes(minutes) === line.quantityHundredths
    ? minutes
    : null;
}

/**
 * What a line comes to, in whole cents. Hours with a start and an end are billed by the minute: 40
 * minutes at $60.10 an hour is $40.07, although 0.67 times $60.10 is $40.27. The quantity is what a
 * claim file has room for; the amount is what is owed.
 *
 * @throws RangeError when the quantity or the price is not whole.
 */
export function amountOfLine(line: BilledLine): number {
  const minutes = billedMinutes(line);
  return minutes === null
    ? lineAmount(line.quantityHundredths, line.unitPriceCents)
    : amountForMinutes(minutes, line.unitPriceCents);
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
function assertIntegers(...values: readonly number[]): void {
  for (const value of values) {
    if (!Number.isSafeInteger(value)) {
      throw new RangeError(`Cannot calculate a line with ${value}. Pass whole numbers.`);
    }
  }
}
