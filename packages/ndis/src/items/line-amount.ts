import { roundHalfUp } from '@cleaning/pricing';
import { visitMinutes, type VisitTime } from '../calendar/visit-time.ts';

/** Quantities are stored in hundredths, so that 2.5 hours is the integer 250. */
const HUNDREDTHS = 100;
const MINUTES_AN_HOUR = 60;

/**
 * The amount of a quantity at a price, in whole cents; half a cent rounds up.
 *
 * @param quantityHundredths hours or units times 100.
 * @throws RangeError when either number is not whole.
 */
export function lineAmount(quantityHundredths: number, unitPriceCents: number): number {
  assertIntegers(quantityHundredths, unitPriceCents);
  return roundHalfUp(quantityHundredths * unitPriceCents, HUNDREDTHS);
}

/**
 * The amount for some minutes: rate times minutes over 60, in whole cents; half a cent rounds up.
 *
 * @throws RangeError when either number is not whole.
 */
export function amountForMinutes(minutes: number, hourlyRateCents: number): number {
  assertIntegers(minutes, hourlyRateCents);
  return roundHalfUp(minutes * hourlyRateCents, MINUTES_AN_HOUR);
}

/** Converts minutes to hundredths of an hour, the finest quantity of a claim: 100 becomes 167. */
export function quantityOfMinutes(minutes: number): number {
  return roundHalfUp(minutes * HUNDREDTHS, MINUTES_AN_HOUR);
}

/** Converts hundredths of an hour to the nearest whole minute: 67 becomes 40. */
export function minutesOfQuantity(quantityHundredths: number): number {
  return Math.round((quantityHundredths * MINUTES_AN_HOUR) / HUNDREDTHS);
}

/** The fields of a line that determine its amount. Prices are whole cents. */
export interface BilledLine extends VisitTime {
  readonly unit: string;
  readonly quantityHundredths: number;
  readonly unitPriceCents: number;
}

/**
 * The minutes by which a line is billed: from its start to its end, if its quantity equals these
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
 * The amount of a line, in whole cents. Hours with a start and an end are billed by the minute: 40
 * minutes at $60.10 an hour is $40.07, although 0.67 times $60.10 is $40.27. A claim file can only
 * hold the rounded quantity, but the exact amount is owed.
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
 * Converts a decimal quantity to hundredths: "2.5" becomes 250. Null for text that is not a decimal
 * number, or has more than two decimals.
 */
export function parseQuantity(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/u.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * HUNDREDTHS + Number(decimals.padEnd(2, '0'));
}

/** Formats hundredths without unnecessary zeros: 250 becomes "2.5", 400 becomes "4". */
export function formatQuantity(quantityHundredths: number): string {
  return String(quantityHundredths / HUNDREDTHS);
}

/** Checks each factor, because the product of two fractions can be a whole number by chance. */
function assertIntegers(...values: readonly number[]): void {
  for (const value of values) {
    if (!Number.isSafeInteger(value)) {
      throw new RangeError(`Cannot calculate a line with ${value}. Pass whole numbers.`);
    }
  }
}
